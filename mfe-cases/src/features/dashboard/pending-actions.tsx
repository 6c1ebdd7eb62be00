import { useNavigate } from '@portal/shared/router';
import { caseStatusMessages, FailedState, LoadingState } from '@portal/shared/ui';
import { Flex, Segmented, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { dashboardPath, type CaseListName, type StatusSegment } from '../../domain/case-paths';
import { dashboardMessages } from './dashboard.messages';
import { ListLink } from './list-link';
import { News } from './news';
import { StatusCards } from './status-cards';
import { useLastVisit } from './use-last-visit';
import type { PendingCounts } from './use-pending-counts';

interface PendingActionsProps {
  readonly list: CaseListName;
  readonly segment: StatusSegment;
  readonly hasDoctorSide: boolean;
  readonly pending: PendingCounts;
}

/** Cases that wait for the reader, counted by status, and cases that changed since the last visit (CA-01). */
export function PendingActions({ list, segment, hasDoctorSide, pending }: PendingActionsProps) {
  const { counts, others, isLoaded, isFailed, retry } = pending;
  const since = useLastVisit();
  return (
    <>
      {hasDoctorSide && <SideSwitch list={list} />}
      {isFailed && <FailedState onRetry={() => void retry()} />}
      {!isLoaded && !isFailed && <LoadingState rows={2} />}
      {isLoaded && <StatusCards list={list} selected={segment} counts={counts} />}
      {isLoaded && others.length > 0 && <AlsoWaiting list={list} others={others} />}
      {since !== null && segment === 'all' && <News list={list} since={since} />}
    </>
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

/** What waits for the reader although the dashboard does not count it (CA-02), in a line of its own. */
function AlsoWaiting({ list, others }: { list: CaseListName; others: PendingCounts['others'] }) {
  const { formatMessage } = useIntl();
  return (
    <Flex wrap gap="4px 12px" role="group" aria-label={formatMessage(dashboardMessages.alsoWaiting)}>
      <Typography.Text type="secondary">{formatMessage(dashboardMessages.alsoWaiting)}</Typography.Text>
      {others.map(({ status, count }) => (
        <ListLink key={status} list={list} query={`status=${status}`}>
          {formatMessage(dashboardMessages.statusAndCount, {
            status: formatMessage(caseStatusMessages[status]),
            count,
          })}
        </ListLink>
      ))}
    </Flex>
  );
}
