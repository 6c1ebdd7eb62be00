import { DownOutlined } from '@ant-design/icons';
import { useOutbox } from '@portal/shared/realtime';
import { EmptyState, useReadOnlyReason } from '@portal/shared/ui';
import { Badge, Button } from 'antd';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from '@portal/shared/redux';
import { notArrived } from '../../../domain/merge-messages';
import { buildTimeline, type TimelineRow } from '../../../domain/timeline';
import { roomMessages, valueMessages } from '../room.messages';
import styles from '../room.module.css';
import { roomActions, selectRoom } from '../room.slice';
import { Announcer } from './announcer';
import { EarlierMessages } from './earlier-messages';
import { TimelineItem } from './timeline-item';
import { useIsVisible } from './use-is-visible';
import { useLogScroll } from './use-log-scroll';

/** The messages of the room: the newest at the end, older ones by scrolling up. */
export function MessageLog({ room }: { room: string }) {
  const { formatMessage } = useIntl();
  const { unread, hasMore, hasNewer, older, newer, target } = useSelector(selectRoom);
  const emptyMessage = useEmptyMessage();
  const rows = useRows(room);
  const dispatch = useDispatch();
  const { scroller, isAtEnd, toEnd, onScroll } = useLogScroll(rows, {
    hasNewer,
    target,
    onTargetShown: () => dispatch(roomActions.targetShown()),
    onNearStart: () => {
      // A failed page waits for the button: otherwise each turn of the wheel would ask for it.
      if (hasMore && older === 'idle') dispatch(roomActions.olderRequested());
    },
    onNearEnd: () => {
      if (hasNewer && newer !== 'loading') dispatch(roomActions.newerRequested());
    },
  });
  const isAtLatest = isAtEnd && !hasNewer;
  useWatching(isAtLatest);
  const toLatest = () => {
    if (hasNewer) dispatch(roomActions.placeRequested({ msgId: null }));
    toEnd();
  };
  return (
    <div className={styles.frame}>
      <Announcer />
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        aria-live="off"
        aria-label={formatMessage(roomMessages.log)}
        aria-busy={older === 'loading' || newer === 'loading'}
        tabIndex={0}
        onScroll={onScroll}
      >
        <div className={rows.length === 0 ? styles.empty : styles.rows}>
          <EarlierMessages />
          {rows.length === 0 && <EmptyState text={formatMessage(emptyMessage)} />}
          {rows.map((row) => (
            <TimelineItem key={row.key} row={row} />
          ))}
        </div>
      </div>
      {!isAtLatest && <ToLatest unread={unread && !unread.isSeen ? unread.count : 0} onClick={toLatest} />}
    </div>
  );
}

/** Who cannot write is not invited to. */
function useEmptyMessage() {
  const { erasedAt } = useSelector(selectRoom);
  const isReadOnly = useReadOnlyReason() !== null;
  if (erasedAt !== null) return roomMessages.emptyErased;
  return isReadOnly ? roomMessages.emptyBlocked : roomMessages.empty;
}

/** Messages that the server has, and own ones that wait; these belong to the end of the room. */
function useRows(room: string): TimelineRow[] {
  const { messages, hasNewer, unread } = useSelector(selectRoom);
  const outbox = useOutbox().messages;
  return useMemo(() => {
    const own = hasNewer ? [] : outbox.filter((message) => message.room === room);
    return buildTimeline(messages, notArrived(own, messages), unread);
  }, [messages, hasNewer, unread, outbox, room]);
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
function useWatching(isAtLatest: boolean): void {
  const dispatch = useDispatch();
  const isVisible = useIsVisible();
  useEffect(() => {
    dispatch(roomActions.watchingChanged(isAtLatest && isVisible));
  }, [dispatch, isAtLatest, isVisible]);
}
