import { useDates } from '@portal/shared/i18n';
import { Divider } from 'antd';
import { useIntl } from 'react-intl';
import type { TimelineRow } from '../../domain/timeline';
import { MessageItem } from './message-item';
import { OutgoingItem } from './outgoing-item';
import { valueMessages } from './room.messages';
import styles from './room.module.css';

/** One line of the log: a day, the start of the unread, a message. */
export function TimelineItem({ row }: { row: TimelineRow }) {
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
      return <MessageItem message={row.message} />;
    case 'outgoing':
      return <OutgoingItem outgoing={row.outgoing} />;
  }
}
