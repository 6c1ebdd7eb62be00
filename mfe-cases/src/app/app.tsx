import { Navigate, Route, Routes } from '@portal/shared/router';
import { NotFoundState } from '@portal/shared/ui';
import { Flex } from 'antd';
import { HOME_PATH } from '../domain/case-paths';
import { CompanyBanner } from '../features/banners/company-banner';
import { LiveUpdates } from '../features/live/live-updates';
import { NewCasePage } from '../features/new-case/new-case.page';
import { SubmissionNotice } from '../features/submission';
import { CaseDetailRoute } from './case-detail.route';
import { CaseListRoute } from './case-list.route';
import { DashboardRoute } from './dashboard.route';
import { ViewerRoute } from './viewer.route';

const home = <Navigate to={HOME_PATH} replace />;

/** The pages of the cases domain, under what all of them share. */
export function App() {
  return (
    <Flex vertical gap={16}>
      <CompanyBanner />
      <LiveUpdates />
      <SubmissionNotice />
      <Routes>
        <Route path="/" element={home} />
        <Route path="/dashboard" element={home} />
        <Route path="/cases" element={home} />
        <Route path="/dashboard/:list/:status" element={<DashboardRoute />} />
        <Route path="/cases/new" element={<NewCasePage />} />
        <Route path="/viewer/:token" element={<ViewerRoute />} />
        <Route path="/cases/:list" element={<CaseListRoute />} />
        <Route path="/cases/:list/:caseId" element={<Navigate to="/cases" replace />} />
        <Route path="/:list/:status/:caseId/:tab" element={<CaseDetailRoute />} />
        <Route path="*" element={<NotFoundState />} />
      </Routes>
    </Flex>
  );
}
