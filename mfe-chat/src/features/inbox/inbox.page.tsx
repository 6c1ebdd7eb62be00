import { pathTo, type PendingRoom } from '@portal/shared/contract';
import { EmptyState, FailedState, LoadingState, Page } from '@portal/shared/ui';
import { Alert, Button, Flex } from 'antd';
import { useIntl } from 'react-intl';
import { Link } from '@portal/shared/router';
import { usePendingsQuery } from '../../api/inbox.api';
import { inboxMessages } from './inbox.messages';
import { PendingCard } from './pending-card';

/** The rooms with messages that the person has not seen, newest first (CH-01). */
export function InboxPage() {
  const { formatMessage } = useIntl();
  const { data, isError, isFetching, refetch } = usePendingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const retry = () => void refetch();
  return (
    <Page title={formatMessage(inboxMessages.title)}>
      {data && isError && (
        <Alert
          type="warning"
          showIcon
          title={formatMessage(inboxMessages.outdated)}
          action={<Button onClick={retry}>{formatMessage(inboxMessages.retry)}</Button>}
        />
      )}
      {data && <Pendings pendings={data} isRefreshing={isFetching} />}
      {!data && (isError && !isFetching ? <FailedState onRetry={retry} /> : <LoadingState />)}
    </Page>
  );
}

function Pendings({ pendings, isRefreshing }: { pendings: readonly PendingRoom[]; isRefreshing: boolean }) {
  const { formatMessage } = useIntl();
  if (pendings.length === 0) {
    return (
      <EmptyState text={formatMessage(inboxMessages.empty)}>
        <Link to={pathTo('caseList', { list: 'admin' })}>{formatMessage(inboxMessages.toCases)}</Link>
      </EmptyState>
    );
  }
  return (
    <Flex
      component="ul"
      vertical
      gap={8}
      aria-label={formatMessage(inboxMessages.list)}
      aria-busy={isRefreshing}
      style={{ listStyle: 'none', margin: 0, padding: 0 }}
    >
      {pendings.map((pending) => (
        <li key={pending.room}>
          <PendingCard pending={pending} />
        </li>
      ))}
    </Flex>
  );
}
