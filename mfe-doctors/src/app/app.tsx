import { PAGES } from '@portal/shared/contract';
import { Route, Routes } from '@portal/shared/router';
import { usePermissions } from '@portal/shared/session';
import { ForbiddenState, NotFoundState } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { DoctorPageActions } from '../components/doctor-dialogs/doctor-page-actions';
import { RmReadOnly } from '../components/rm-read-only';
import { DoctorPage } from '../features/doctor/doctor.page';
import { DoctorListPage } from '../features/doctors/doctor-list.page';
import { ImportDoctorsButton } from '../features/import/import-doctors-button';
import { appMessages } from './app.messages';

/** Doctors are an organisation's; nobody else gets as far as a call that would be refused. */
export function App() {
  const { formatMessage } = useIntl();
  const { isDso } = usePermissions();
  if (!isDso) return <ForbiddenState detail={formatMessage(appMessages.onlyDso)} />;
  return (
    <RmReadOnly>
      <Routes>
        <Route path={PAGES.doctors} element={<DoctorListPage actions={<ImportDoctorsButton />} />} />
        <Route
          path={PAGES.doctor}
          element={<DoctorPage actions={(doctor) => <DoctorPageActions doctor={doctor} />} />}
        />
        <Route path="*" element={<NotFoundState />} />
      </Routes>
    </RmReadOnly>
  );
}
