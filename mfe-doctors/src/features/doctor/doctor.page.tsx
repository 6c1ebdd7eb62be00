import { pathTo, type Doctor } from '@portal/shared/contract';
import { Link, useLocation, useNavigate, useParams } from '@portal/shared/router';
import { Loaded, Ltr, NotFoundState, Page, PageTabs } from '@portal/shared/ui';
import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDoctorQuery } from '../../api/doctor.api';
import { useListAddress } from '../../components/use-list-origin';
import { DOCTOR_TABS, isDoctorTab, type DoctorTab } from '../../domain/doctor-tabs';
import { DoctorAddressesTab } from './addresses/doctor-addresses.tab';
import { DoctorCasesTab } from './cases/doctor-cases.tab';
import { DoctorProfile } from './doctor-profile';
import { messages, tabMessages } from './doctor.messages';
import { DoctorHistoryTab } from './history/doctor-history.tab';
import { DoctorStatisticsTab } from './statistics/doctor-statistics.tab';

const CONTENT: Readonly<Record<DoctorTab, ComponentType<{ doctor: Doctor }>>> = {
  profile: DoctorProfile,
  cases: DoctorCasesTab,
  addresses: DoctorAddressesTab,
  statistics: DoctorStatisticsTab,
  history: DoctorHistoryTab,
};

interface DoctorPageProps {
  /** What can be done with the doctor, in the page's head. */
  readonly actions?: (doctor: Doctor) => ReactNode;
}

/** One doctor, with tabs that stand in the address (DR-02). */
export function DoctorPage({ actions }: DoctorPageProps) {
  const { doctorId = '', tab = '' } = useParams();
  if (!isDoctorTab(tab)) {
    return (
      <NotFoundState>
        <BackLink />
      </NotFoundState>
    );
  }
  // Another doctor is another page: nothing of the former stays while it loads.
  return <LoadedDoctor key={doctorId} uuid={doctorId} tab={tab} {...(actions && { actions })} />;
}

function LoadedDoctor({ uuid, tab, actions }: DoctorPageProps & { uuid: string; tab: DoctorTab }) {
  const { formatMessage } = useIntl();
  const query = useDoctorQuery(uuid);
  const { data: doctor, error } = query;
  return (
    <Page
      title={doctor?.name ?? formatMessage(messages.title)}
      subtitle={doctor && <Ltr>{doctor.email}</Ltr>}
      actions={
        <>
          {(doctor ?? error) && <BackLink />}
          {doctor && actions?.(doctor)}
        </>
      }
    >
      <Loaded query={query} notFoundAction={<BackLink />}>
        {(loaded) => <DoctorTabs doctor={loaded} tab={tab} />}
      </Loaded>
    </Page>
  );
}

function DoctorTabs({ doctor, tab }: { doctor: Doctor; tab: DoctorTab }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const Content = CONTENT[tab];
  return (
    <PageTabs
      label={formatMessage(messages.tabs)}
      open={tab}
      onOpen={(key) => void navigate(pathTo('doctor', { doctorId: doctor.uuid, tab: key }), { state })}
      tabs={DOCTOR_TABS.map((key) => ({
        key,
        label: formatMessage(tabMessages[key]),
        children: key === tab && <Content doctor={doctor} />,
      }))}
    />
  );
}

function BackLink() {
  const { formatMessage } = useIntl();
  return <Link to={useListAddress()}>{formatMessage(messages.back)}</Link>;
}
