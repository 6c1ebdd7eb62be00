import { PAGES, type Doctor } from '@portal/shared/contract';
import { Link, useParams } from '@portal/shared/router';
import { Loaded, Ltr, NotFoundState, Page } from '@portal/shared/ui';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useDoctorQuery } from '../../api/doctors.api';
import { DoctorProfile } from './doctor-profile';
import { messages } from './doctors.messages';

/** The tabs of a doctor. */
const TABS: Readonly<Record<string, ComponentType<{ doctor: Doctor }>>> = { profile: DoctorProfile };

/** One doctor (DR-02). */
export function DoctorPage() {
  const { doctorId = '', tab = '' } = useParams();
  const Tab = Object.hasOwn(TABS, tab) ? TABS[tab] : undefined;
  if (!Tab)
    return (
      <NotFoundState>
        <BackLink />
      </NotFoundState>
    );
  // Another doctor is another page: nothing of the former stays while it loads.
  return <LoadedDoctor key={doctorId} uuid={doctorId} Tab={Tab} />;
}

function LoadedDoctor({ uuid, Tab }: { uuid: string; Tab: ComponentType<{ doctor: Doctor }> }) {
  const { formatMessage } = useIntl();
  const doctor = useDoctorQuery(uuid);
  const { name = formatMessage(messages.detailTitle), email } = doctor.data ?? {};
  return (
    <Page title={name} subtitle={email && <Ltr>{email}</Ltr>} actions={<BackLink />}>
      <Loaded query={doctor}>{(loaded) => <Tab doctor={loaded} />}</Loaded>
    </Page>
  );
}

function BackLink() {
  const { formatMessage } = useIntl();
  return <Link to={PAGES.doctors}>{formatMessage(messages.back)}</Link>;
}
