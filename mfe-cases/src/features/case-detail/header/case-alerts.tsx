import type { Case, CaseStatus } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { ReadOnly } from '@portal/shared/ui';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { detailMessages } from '../case-detail.messages';
import { erasedMessage } from '../patient-data/patient-data.messages';

/** Warns that the case's doctor is blocked or restricted (SH-26). Cases of a blocked doctor are read-only. */
export function DoctorFrame({ doctor, children }: { doctor: Case['doctor']; children: ReactNode }) {
  'use memo';
  const { formatMessage } = useIntl();
  const isBlocked = doctor?.status === 'blocked';
  return (
    <>
      <DoctorBanner doctor={doctor} />
      <ReadOnly reason={isBlocked ? formatMessage(detailMessages.doctorBlocked) : null}>{children}</ReadOnly>
    </>
  );
}

function DoctorBanner({ doctor }: { doctor: Case['doctor'] }) {
  const { formatMessage } = useIntl();
  if (doctor?.status === 'blocked') {
    return <Alert type="error" showIcon title={formatMessage(detailMessages.doctorBlocked)} />;
  }
  if (doctor?.status === 'restricted') {
    return <Alert type="warning" showIcon title={formatMessage(detailMessages.doctorRestricted)} />;
  }
  return null;
}

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
