import type { Conversation } from '@portal/shared/contract';
import { pathTo } from '@portal/shared/contract';
import { Link, useSearchParams } from '@portal/shared/router';
import { EmptyState, FailedState, LoadingState, Page } from '@portal/shared/ui';
import { Alert, Button, Flex, Segmented } from 'antd';
import { useIntl } from 'react-intl';
import { useConversationsInfiniteQuery } from '../../api/inbox.api';
import { loadedConversations } from '../../domain/loaded-conversations';
import { ConversationCard } from './conversation-card';
import { inboxMessages, unreadOnlyMessage } from './inbox.messages';
import styles from './inbox.module.css';

/** The person's conversations, unread ones first (CH-01). */
export function InboxPage() {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const unreadOnly = params.get('show') === 'unread';
  const query = useConversationsInfiniteQuery({ unreadOnly }, { refetchOnMountOrArgChange: true });
  const { currentData: data, isError, isFetching, isFetchingNextPage, hasNextPage } = query;
  const retry = () => void query.refetch();
  return (
    <Page
      title={formatMessage(inboxMessages.title)}
      actions={<Filter unreadOnly={unreadOnly} unreadRooms={data?.pages[0]?.unreadRooms ?? 0} />}
    >
      {data && isError && (
        <Alert
          type="warning"
          showIcon
          title={formatMessage(inboxMessages.outdated)}
          action={<Button onClick={retry}>{formatMessage(inboxMessages.retry)}</Button>}
        />
      )}
      {data && (
        <Conversations
          conversations={loadedConversations(data.pages)}
          unreadOnly={unreadOnly}
          isRefreshing={isFetching}
        />
      )}
      {hasNextPage && (
        <Flex justify="center">
          <Button loading={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {formatMessage(inboxMessages.more)}
          </Button>
        </Flex>
      )}
      {!data && (isError && !isFetching ? <FailedState onRetry={retry} /> : <LoadingState />)}
    </Page>
  );
}

/** In the address, so that a link shows the same list. */
function Filter({ unreadOnly, unreadRooms }: { unreadOnly: boolean; unreadRooms: number }) {
  const { formatMessage } = useIntl();
  const [, setParams] = useSearchParams();
  return (
    <Segmented
      aria-label={formatMessage(inboxMessages.show)}
      value={unreadOnly ? 'unread' : 'all'}
      options={[
        { value: 'all', label: formatMessage(inboxMessages.all) },
        { value: 'unread', label: formatMessage(unreadOnlyMessage, { count: unreadRooms }) },
      ]}
      onChange={(show) => setParams(show === 'unread' ? { show } : {}, { replace: true })}
    />
  );
}

interface ConversationsProps {
  readonly conversations: readonly Conversation[];
  readonly unreadOnly: boolean;
  readonly isRefreshing: boolean;
}

function Conversations({ conversations, unreadOnly, isRefreshing }: ConversationsProps) {
  const { formatMessage } = useIntl();
  if (conversations.length === 0) return <Nothing unreadOnly={unreadOnly} />;
  return (
    <ul className={styles.list} aria-label={formatMessage(inboxMessages.list)} aria-busy={isRefreshing}>
      {conversations.map((conversation) => (
        <li key={conversation.room}>
          <ConversationCard conversation={conversation} />
        </li>
      ))}
    </ul>
  );
}

function Nothing({ unreadOnly }: { unreadOnly: boolean }) {
  const { formatMessage } = useIntl();
  if (unreadOnly)
    return (
      <EmptyState text={formatMessage(inboxMessages.allRead)}>
        <Link to="?">{formatMessage(inboxMessages.showAll)}</Link>
      </EmptyState>
    );
  return (
    <EmptyState text={formatMessage(inboxMessages.empty)}>
      <Link to={pathTo('caseList', { list: 'admin' })}>{formatMessage(inboxMessages.toCases)}</Link>
    </EmptyState>
  );
}
