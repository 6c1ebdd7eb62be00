import type { Conversation } from '@portal/shared/contract';
import { Button } from 'antd';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from '@portal/shared/redux';
import { inboxMessages } from './inbox.messages';
import styles from './inbox.module.css';
import { moreRequested, selectInbox } from './inbox.slice';
import { RoomCard } from './room-card';
import { useArrowKeys } from './use-arrow-keys';

interface RoomListProps {
  readonly rooms: readonly Conversation[];
  readonly onLeave: () => void;
}

/** The conversations; the arrow keys go from one to the next, and Enter opens it. */
export function RoomList({ rooms, onLeave }: RoomListProps) {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLUListElement>(null);
  useArrowKeys(list);
  return (
    <ul ref={list} className={styles.list} aria-label={formatMessage(inboxMessages.list)}>
      {rooms.map((room) => (
        <li key={room.room}>
          <RoomCard room={room} onLeave={onLeave} />
        </li>
      ))}
      <MoreItem />
    </ul>
  );
}

function MoreItem() {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const { nextCursor, isLoadingMore, isConnected } = useSelector(selectInbox);
  if (nextCursor === null) return null;
  return (
    <li>
      <Button
        type="link"
        block
        loading={isLoadingMore}
        disabled={!isConnected}
        onClick={() => dispatch(moreRequested())}
      >
        {formatMessage(inboxMessages.more)}
      </Button>
    </li>
  );
}
