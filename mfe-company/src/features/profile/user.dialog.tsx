import type { Contact } from '@portal/shared/contract';
import { EditDialog } from '@portal/shared/ui';
import { App, Form, Input } from 'antd';
import { useIntl } from 'react-intl';
import { companyApi } from '../../api/company.api';
import { useChanged } from '../../api/use-changed';
import { PHONE_PATTERN } from '../../domain/phone';
import { messages, userMessages } from './profile.messages';

interface UserValues {
  name: string;
  email: string;
  phone: string;
}

/** 'Edit Info' (CO-03): name required, email shown only, phone numeric and optional. */
export function UserDialog({ user }: { user: Contact }) {
  const { formatMessage } = useIntl();
  const { message } = App.useApp();
  const [save] = companyApi.useSaveUserMutation();
  const changed = useChanged();

  async function submit({ name, phone }: UserValues): Promise<void> {
    // An empty text would be dropped on the way and change nothing; null takes the number away.
    await changed.user(await save({ name: name.trim(), phone: phone.trim() || null }).unwrap());
    message.success(formatMessage(userMessages.updated));
  }
  return (
    <EditDialog<UserValues>
      title={formatMessage(userMessages.edit)}
      initialValues={{ name: user.name, email: user.email, phone: user.phone ?? '' }}
      onSubmit={submit}
    >
      <Form.Item
        name="name"
        label={formatMessage(messages.name)}
        rules={[{ required: true, whitespace: true }]}
      >
        <Input autoComplete="name" maxLength={120} />
      </Form.Item>
      <Form.Item name="email" label={formatMessage(messages.email)} rules={[{ required: true }]}>
        <Input type="email" dir="ltr" disabled />
      </Form.Item>
      <Form.Item
        name="phone"
        label={formatMessage(messages.phone)}
        rules={[{ pattern: PHONE_PATTERN, message: formatMessage(messages.phonePattern) }]}
      >
        <Input type="tel" inputMode="tel" autoComplete="tel" dir="ltr" maxLength={40} />
      </Form.Item>
    </EditDialog>
  );
}
