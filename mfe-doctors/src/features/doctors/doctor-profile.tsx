import type { Doctor } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Facts, Ltr, SectionCard } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { DoctorStatusTag } from '../../components/doctor-status-tag';
import { fieldMessages } from '../../components/doctor.messages';
import { messages } from './doctors.messages';

/** The tab 'profile' of a doctor (DR-02). */
export function DoctorProfile({ doctor }: { doctor: Doctor }) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const { name, email, externalDoctorId, status, country, assignedRm, createdAt } = doctor;
  const values = {
    name,
    email: <Ltr>{email}</Ltr>,
    externalDoctorId: externalDoctorId && <Ltr>{externalDoctorId}</Ltr>,
    status: <DoctorStatusTag status={status} />,
    country,
    assignedRm: assignedRm?.name,
    createdAt: date(createdAt),
  };
  const keys = Object.keys(values) as (keyof typeof values)[];
  return (
    <SectionCard title={formatMessage(messages.profile)}>
      <Facts
        facts={keys.map((key) => ({ key, label: formatMessage(fieldMessages[key]), value: values[key] }))}
      />
    </SectionCard>
  );
}
