import { Navigate, useLocation, useParams } from '@portal/shared/router';
import { Flex } from 'antd';
import { casePath, isDetailTab } from '../domain/case-paths';
import type { CaseTabProps } from '../domain/case-tab';
import { DoctorFrame } from '../features/banners/doctor-banner';
import { CaseDetailPage } from '../features/case-detail/case-detail.page';
import { ImpressionsSlip } from '../features/case-detail/impressions-slip';
import { HistoryTab } from '../features/history/history-tab';
import { BatchesTab } from '../features/parts/batches-tab';
import { OrdersTab } from '../features/parts/orders-tab';
import { RefinementsTab } from '../features/parts/refinements-tab';
import { RequestsTab } from '../features/parts/requests-tab';
import { ShipmentsTab } from '../features/parts/shipments-tab';
import { PlansTab } from '../features/plans/plans-tab';
import { FileList } from '../features/records/file-list';
import { RecordSlots } from '../features/records/record-slots';
import { RecordsTab } from '../features/records/records-tab';
import { GAP_PREFIX, SubmissionTab } from '../features/submission';
import { WithSide } from './with-side';

const TABS = {
  submission: Submission,
  records: RecordsTab,
  plans: PlansTab,
  orders: OrdersTab,
  batches: BatchesTab,
  refinements: Refinements,
  requests: RequestsTab,
  shipments: ShipmentsTab,
  history: HistoryTab,
} as const;

/** `/:list/:status/:caseId/:tab` */
export function CaseDetailRoute() {
  const { status = 'all', caseId = '', tab } = useParams();
  const state: unknown = useLocation().state;
  return (
    <WithSide>
      {(list) =>
        isDetailTab(tab) ? (
          <CaseDetailPage
            key={`${list} ${caseId}`}
            list={list}
            segment={status}
            uuid={caseId}
            tab={tab}
            tabs={TABS}
            renderFrame={({ doctor }, content) => <DoctorFrame doctor={doctor}>{content}</DoctorFrame>}
          />
        ) : (
          <Navigate to={casePath(list, status, caseId, 'overview')} state={state} replace />
        )
      }
    </WithSide>
  );
}

/** The submission with the slots of the records, and what goes with impressions that travel by courier. */
function Submission(props: CaseTabProps) {
  return (
    <SubmissionTab
      {...props}
      renderSlots={(subject, errors) => (
        <Flex vertical gap={16}>
          {subject.impressionType === 'physical' && <ImpressionsSlip subject={subject} />}
          <RecordSlots subject={subject} list={props.list} errors={errors} idPrefix={GAP_PREFIX} />
        </Flex>
      )}
    />
  );
}

/** The refinements with the files of the records. */
function Refinements(props: CaseTabProps) {
  return <RefinementsTab {...props} renderFiles={(files) => <FileList files={files} />} />;
}
