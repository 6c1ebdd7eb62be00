import { hasDoctorSide } from '@portal/shared/contract';
import { Navigate, useLocation, useParams } from '@portal/shared/router';
import { usePermissions, useSession } from '@portal/shared/session';
import { NotFoundState } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { toSegment } from '../domain/case-list-view';
import { readOpenedToken } from '../components/viewer-origin';
import { isCaseListName, type CaseListName } from '../domain/case-paths';
import { CaseDetailPage } from '../features/case-detail/case-detail.page';
import { CaseListPage } from '../features/case-list/case-list.page';
import { DashboardPage } from '../features/dashboard/dashboard.page';
import { BatchesTab } from '../features/fulfilment/batches-tab';
import { OrdersTab } from '../features/fulfilment/orders-tab';
import { RefinementsTab } from '../features/refinements/refinements-tab';
import { HistoryTab } from '../features/history/history-tab';
import { PlansTab } from '../features/plans/plans-tab';
import { RecordsTab } from '../features/records/records-tab';
import { SubmissionTab } from '../features/submission';
import { ViewerPage } from '../features/viewer/viewer.page';

const TABS = {
  submission: SubmissionTab,
  records: RecordsTab,
  plans: PlansTab,
  orders: OrdersTab,
  batches: BatchesTab,
  refinements: RefinementsTab,
  history: HistoryTab,
} as const;

interface CaseDetailRouteProps {
  readonly list: string;
  readonly status: string;
  readonly caseId: string;
  readonly tab: string;
}

/** `/:list/:status/:caseId/:tab` */
export function CaseDetailRoute({ list, status, caseId, tab }: CaseDetailRouteProps) {
  return (
    <ListRoute list={list}>
      {(name) => <CaseDetailPage list={name} segment={status} uuid={caseId} tab={tab} tabs={TABS} />}
    </ListRoute>
  );
}

/** `/cases/:list` */
export function CaseListRoute() {
  const { list } = useParams();
  return <ListRoute list={list}>{(name) => <CaseListPage list={name} />}</ListRoute>;
}

/** `/dashboard/:list/:status` */
export function DashboardRoute() {
  const { list, status } = useParams();
  const segment = toSegment(status);
  const hasDoctorSide = useHasDoctorSide();
  if (!segment) return <NotFoundState />;
  return (
    <ListRoute list={list}>
      {(name) => <DashboardPage list={name} segment={segment} hasDoctorSide={hasDoctorSide} />}
    </ListRoute>
  );
}

/** `/viewer/:token` */
export function ViewerRoute() {
  const { token = '' } = useParams();
  const opened = readOpenedToken(useLocation().state) ?? token;
  return <ViewerPage key={opened} token={token} />;
}

/** The pages of one side. A person without access to doctors' cases is sent home from their pages (specification § 2). */
function ListRoute({
  list,
  children,
}: {
  list: string | undefined;
  children: (list: CaseListName) => ReactNode;
}) {
  const hasDoctorSide = useHasDoctorSide();
  if (!isCaseListName(list)) return <NotFoundState />;
  if (list === 'doctor' && !hasDoctorSide) return <Navigate to="/" replace />;
  return children(list);
}

function useHasDoctorSide(): boolean {
  const { role } = useSession();
  const { isDso } = usePermissions();
  return hasDoctorSide({ role, isDso });
}
