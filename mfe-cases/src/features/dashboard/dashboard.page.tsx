import { EmptyState, Page, useReadOnlyReason } from '@portal/shared/ui';
import { useIntl } from 'react-intl';
import { CaseListSection } from '../../components/case-list/case-list-section';
import { NewCaseButton } from '../../components/new-case-button';
import type { CaseListName, StatusSegment } from '../../domain/case-paths';
import { dashboardMessages } from './dashboard.messages';
import { PendingActions } from './pending-actions';
import { usePendingCounts } from './use-pending-counts';

interface DashboardPageProps {
  readonly list: CaseListName;
  readonly segment: StatusSegment;
  readonly hasDoctorSide: boolean;
}

/** How many cases wait for the reader in each status, and below the counts the cases themselves (CA-01). */
export function DashboardPage({ list, segment, hasDoctorSide }: DashboardPageProps) {
  const { formatMessage } = useIntl();
  const pending = usePendingCounts(list);
  const { statuses, total, others, isLoaded, isFailed } = pending;
  const isNothing = total === 0 && others.length === 0;
  const isAllDone = isLoaded && isNothing && segment === 'all';
  const isReadOnly = useReadOnlyReason() !== null;
  return (
    <Page
      title={formatMessage(dashboardMessages.title)}
      subtitle={
        isLoaded && (total > 0 || isNothing) && formatMessage(dashboardMessages.subtitle, { count: total })
      }
      actions={list === 'admin' && <NewCaseButton />}
    >
      <PendingActions list={list} segment={segment} hasDoctorSide={hasDoctorSide} pending={pending} />
      {isAllDone && (
        <EmptyState text={formatMessage(dashboardMessages[isReadOnly ? 'nothingToDo' : 'allDone'])} />
      )}
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
