import type { Company } from '@portal/shared/contract';
import { EditDialog } from '@portal/shared/ui';
import { App, Form, Input } from 'antd';
import { useIntl } from 'react-intl';
import { companyApi } from '../../api/company.api';
import { useChanged } from '../../api/use-changed';
import { companyMessages } from './profile.messages';

interface CompanyValues {
  phone: string;
  email: string;
}

/** 'Edit Company Info' (CO-02): support phone and email, both required. */
export function CompanyDialog({ company }: { company: Company }) {
  const { formatMessage } = useIntl();
  const { message } = App.useApp();
  const [save] = companyApi.useSaveSupportMutation();
  const changed = useChanged();

  async function submit({ phone, email }: CompanyValues): Promise<void> {
    await changed.company(await save({ phone: phone.trim(), email: email.trim() }).unwrap());
    message.success(formatMessage(companyMessages.updated));
  }
  return (
    <EditDialog<CompanyValues>
      title={formatMessage(companyMessages.edit)}
      initialValues={{ phone: company.phone ?? '', email: company.email ?? '' }}
      onSubmit={submit}
      onFailure={() => message.error(formatMessage(companyMessages.notUpdated))}
    >
      <Form.Item
        name="phone"
        label={formatMessage(companyMessages.supportPhone)}
        rules={[{ required: true, whitespace: true }]}
      >
        <Input type="tel" autoComplete="tel" dir="ltr" maxLength={40} />
      </Form.Item>
      <Form.Item
        name="email"
        label={formatMessage(companyMessages.supportEmail)}
        rules={[{ required: true, whitespace: true }, { type: 'email' }]}
      >
        <Input type="email" autoComplete="email" dir="ltr" maxLength={254} />
      </Form.Item>
    </EditDialog>
  );
}
