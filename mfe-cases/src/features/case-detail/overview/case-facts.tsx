import type { Case } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Facts, Ltr, type Fact } from '@portal/shared/ui';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../../../components/case-fields/case-fields.messages';
import { useShipToFact } from '../../../components/ship-to/ship-to';
import { useSubmissionFacts } from '../../../components/case-fields/use-submission-facts';

/** The fields of a case (CA-07), without those that do not apply to it. */
export function CaseFacts({ caseRecord }: { caseRecord: Case }) {
  return (
    <Facts
      facts={[
        ...useSubmissionFacts(caseRecord),
        useShipToFact(caseRecord.uuid),
        ...useOtherFacts(caseRecord),
      ]}
    />
  );
}

/** Doctor, relationship manager and dates. */
function useOtherFacts({ doctor, assignedRm, createdAt, submittedAt }: Case): readonly Fact[] {
  const { formatMessage } = useIntl();
  const { date, dateTime } = useDates();
  const fact = (key: keyof typeof fieldMessages, value: ReactNode): Fact => ({
    key,
    label: formatMessage(fieldMessages[key]),
    value,
  });
  return [
    ...(doctor ? [fact('doctor', <NameAndEmail {...doctor} />)] : []),
    ...(assignedRm ? [fact('assignedRm', assignedRm.name)] : []),
    fact('createdAt', date(createdAt)),
    fact('submittedAt', submittedAt && dateTime(submittedAt)),
  ];
}

function NameAndEmail({ name, email }: { name: string; email: string }) {
  return (
    <Flex wrap gap="0 8px">
      <span>{name}</span>
      <Ltr>{email}</Ltr>
    </Flex>
  );
}
