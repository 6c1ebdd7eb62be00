import type { CaseStatus } from '@portal/shared/contract';
import { EmptyState, FailedState, LoadingState, Page } from '@portal/shared/ui';
import { Flex, Segmented } from 'antd';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from '@portal/shared/router';
import { dashboardPath, type CaseListName, type StatusSegment } from '../../domain/case-paths';
import { dashboardMessages } from './dashboard.messages';
import { News } from './news';
import { StatusCards } from './status-cards';
import { useLastVisit } from './use-last-visit';
import { usePendingCounts } from './use-pending-counts';

interface PendingActionsPageProps {
  readonly list: CaseListName;
  readonly segment: StatusSegment;
  readonly hasDoctorSide: boolean;
  readonly newCase: ReactNode;
  /** Draws the cases that are in one of the statuses. */
  renderList(statuses: readonly CaseStatus[], label: string): ReactNode;
}

/** The dashboard: what waits for the reader, by status, and the cases behind each count (CA-01). */
export function PendingActionsPage({
  list,
  segment,
  hasDoctorSide,
  newCase,
  renderList,
}: PendingActionsPageProps) {
  const { formatMessage } = useIntl();
  const { statuses, counts, total, isLoaded, isFailed, retry } = usePendingCounts(list);
  const since = useLastVisit();
  const isAllDone = isLoaded && total === 0 && segment === 'all';
  return (
    <Page
      title={formatMessage(dashboardMessages.title)}
      subtitle={isLoaded && formatMessage(dashboardMessages.subtitle, { count: total })}
      actions={!isAllDone && newCase}
    >
      {hasDoctorSide && <SideSwitch list={list} />}
      {isFailed && <FailedState onRetry={() => void retry()} />}
      {!isLoaded && !isFailed && <LoadingState rows={2} />}
      {isLoaded && <StatusCards list={list} selected={segment} counts={counts} />}
      {since !== null && segment === 'all' && <News list={list} since={since} />}
      {isAllDone && <EmptyState text={formatMessage(dashboardMessages.allDone)}>{newCase}</EmptyState>}
      {!isFailed &&
        !isAllDone &&
        renderList(segment === 'all' ? statuses : [segment], formatMessage(dashboardMessages.list))}
    </Page>
  );
}

function SideSwitch({ list }: { list: CaseListName }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  return (
    <Flex>
      <Segmented<CaseListName>
        aria-label={formatMessage(dashboardMessages.side)}
        value={list}
        onChange={(next) => void navigate(dashboardPath(next, 'all'))}
        options={[
          { value: 'admin', label: formatMessage(dashboardMessages.admin) },
          { value: 'doctor', label: formatMessage(dashboardMessages.doctor) },
        ]}
      />
    </Flex>
  );
}
