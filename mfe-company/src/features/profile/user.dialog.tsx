import type { Contact } from '@portal/shared/contract';
import { EditDialog, PhoneField, TextField } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { useSaveUserMutation } from '../../api/company.api';
import { useChanged } from '../../api/use-changed';
import { messages, userMessages } from './profile.messages';

interface UserValues {
  name: string;
  email: string;
  phone: string;
}

/** 'Edit Info' (CO-03): name required, email shown only, phone numeric and optional. */
export function UserDialog({ user }: { user: Contact }) {
  const { formatMessage } = useIntl();
  const [save] = useSaveUserMutation();
  const changed = useChanged();

  async function submit({ name, phone }: UserValues): Promise<void> {
    // An empty text would be dropped on the way and change nothing; null takes the number away.
    await changed.user(await save({ name, phone: phone || null }).unwrap());
  }
  return (
    <EditDialog<UserValues>
      title={formatMessage(userMessages.edit)}
      initialValues={{ name: user.name, email: user.email, phone: user.phone ?? '' }}
      onSubmit={submit}
      done={formatMessage(userMessages.updated)}
    >
      <TextField
        name="name"
        label={formatMessage(messages.name)}
        required
        autoComplete="name"
        maxLength={120}
      />
      <TextField
        name="email"
        label={formatMessage(messages.email)}
        required
        type="email"
        dir="ltr"
        disabled
      />
      <PhoneField name="phone" label={formatMessage(messages.phone)} />
    </EditDialog>
  );
}
