import { LIMITS } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { FormDialog, TextField } from '@portal/shared/ui';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from '../../api/passkeys.api';
import { useSessionsQuery } from '../../api/security.api';
import { useChanged } from '../../api/use-changed';
import type { NotMade } from './make-passkey';
import { notMadeMessages, passkeyMessages as messages } from './passkey.messages';
import { PasswordField } from './proof-fields';
import { RecoveryCodesDialog } from './recovery-codes.dialog';
import { useBrowserName } from './use-browser-name';

interface Values {
  readonly name: string;
  readonly password: string;
}

/** Adds a passkey: name and password, then the browser's own prompt; recovery codes come with the first one. */
export function AddPasskey() {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  return (
    <>
      <Button type="primary" onClick={() => setIsOpen(true)}>
        {formatMessage(messages.add)}
      </Button>
      {isOpen && <AddDialog onClose={() => setIsOpen(false)} onCodes={setCodes} />}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />}
    </>
  );
}

interface AddDialogProps {
  readonly onClose: () => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

function AddDialog({ onClose, onCodes }: AddDialogProps) {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [notMade, setNotMade] = useState<NotMade | null>(null);
  const changed = useChanged();
  const deviceName = useDeviceName();

  async function submit({ name, password }: Values): Promise<void> {
    setNotMade(null);
    const options = await begin(password).unwrap();
    const { makePasskey } = await import('./make-passkey');
    const credential = await makePasskey(options);
    if (typeof credential === 'string') {
      setNotMade(credential);
      // The dialog stays, with the name and the password of another try.
      throw new Error(credential);
    }
    const { recoveryCodes } = await add({ name, credential }).unwrap();
    if (recoveryCodes.length > 0) onCodes(recoveryCodes);
    else if (user) changed.person(user.uuid);
  }
  return (
    <FormDialog<Values>
      open
      onClose={onClose}
      title={formatMessage(messages.add)}
      hint={formatMessage(messages.addHint)}
      okText={formatMessage(messages.next)}
      initialValues={{ name: deviceName, password: '' }}
      verbatim={['password']}
      // The browser's prompt ends without a passkey for no fault.
      saysFailure={notMade === null}
      onSubmit={submit}
      done={formatMessage(messages.added)}
    >
      {notMade && (
        <Alert
          type="info"
          showIcon
          role="status"
          title={formatMessage(notMadeMessages[notMade])}
          style={{ marginBlockEnd: 16 }}
        />
      )}
      <TextField
        name="name"
        label={formatMessage(messages.name)}
        required
        maxLength={LIMITS.passkeyNameLength}
      />
      <PasswordField />
    </FormDialog>
  );
}

/** What this device is called until the person says otherwise: 'Chrome on Windows'. */
function useDeviceName(): string {
  const { data = [] } = useSessionsQuery();
  const here = data.find(({ isThis }) => isThis);
  return useBrowserName(here ?? { browser: null, system: null });
}
