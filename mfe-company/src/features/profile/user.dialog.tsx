import type { Contact, ContactMeChange } from '@portal/shared/contract';
import { EditDialog, PhoneField, TextField } from '@portal/shared/ui';
import { App, Form } from 'antd';
import { useIntl } from 'react-intl';
import { useSaveUserMutation, useStorePictureMutation } from '../../api/company.api';
import { useChanged } from '../../api/use-changed';
import { PictureField, type PictureChange } from '../../components/picture/picture-field';
import { messages, userMessages } from './profile.messages';

interface UserValues {
  name: string;
  email: string;
  phone: string;
  avatar?: PictureChange;
}

/** Longest side of a stored avatar, in pixels: sharp at the largest size in which one is shown. */
const AVATAR_SIDE = 256;

/** 'Edit Info' (CO-03): name required, email shown only, phone numeric and optional, avatar a picture. */
export function UserDialog({ user }: { user: Contact }) {
  const { formatMessage } = useIntl();
  const { message } = App.useApp();
  const [save] = useSaveUserMutation();
  const [storePicture] = useStorePictureMutation();
  const changed = useChanged();

  async function toAvatar(change: PictureChange): Promise<Pick<ContactMeChange, 'avatarUrl'>> {
    if (!change) return change === null ? { avatarUrl: null } : {};
    try {
      const { key } = await storePicture({ purpose: 'avatar', picture: change.picture }).unwrap();
      return { avatarUrl: key };
    } catch (error) {
      void message.error(formatMessage(userMessages.avatarFailed));
      throw error;
    }
  }
  async function submit({ name, phone, avatar }: UserValues): Promise<void> {
    // An empty text would be dropped on the way and change nothing; null takes the number away.
    const change = { name, phone: phone || null, ...(await toAvatar(avatar)), version: user.version };
    await changed.user(await save(change).unwrap());
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
      <Form.Item name="avatar" label={formatMessage(userMessages.avatar)}>
        <PictureField of={user.name} current={user.avatarUrl} maxSide={AVATAR_SIDE} />
      </Form.Item>
    </EditDialog>
  );
}
