import { PAGES } from '@portal/shared/contract';
import { EmptyState, LoadingState } from '@portal/shared/ui';
import { Alert, Button } from 'antd';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from '@portal/shared/router';
import { inboxMessages } from './inbox.messages';
import styles from './inbox.module.css';
import { roomsRequested, selectInbox } from './inbox.slice';
import { RoomCard } from './room-card';

/** The rooms that wait, newest first, and whether they are still what the server has (SH-08). */
export function InboxPanel({ onLeave }: { onLeave: () => void }) {
  const { formatMessage } = useIntl();
  const { rooms, isConnected, isFailed } = useSelector(selectInbox);
  return (
    <div className={styles.panel}>
      <Troubles isLost={!isConnected} isFailed={isFailed} />
      {rooms === null && !isFailed && <LoadingState rows={2} />}
      {rooms?.length === 0 && <EmptyState text={formatMessage(inboxMessages.empty)} />}
      {rooms && rooms.length > 0 && (
        <ul className={styles.list}>
          {rooms.map((room) => (
            <li key={room.room}>
              <RoomCard room={room} onLeave={onLeave} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.footer}>
        <Link to={PAGES.inbox} onClick={onLeave}>
          {formatMessage(inboxMessages.seeAll)}
        </Link>
      </div>
    </div>
  );
}

/** A lost connection comes back by itself, and asks again; an answer that did not come is asked for by the person. */
function Troubles({ isLost, isFailed }: { isLost: boolean; isFailed: boolean }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  if (isLost) return <Alert type="warning" role="status" title={formatMessage(inboxMessages.lost)} />;
  if (!isFailed) return null;
  return (
    <Alert
      type="warning"
      title={formatMessage(inboxMessages.failed)}
      action={
        <Button size="small" onClick={() => dispatch(roomsRequested())}>
          {formatMessage(inboxMessages.retry)}
        </Button>
      }
    />
  );
}
