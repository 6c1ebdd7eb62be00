import type { Doctor } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Facts, Ltr, SectionCard } from '@portal/shared/ui';
import { Flex } from 'antd';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../../components/doctor-fields.messages';
import { DoctorStatusTag } from '../../components/doctor-status-tag';
import { InvitationTag } from '../../components/invitation-tag';
import { useCountryNames } from '../../components/use-country-names';
import { invitationMessages, mailMessages, tabMessages } from './doctor.messages';

/** The tab 'profile' of a doctor (DR-02). */
export function DoctorProfile({ doctor }: { doctor: Doctor }) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  const { name, email, externalDoctorId, status, assignedRm, createdAt } = doctor;
  const countryOf = useCountryNames();
  const values = {
    name: <bdi>{name}</bdi>,
    email: <Ltr>{email}</Ltr>,
    externalDoctorId: externalDoctorId && <Ltr>{externalDoctorId}</Ltr>,
    status: <DoctorStatusTag status={status} />,
    country: countryOf(doctor),
    assignedRm: assignedRm && <bdi>{assignedRm.name}</bdi>,
    createdAt: date(createdAt),
  };
  const keys = Object.keys(values) as (keyof typeof values)[];
  return (
    <Flex vertical gap={20}>
      <SectionCard title={formatMessage(tabMessages.profile)}>
        <Facts
          facts={keys.map((key) => ({ key, label: formatMessage(fieldMessages[key]), value: values[key] }))}
        />
      </SectionCard>
      <InvitationCard doctor={doctor} />
    </Flex>
  );
}

/** What became of the last invitation, and of its mail. */
function InvitationCard({ doctor: { invitation, invitedAt } }: { doctor: Doctor }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  const { state, mail, mailSentAt, expiresAt, acceptedAt } = invitation;
  const at = (iso: string | null) => iso && dateTime(iso);
  const values = {
    state: <InvitationTag state={state} />,
    invitedAt: at(invitedAt),
    mail: mail && formatMessage(mailMessages[mail]),
    mailSentAt: at(mailSentAt),
    expiresAt: at(expiresAt),
    acceptedAt: at(acceptedAt),
  };
  // Of an invitation that never was, there is nothing else to say.
  const keys = state === 'none' ? (['state'] as const) : (Object.keys(values) as (keyof typeof values)[]);
  return (
    <SectionCard title={formatMessage(invitationMessages.title)}>
      <Facts
        facts={keys.map((key) => ({
          key,
          label: formatMessage(invitationMessages[key]),
          value: values[key],
        }))}
      />
    </SectionCard>
  );
}
