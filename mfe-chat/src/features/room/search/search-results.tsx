import { useDates } from '@portal/shared/i18n';
import { useDispatch } from '@portal/shared/redux';
import { useSearchParams } from '@portal/shared/router';
import { EmptyState, FailedState, LoadingState } from '@portal/shared/ui';
import type { ChatMessage } from '@portal/shared/contract';
import { Button, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useMessageSearchInfiniteQuery } from '../../../api/search.api';
import { roomMessages } from '../room.messages';
import styles from '../room.module.css';
import { roomActions } from '../room.slice';

interface SearchResultsProps {
  readonly room: string;
  readonly text: string;
  readonly onChosen: () => void;
}

/** What was found, newest first. */
export function SearchResults({ room, text, onChosen }: SearchResultsProps) {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const dispatch = useDispatch();
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useMessageSearchInfiniteQuery({
    room,
    text,
  });
  const found = data?.pages.flatMap(({ messages }) => messages) ?? [];
  if (isError && !isFetching) return <FailedState onRetry={() => void refetch()} />;
  if (!data) return <LoadingState rows={4} />;
  if (found.length === 0) return <EmptyState text={formatMessage(roomMessages.nothingFound)} />;
  const choose = ({ msgId }: ChatMessage) => {
    // An address that names the message already says nothing new.
    if (params.get('message') === String(msgId)) dispatch(roomActions.placeRequested({ msgId }));
    else setParams({ message: String(msgId) });
    onChosen();
  };
  return (
    <>
      <ul className={styles.results} aria-label={formatMessage(roomMessages.searchResults)}>
        {found.map((message) => (
          <li key={message.messageId}>
            <Result message={message} onClick={() => choose(message)} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button block type="text" loading={isFetching} onClick={() => void fetchNextPage()}>
          {formatMessage(roomMessages.moreResults)}
        </Button>
      )}
    </>
  );
}

function Result({ message, onClick }: { message: ChatMessage; onClick: () => void }) {
  const { dateTime } = useDates();
  return (
    <button type="button" className={styles.result} onClick={onClick}>
      <span className={styles.resultHead}>
        <bdi>{message.senderName}</bdi>
        <Typography.Text type="secondary">{dateTime(message.sentAt)}</Typography.Text>
      </span>
      <span dir="auto" className={styles.resultText}>
        {message.message}
      </span>
    </button>
  );
}
