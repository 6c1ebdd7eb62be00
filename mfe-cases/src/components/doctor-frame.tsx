import type { Case } from '@portal/shared/contract';
import { ReadOnly } from '@portal/shared/ui';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';

const messages = defineMessages({
  blocked: { id: 'cases.banners.doctorBlocked', defaultMessage: "This doctor's account is blocked." },
  restricted: {
    id: 'cases.banners.doctorRestricted',
    defaultMessage: "This doctor's account is restricted.",
  },
});

/** Warns that the case's doctor is blocked or restricted (SH-26). Cases of a blocked doctor are read-only. */
export function DoctorFrame({ doctor, children }: { doctor: Case['doctor']; children: ReactNode }) {
  'use memo';
  const { formatMessage } = useIntl();
  const isBlocked = doctor?.status === 'blocked';
  return (
    <>
      <DoctorBanner doctor={doctor} />
      <ReadOnly reason={isBlocked ? formatMessage(messages.blocked) : null}>{children}</ReadOnly>
    </>
  );
}

function DoctorBanner({ doctor }: { doctor: Case['doctor'] }) {
  const { formatMessage } = useIntl();
  if (doctor?.status === 'blocked') {
    return <Alert type="error" showIcon title={formatMessage(messages.blocked)} />;
  }
  if (doctor?.status === 'restricted') {
    return <Alert type="warning" showIcon title={formatMessage(messages.restricted)} />;
  }
  return null;
}
