import type { Company } from '@portal/shared/contract';
import { EditDialog, EmailField, TextField } from '@portal/shared/ui';
import { App } from 'antd';
import { useIntl } from 'react-intl';
import { useSaveSupportMutation } from '../../api/company.api';
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
  const [save] = useSaveSupportMutation();
  const changed = useChanged();
  return (
    <EditDialog<CompanyValues>
      title={formatMessage(companyMessages.edit)}
      initialValues={{ phone: company.phone ?? '', email: company.email ?? '' }}
      onSubmit={async (values) =>
        changed.company(await save({ ...values, version: company.version }).unwrap())
      }
      done={formatMessage(companyMessages.updated)}
      onFailure={() => message.error(formatMessage(companyMessages.notUpdated))}
    >
      {/* In any form that people dial: only phones of persons are checked. */}
      <TextField
        name="phone"
        label={formatMessage(companyMessages.supportPhone)}
        required
        type="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={40}
      />
      <EmailField name="email" label={formatMessage(companyMessages.supportEmail)} required />
    </EditDialog>
  );
}
