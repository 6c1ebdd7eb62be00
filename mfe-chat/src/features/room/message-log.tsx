import { DownOutlined } from '@ant-design/icons';
import { EmptyState } from '@portal/shared/ui';
import { Badge, Button } from 'antd';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { buildTimeline } from '../../domain/timeline';
import { EarlierMessages } from './earlier-messages';
import { roomMessages, valueMessages } from './room.messages';
import styles from './room.module.css';
import { roomActions, selectRoom } from './room.slice';
import { TimelineItem } from './timeline-item';
import { useIsVisible } from './use-is-visible';
import { useLogScroll } from './use-log-scroll';

/** The messages of the room: the newest at the end, older ones by scrolling up. */
export function MessageLog() {
  const { formatMessage } = useIntl();
  const { messages, outgoing, unread, hasMore, older } = useSelector(selectRoom);
  const rows = useMemo(() => buildTimeline(messages, outgoing, unread), [messages, outgoing, unread]);
  const dispatch = useDispatch();
  const canLoadOlder = hasMore && older !== 'loading';
  const { scroller, isAtEnd, toEnd, onScroll } = useLogScroll(rows, () => {
    if (canLoadOlder) dispatch(roomActions.olderRequested());
  });
  useWatching(isAtEnd);
  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        aria-live="polite"
        aria-label={formatMessage(roomMessages.log)}
        aria-busy={older === 'loading'}
        tabIndex={0}
        onScroll={onScroll}
      >
        <div className={styles.rows}>
          <EarlierMessages />
          {rows.length === 0 && <EmptyState text={formatMessage(roomMessages.empty)} />}
          {rows.map((row) => (
            <TimelineItem key={row.key} row={row} />
          ))}
        </div>
      </div>
      {!isAtEnd && <ToLatest unread={unread && !unread.isSeen ? unread.count : 0} onClick={toEnd} />}
    </div>
  );
}

function ToLatest({ unread, onClick }: { unread: number; onClick: () => void }) {
  const { formatMessage } = useIntl();
  const name =
    unread > 0
      ? formatMessage(valueMessages.toLatestUnread, { count: unread })
      : formatMessage(roomMessages.toLatest);
  return (
    <div className={styles.toLatest}>
      <Badge count={unread} size="small">
        <Button shape="circle" icon={<DownOutlined />} aria-label={name} title={name} onClick={onClick} />
      </Badge>
    </div>
  );
}

/** Tells the process whether the person sees the newest message. */
function useWatching(isAtEnd: boolean): void {
  const dispatch = useDispatch();
  const isVisible = useIsVisible();
  useEffect(() => {
    dispatch(roomActions.watchingChanged(isAtEnd && isVisible));
  }, [dispatch, isAtEnd, isVisible]);
}
