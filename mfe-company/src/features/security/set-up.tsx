import type { SecondFactorSecret } from '@portal/shared/contract';
import { FormDialog, Ltr } from '@portal/shared/ui';
import { Button, Flex, QRCode, Typography } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useBeginSecondFactorMutation, useConfirmSecondFactorMutation } from '../../api/security.api';
import { CodeField, PasswordField } from './proof-fields';
import { RecoveryCodesDialog } from './recovery-codes.dialog';
import { factorMessages as messages } from './security.messages';
import { SwitchOff } from './switch-off';

/** What the person does just now: prove who they are, teach the app, keep the recovery codes. */
type Step =
  | { readonly kind: 'none' | 'password' }
  | { readonly kind: 'app'; readonly secret: SecondFactorSecret }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

const NONE: Step = { kind: 'none' };

/**
 * Sets up an authenticator app in three dialogs, one after the other; where one is set up, switches it off. The card reads that it is
 * on while the recovery codes are still shown, so both are one component.
 */
export function SetUp({ isOn }: { isOn: boolean }) {
  const { formatMessage } = useIntl();
  const [step, setStep] = useState<Step>(NONE);
  // A dialog that is done closes itself; by then the next one may be open.
  const closeOf = (kind: Step['kind']) => () => setStep((now) => (now.kind === kind ? NONE : now));
  return (
    <>
      {isOn ? (
        <SwitchOff />
      ) : (
        <Button type="primary" onClick={() => setStep({ kind: 'password' })}>
          {formatMessage(messages.setUp)}
        </Button>
      )}
      {step.kind === 'password' && (
        <PasswordStep onClose={closeOf('password')} onDone={(secret) => setStep({ kind: 'app', secret })} />
      )}
      {step.kind === 'app' && (
        <AppStep
          secret={step.secret}
          onClose={closeOf('app')}
          onDone={(codes) => setStep({ kind: 'codes', codes })}
        />
      )}
      {step.kind === 'codes' && <RecoveryCodesDialog codes={step.codes} onClose={closeOf('codes')} />}
    </>
  );
}

interface StepProps<T> {
  readonly onClose: () => void;
  readonly onDone: (result: T) => void;
}

function PasswordStep({ onClose, onDone }: StepProps<SecondFactorSecret>) {
  const { formatMessage } = useIntl();
  const [begin] = useBeginSecondFactorMutation();
  return (
    <FormDialog<{ password: string }>
      open
      onClose={onClose}
      title={formatMessage(messages.title)}
      hint={formatMessage(messages.passwordHint)}
      okText={formatMessage(messages.next)}
      verbatim={['password']}
      onSubmit={async ({ password }) => onDone(await begin(password).unwrap())}
    >
      <PasswordField />
    </FormDialog>
  );
}

function AppStep({
  secret: { key, uri },
  onClose,
  onDone,
}: StepProps<readonly string[]> & { readonly secret: SecondFactorSecret }) {
  const { formatMessage } = useIntl();
  const [confirm] = useConfirmSecondFactorMutation();
  return (
    <FormDialog<{ code: string }>
      open
      onClose={onClose}
      title={formatMessage(messages.scan)}
      hint={formatMessage(messages.scanHint)}
      okText={formatMessage(messages.confirm)}
      onSubmit={async ({ code }) => onDone((await confirm(code).unwrap()).recoveryCodes)}
    >
      <Flex vertical align="center" gap={12} style={{ marginBlockEnd: 16 }}>
        {/* White in the dark, too: cameras want dark on light. */}
        <div role="img" aria-label={formatMessage(messages.picture)}>
          <QRCode value={uri} size={200} color="#000" bgColor="#fff" errorLevel="M" type="svg" />
        </div>
        <Typography.Text type="secondary">{formatMessage(messages.key)}</Typography.Text>
        <Typography.Text copyable={{ text: key }} style={{ textAlign: 'center' }}>
          <Ltr>{inGroups(key)}</Ltr>
        </Typography.Text>
      </Flex>
      <CodeField isNumeric />
    </FormDialog>
  );
}

/** Four letters at a time are easier to type; apps ignore the blanks. */
function inGroups(key: string): string {
  return key.match(/.{1,4}/g)?.join(' ') ?? key;
}
