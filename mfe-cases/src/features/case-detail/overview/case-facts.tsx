import type { Case } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Facts, Ltr, type Fact } from '@portal/shared/ui';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useCaseQuery } from '../../../api/cases.api';
import type { CaseTabProps } from '../../../components/case-tab';
import { fieldMessages } from '../../../components/case-fields/case-fields.messages';
import { useShipToFact } from '../../../components/ship-to/ship-to';
import { useSubmissionFacts } from '../../../components/case-fields/use-submission-facts';

/** The fields of a case (CA-07), without those that do not apply to it. */
export function CaseFacts({ caseRecord, list }: Pick<CaseTabProps, 'caseRecord' | 'list'>) {
  // The row of a list, which stands in until the case's own reply has come, does not say what the case is made with.
  const { currentData } = useCaseQuery({ list, id: caseRecord.uuid });
  const isKnown = currentData !== undefined && caseRecord.erasedAt === null;
  return (
    <Facts
      facts={[
        ...useSubmissionFacts(isKnown ? caseRecord : { ...caseRecord, madeWith: 'unknown' }),
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
