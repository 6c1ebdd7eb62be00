import type { ErrorData } from '@portal/shared/api';
import type { SecondFactorSecret } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { ConfirmDialog, FormDialog, Ltr } from '@portal/shared/ui';
import { Button, Flex, QRCode, Typography } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useSecondFactorQuery,
} from '../../api/security.api';
import { useChanged } from '../../api/use-changed';
import { CodeField, PasswordField } from './proof-fields';
import { RecoveryCodesDialog } from './recovery-codes.dialog';
import { factorMessages as messages } from './security.messages';
import { SwitchOff } from './switch-off';

/** What the person does just now: prove who they are, teach the app, keep the recovery codes. */
type Step =
  | { readonly kind: 'none' | 'password' | 'onAlready' }
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
          onOnAlready={() => setStep({ kind: 'onAlready' })}
        />
      )}
      {step.kind === 'onAlready' && <OnAlready onClose={closeOf('onAlready')} />}
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
      saysFailure
      onSubmit={async ({ password }) => onDone(await begin(password).unwrap())}
    >
      <PasswordField />
    </FormDialog>
  );
}

interface AppStepProps extends StepProps<readonly string[]> {
  readonly secret: SecondFactorSecret;
  /** An earlier try has switched the app on, and its answer was lost. */
  readonly onOnAlready: () => void;
}

function AppStep({ secret: { key, uri }, onClose, onDone, onOnAlready }: AppStepProps) {
  const { formatMessage } = useIntl();
  const [confirm] = useConfirmSecondFactorMutation();
  const { refetch } = useSecondFactorQuery();

  async function submit({ code }: { code: string }): Promise<void> {
    try {
      onDone((await confirm(code).unwrap()).recoveryCodes);
    } catch (error) {
      const isRefused = (error as ErrorData).code === 'conflict';
      if (!isRefused || !(await refetch().unwrap()).isOn) throw error;
      onOnAlready();
    }
  }
  return (
    <FormDialog<{ code: string }>
      open
      onClose={onClose}
      title={formatMessage(messages.scan)}
      hint={formatMessage(messages.scanHint)}
      okText={formatMessage(messages.confirm)}
      saysFailure
      onSubmit={submit}
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

/** The recovery codes went with the lost answer: nobody can read them again, and a new set-up gives new ones. */
function OnAlready({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const changed = useChanged();
  return (
    <ConfirmDialog
      isNotice
      question={formatMessage(messages.onAlready)}
      hint={formatMessage(messages.onAlreadyHint)}
      okText={formatMessage(messages.understood)}
      run={() => user && changed.person(user.uuid)}
      onClose={onClose}
    />
  );
}

/** Four letters at a time are easier to type; apps ignore the blanks. */
function inGroups(key: string): string {
  return key.match(/.{1,4}/g)?.join(' ') ?? key;
}
