import { useParams } from '@portal/shared/router';
import { EmptyState, NotFoundState, Page } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { NewCaseButton } from '../components/new-case-button';
import { toSegment } from '../domain/case-list-view';
import type { CaseListName, StatusSegment } from '../domain/case-paths';
import { CaseListSection } from '../features/case-list/case-list-section';
import { dashboardMessages } from '../features/dashboard/dashboard.messages';
import { PendingActions } from '../features/dashboard/pending-actions';
import { usePendingCounts } from '../features/dashboard/use-pending-counts';
import { useHasDoctorSide, WithSide } from './with-side';

/** `/dashboard/:list/:status` */
export function DashboardRoute() {
  const segment = toSegment(useParams().status);
  if (!segment) return <NotFoundState />;
  return <WithSide>{(list) => <Dashboard list={list} segment={segment} />}</WithSide>;
}

/** What waits for the reader, by status, and the cases behind each count: a page of two features (CA-01). */
function Dashboard({ list, segment }: { list: CaseListName; segment: StatusSegment }) {
  const { formatMessage } = useIntl();
  const hasDoctorSide = useHasDoctorSide();
  const pending = usePendingCounts(list);
  const { statuses, total, isLoaded, isFailed } = pending;
  const isAllDone = isLoaded && total === 0 && segment === 'all';
  const newCase = list === 'admin' && <NewCaseButton />;
  return (
    <Page
      title={formatMessage(dashboardMessages.title)}
      subtitle={isLoaded && formatMessage(dashboardMessages.subtitle, { count: total })}
      actions={!isAllDone && newCase}
    >
      <PendingActions list={list} segment={segment} hasDoctorSide={hasDoctorSide} pending={pending} />
      {isAllDone && <EmptyState text={formatMessage(dashboardMessages.allDone)}>{newCase}</EmptyState>}
      {!isFailed && !isAllDone && (
        <CaseListSection
          key={`${list} ${segment}`}
          name={list}
          label={formatMessage(dashboardMessages.list)}
          fixed={{ statuses: segment === 'all' ? statuses : [segment], segment }}
        />
      )}
    </Page>
  );
}
