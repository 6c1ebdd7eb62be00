import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { LIMITS, type Passkey } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { FormDialog, RowButton, TextField } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { useRemovePasskeyMutation, useRenamePasskeyMutation } from '../../api/passkeys.api';
import { useChanged } from '../../api/use-changed';
import { passkeyMessages as messages, removeOfMessage, renameOfMessage } from './passkey.messages';
import { PasswordField } from './proof-fields';

interface PasskeyProps {
  readonly passkey: Passkey;
}

export function RenamePasskey({ passkey: { uuid, name } }: PasskeyProps) {
  const { formatMessage } = useIntl();
  const [rename] = useRenamePasskeyMutation();
  return (
    <FormDialog<{ name: string }>
      isAlwaysAllowed
      trigger={
        <RowButton
          icon={<EditOutlined />}
          label={formatMessage(messages.rename)}
          name={formatMessage(renameOfMessage, { name })}
        />
      }
      title={formatMessage(messages.rename)}
      initialValues={{ name }}
      saysFailure
      onSubmit={(values) => rename({ uuid, ...values }).unwrap()}
      done={formatMessage(messages.renamed)}
    >
      <TextField
        name="name"
        label={formatMessage(messages.name)}
        required
        maxLength={LIMITS.passkeyNameLength}
      />
    </FormDialog>
  );
}

export function RemovePasskey({ passkey: { uuid, name } }: PasskeyProps) {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const [remove] = useRemovePasskeyMutation();
  const changed = useChanged();
  return (
    <FormDialog<{ password: string }>
      isAlwaysAllowed
      danger
      trigger={
        <RowButton
          danger
          icon={<DeleteOutlined />}
          label={formatMessage(messages.remove)}
          name={formatMessage(removeOfMessage, { name })}
        />
      }
      title={formatMessage(removeOfMessage, { name })}
      hint={formatMessage(messages.removeHint)}
      okText={formatMessage(messages.remove)}
      verbatim={['password']}
      saysFailure
      onSubmit={async ({ password }) => {
        await remove({ uuid, password }).unwrap();
        if (user) changed.person(user.uuid);
      }}
      done={formatMessage(messages.removed)}
    >
      <PasswordField />
    </FormDialog>
  );
}
