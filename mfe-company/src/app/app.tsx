import { PAGES, pathTo } from '@portal/shared/contract';
import { NotFoundState } from '@portal/shared/ui';
import { Navigate, Route, Routes } from '@portal/shared/router';
import { AuditPage } from '../features/audit/audit.page';
import { ErasuresPage } from '../features/erasures/erasures.page';
import { LaserMarkingPage } from '../features/laser-marking/laser-marking.page';
import { ProfileRoute } from './profile.route';

export function App() {
  return (
    <Routes>
      <Route
        path={PAGES.profileRoot}
        element={<Navigate to={pathTo('profile', { tab: 'profile' })} replace />}
      />
      <Route path={PAGES.profile} element={<ProfileRoute />} />
      <Route path={PAGES.audit} element={<AuditPage />} />
      <Route path={PAGES.patientData} element={<ErasuresPage />} />
      <Route path={PAGES.laserMarking} element={<LaserMarkingPage />} />
      <Route path="*" element={<NotFoundState />} />
    </Routes>
  );
}
