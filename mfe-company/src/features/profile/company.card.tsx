import type { Company } from '@portal/shared/contract';
import { Facts, Loaded, Ltr, SectionCard } from '@portal/shared/ui';
import { Flex } from 'antd';
import { useIntl } from 'react-intl';
import { useCompanyQuery } from '../../api/company.api';
import { ApproversSelect } from './approvers.select';
import { CompanyDialog } from './company.dialog';
import { DateFormatSelect } from './date-format.select';
import { DentalNotationSelect } from './dental-notation.select';
import { LogoEditor } from './logo-editor';
import { companyMessages, messages } from './profile.messages';

/** Company Information (CO-02). */
export function CompanyCard() {
  const { formatMessage } = useIntl();
  const company = useCompanyQuery();
  const edit = company.data && <CompanyDialog company={company.data} />;
  return (
    <SectionCard title={formatMessage(companyMessages.title)} extra={edit}>
      <Loaded query={company}>{(loaded) => <CompanyInformation company={loaded} />}</Loaded>
    </SectionCard>
  );
}

function CompanyInformation({ company }: { company: Company }) {
  const { formatMessage } = useIntl();
  const { name, phone, email, theme } = company;
  return (
    <Flex vertical gap={24}>
      <Flex wrap gap={24} align="flex-start">
        <LogoEditor company={company} />
        <Facts
          facts={[
            { key: 'name', label: formatMessage(messages.name), value: name },
            {
              key: 'phone',
              label: formatMessage(companyMessages.supportPhone),
              value: phone && <Ltr>{phone}</Ltr>,
            },
            {
              key: 'email',
              label: formatMessage(companyMessages.supportEmail),
              value: email && <Ltr>{email}</Ltr>,
            },
            { key: 'theme', label: formatMessage(companyMessages.theme), value: theme },
          ]}
        />
      </Flex>
      <Flex wrap gap={24}>
        <DateFormatSelect format={company.dateFormat} />
        <DentalNotationSelect companyUuid={company.uuid} />
        <ApproversSelect companyUuid={company.uuid} />
      </Flex>
    </Flex>
  );
}
