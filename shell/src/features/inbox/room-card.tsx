import { roomPath, type PendingRoom } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Link } from '@portal/shared/router';
import { usePermissions } from '@portal/shared/session';
import { Ltr, PatientName } from '@portal/shared/ui';
import { Badge, Tag, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { inboxMessages } from './inbox.messages';
import styles from './inbox.module.css';

interface RoomCardProps {
  readonly room: PendingRoom;
  readonly onLeave: () => void;
}

/** A link to the room, with patient, case, time and, for a DSO, the side of the conversation (SH-08, SH-09). */
export function RoomCard({ room, onLeave }: RoomCardProps) {
  const { formatMessage } = useIntl();
  const { isDso } = usePermissions();
  const { dateTime } = useDates();
  return (
    <Link to={roomPath(room.ownerType, room.room)} className={styles.card} onClick={onLeave}>
      <Typography.Text strong className={styles.name ?? ''}>
        <PatientName name={room.patientName} />
      </Typography.Text>
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
          {formatMessage(inboxMessages[room.source])}
        </Tag>
      )}
    </Link>
  );
}
