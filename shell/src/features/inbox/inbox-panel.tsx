import type { PendingRoom } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { usePermissions } from '@portal/shared/session';
import { EmptyState, Ltr } from '@portal/shared/ui';
import { Badge, Tag, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { Link } from '@portal/shared/router';
import { inboxMessages } from './inbox.messages';
import styles from './inbox.module.css';
import { roomPath } from './room-path';

interface InboxPanelProps {
  readonly rooms: readonly PendingRoom[];
  readonly onLeave: () => void;
}

export function InboxPanel({ rooms, onLeave }: InboxPanelProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.panel}>
      {rooms.length === 0 ? (
        <EmptyState text={formatMessage(inboxMessages.empty)} />
      ) : (
        <ul className={styles.list}>
          {rooms.map((room) => (
            <li key={room.room}>
              <RoomCard room={room} onLeave={onLeave} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.footer}>
        <Link to="/inbox" onClick={onLeave}>
          {formatMessage(inboxMessages.seeAll)}
        </Link>
      </div>
    </div>
  );
}

function RoomCard({ room, onLeave }: { room: PendingRoom; onLeave: () => void }) {
  const { formatMessage } = useIntl();
  const { isDso } = usePermissions();
  const { dateTime } = useDates();
  return (
    <Link to={roomPath(room)} className={styles.card} onClick={onLeave}>
      <Typography.Text strong>{room.patientName}</Typography.Text>
      <Badge
        count={room.unread}
        size="small"
        title={formatMessage(inboxMessages.unread, { count: room.unread })}
      />
      <Typography.Text type="secondary" className={styles.facts ?? ''}>
        <Ltr>{room.caseIdentifier}</Ltr>
        <time dateTime={room.sentAt}>{dateTime(room.sentAt)}</time>
      </Typography.Text>
      {isDso && (
        <Tag variant="filled" style={{ margin: 0 }}>
          {formatMessage(room.source === 'doctor' ? inboxMessages.doctor : inboxMessages.admin)}
        </Tag>
      )}
    </Link>
  );
}
