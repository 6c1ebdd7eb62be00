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

interface InboxPanelProps {
  /** Called when a link of the panel is followed. */
  readonly onLeave?: () => void;
}

/** The rooms with unread messages, newest first, and a warning while the list may be out of date (SH-08). */
export function InboxPanel({ onLeave = () => undefined }: InboxPanelProps) {
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

/** A lost connection reconnects and loads the rooms by itself; a failed load is repeated by a button. */
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
