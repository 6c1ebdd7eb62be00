import { HOME_PATH, PAGES } from '@portal/shared/contract';
import { Navigate, Route, Routes } from '@portal/shared/router';
import { NotFoundState } from '@portal/shared/ui';
import { Flex } from 'antd';
import { CompanyBanner } from '../features/banners/company-banner';
import { LiveUpdates } from '../features/live/live-updates';
import { NewCasePage } from '../features/new-case/new-case.page';
import { SubmissionNotice } from '../features/submission';
import { CasePlace } from './case-place';
import { CaseListRoute, DashboardRoute, ViewerRoute } from './routes';

const home = <Navigate to={HOME_PATH} replace />;

/** The pages of the cases domain below the banners and announcements that all of them share. */
export function App() {
  return (
    <Flex vertical gap={16}>
      <CompanyBanner />
      <LiveUpdates />
      <SubmissionNotice />
      <CasePlace>
        <Routes>
          <Route path={PAGES.home} element={home} />
          <Route path={PAGES.dashboardRoot} element={home} />
          <Route path={PAGES.casesRoot} element={home} />
          <Route path={PAGES.dashboard} element={<DashboardRoute />} />
          <Route path={PAGES.newCase} element={<NewCasePage />} />
          <Route path={PAGES.viewer} element={<ViewerRoute />} />
          <Route path={PAGES.caseList} element={<CaseListRoute />} />
          <Route path={PAGES.caseWithoutTab} element={<Navigate to={PAGES.casesRoot} replace />} />
          <Route path={PAGES.case} element={null} />
          <Route path="*" element={<NotFoundState />} />
        </Routes>
      </CasePlace>
    </Flex>
  );
}
