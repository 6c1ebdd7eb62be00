import { pathTo, type Case, type CaseStatus } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Link } from '@portal/shared/router';
import { usePermissions } from '@portal/shared/session';
import { Alert } from 'antd';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { detailMessages } from '../case-detail.messages';
import {
  erasedMessage,
  erasesMessage,
  erasesSoonMessage,
  messages,
} from '../patient-data/patient-data.messages';

/** Says why the page of a case is empty whose patient data was erased. */
export function ErasedAlert({ caseRecord: { erasedAt } }: { caseRecord: Case }) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  if (erasedAt === null) return null;
  return <Alert type="info" showIcon title={formatMessage(erasedMessage, { date: date(erasedAt) })} />;
}

/** What is due is carried out once an hour. */
const HOUR_MS = 3_600_000;
const isOverdue = (moment: string): boolean => Date.parse(moment) + HOUR_MS < Date.now();

/** Says to everybody who works on a case when its patient data goes, while that can be undone, and to super admins where. */
export function ErasureAlert({ caseRecord: { erasesAt = null } }: { caseRecord: Case }) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const { isSuperAdmin } = usePermissions();
  if (erasesAt === null) return null;
  // What is still open in the case keeps it beyond its day.
  const message = isOverdue(erasesAt) ? erasesSoonMessage : erasesMessage;
  return (
    <Alert
      type="warning"
      showIcon
      title={formatMessage(message, { date: date(erasesAt) })}
      action={isSuperAdmin && <Link to={pathTo('patientData')}>{formatMessage(messages.erasures)}</Link>}
    />
  );
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
