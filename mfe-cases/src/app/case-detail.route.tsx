import { useParams } from '@portal/shared/router';
import { CaseDetailPage } from '../features/case-detail/case-detail.page';
import { HistoryTab } from '../features/history/history-tab';
import { BatchesTab } from '../features/fulfilment/batches-tab';
import { OrdersTab } from '../features/fulfilment/orders-tab';
import { RefinementsTab } from '../features/fulfilment/refinements-tab';
import { PlansTab } from '../features/plans/plans-tab';
import { RecordsTab } from '../features/records/records-tab';
import { SubmissionTab } from '../features/submission';
import { WithSide } from './with-side';

const TABS = {
  submission: SubmissionTab,
  records: RecordsTab,
  plans: PlansTab,
  orders: OrdersTab,
  batches: BatchesTab,
  refinements: RefinementsTab,
  history: HistoryTab,
} as const;

/** `/:list/:status/:caseId/:tab` */
export function CaseDetailRoute() {
  const { status = 'all', caseId = '', tab = 'overview' } = useParams();
  return (
    <WithSide>
      {(list) => (
        <CaseDetailPage
          key={`${list} ${caseId}`}
          list={list}
          segment={status}
          uuid={caseId}
          tab={tab}
          tabs={TABS}
        />
      )}
    </WithSide>
  );
}
