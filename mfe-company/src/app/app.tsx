import { PAGES, pathTo } from '@portal/shared/contract';
import { NotFoundState } from '@portal/shared/ui';
import type { ComponentType } from 'react';
import { Navigate, Route, Routes, useParams } from '@portal/shared/router';
import { LaserMarkingPage } from '../features/laser-marking/laser-marking.page';
import { ProfilePage } from '../features/profile/profile.page';

/** The pages of the profile. */
const TABS: Readonly<Record<string, ComponentType>> = { profile: ProfilePage };

export function App() {
  return (
    <Routes>
      <Route
        path={PAGES.profileRoot}
        element={<Navigate to={pathTo('profile', { tab: 'profile' })} replace />}
      />
      <Route path={PAGES.profile} element={<Tab />} />
      <Route path={PAGES.laserMarking} element={<LaserMarkingPage />} />
      <Route path="*" element={<NotFoundState />} />
    </Routes>
  );
}

function Tab() {
  const { tab = '' } = useParams();
  const Content = Object.hasOwn(TABS, tab) ? TABS[tab] : undefined;
  return Content ? <Content /> : <NotFoundState />;
}
