import { NotFoundState } from '@portal/shared/ui';
import type { ComponentType } from 'react';
import { Navigate, Route, Routes, useParams } from '@portal/shared/router';
import { ProfilePage } from '../features/profile/profile.page';
import { useFreshRecords } from './use-fresh-records';

/** The pages of `/profile/:tabName`. */
const TABS: Readonly<Record<string, ComponentType>> = { profile: ProfilePage };

export function App() {
  useFreshRecords();
  return (
    <Routes>
      <Route path="/profile" element={<Navigate to="/profile/profile" replace />} />
      <Route path="/profile/:tabName" element={<Tab />} />
      <Route path="*" element={<NotFoundState />} />
    </Routes>
  );
}

function Tab() {
  const { tabName = '' } = useParams();
  const Content = Object.hasOwn(TABS, tabName) ? TABS[tabName] : undefined;
  return Content ? <Content /> : <NotFoundState />;
}
