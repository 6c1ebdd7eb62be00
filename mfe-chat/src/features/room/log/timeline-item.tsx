import { useDates } from '@portal/shared/i18n';
import { Divider } from 'antd';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { TimelineRow } from '../../../domain/timeline';
import { valueMessages } from '../room.messages';
import styles from '../room.module.css';
import { MessageItem } from './message-item';
import { OutgoingItem } from './outgoing-item';

/** One line of the log: a day, the start of the unread, a message. */
export const TimelineItem = memo(function TimelineItem({ row }: { row: TimelineRow }) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  switch (row.kind) {
    case 'day':
      return (
        <div className={styles.separator}>
          <Divider plain>{date(row.at)}</Divider>
        </div>
      );
    case 'unread':
      return (
        <div data-unread className={styles.unread}>
          <Divider plain>{formatMessage(valueMessages.unread, { count: row.count })}</Divider>
        </div>
      );
    case 'message':
      return <MessageItem row={row} />;
    case 'outgoing':
      return <OutgoingItem row={row} />;
  }
}, isSameRow);

/** Rows are built anew with each change of the room; what they show is the same objects. */
function isSameRow({ row: a }: { row: TimelineRow }, { row: b }: { row: TimelineRow }): boolean {
  if (a.key !== b.key) return false;
  if (a.kind === 'message' && b.kind === 'message')
    return a.message === b.message && a.isFirst === b.isFirst && a.isLast === b.isLast;
  if (a.kind === 'outgoing' && b.kind === 'outgoing')
    return a.outgoing === b.outgoing && a.isFirst === b.isFirst;
  return a.kind === b.kind && (a.kind !== 'unread' || b.kind !== 'unread' || a.count === b.count);
}
