import type { Case, CaseStatus } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Alert } from 'antd';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { detailMessages } from '../case-detail.messages';
import { erasedMessage } from '../patient-data/patient-data.messages';

/** Says why the page of a case is empty whose patient data was erased. */
export function ErasedAlert({ caseRecord: { erasedAt } }: { caseRecord: Case }) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  if (erasedAt === null) return null;
  return <Alert type="info" showIcon title={formatMessage(erasedMessage, { date: date(erasedAt) })} />;
}

const REJECTED: Partial<Record<CaseStatus, MessageDescriptor>> = {
  REJECTED: detailMessages.rejected,
  ORDER_REJECTED: detailMessages.orderRejected,
};

/** The lab's reason for rejecting the case or its order. Stays on the page while the case is corrected. */
export function RejectAlert({ caseRecord }: { caseRecord: Case }) {
  const { formatMessage } = useIntl();
  const title = REJECTED[caseRecord.status];
  if (!title) return null;
  return (
    <Alert
      type="error"
      showIcon
      title={formatMessage(title)}
      description={
        caseRecord.rejectReason ? (
          <bdi>{caseRecord.rejectReason}</bdi>
        ) : (
          formatMessage(detailMessages.noReason)
        )
      }
    />
  );
}
