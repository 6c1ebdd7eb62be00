import { CheckOutlined, MailOutlined } from '@ant-design/icons';
import { roomPath, type Conversation } from '@portal/shared/contract';
import { Link } from '@portal/shared/router';
import { usePermissions } from '@portal/shared/session';
import { LastMessage, Ltr, PatientName, TimeAgo } from '@portal/shared/ui';
import { Badge, Button, Tag, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useDispatch } from '@portal/shared/redux';
import { inboxMessages, markMessages } from './inbox.messages';
import styles from './inbox.module.css';
import { markRequested } from './inbox.slice';

interface RoomCardProps {
  readonly room: Conversation;
  readonly onLeave: () => void;
}

/** A link to a conversation (SH-08, SH-09), and what marks it as read or unread. */
export function RoomCard({ room, onLeave }: RoomCardProps) {
  return (
    <div className={styles.card}>
      <Link to={roomPath(room.ownerType, room.room)} className={styles.link} onClick={onLeave}>
        <RoomFacts room={room} />
      </Link>
      <MarkButton room={room} />
    </div>
  );
}

/** Patient, case, side (for a DSO), what was written last and when, how much is unread. */
function RoomFacts({ room }: { room: Conversation }) {
  const { formatMessage } = useIntl();
  const { isDso } = usePermissions();
  const isUnread = room.unread > 0;
  return (
    <>
      <Typography.Text strong={isUnread} className={styles.name ?? ''}>
        <PatientName name={room.patientName} />
      </Typography.Text>
      <Typography.Text type="secondary">
        <TimeAgo iso={room.sentAt} />
      </Typography.Text>
      <Typography.Text type="secondary" className={styles.facts ?? ''}>
        <Ltr>{room.caseIdentifier}</Ltr>
        {isDso && (
          <Tag variant="filled" style={{ margin: 0 }}>
            {formatMessage(inboxMessages[room.source])}
          </Tag>
        )}
      </Typography.Text>
      <Badge
        count={room.unread}
        size="small"
        className={styles.count ?? ''}
        title={formatMessage(inboxMessages.unread, { count: room.unread })}
      />
      <Typography.Text {...(!isUnread && { type: 'secondary' })} className={styles.last ?? ''}>
        <LastMessage {...room} />
      </Typography.Text>
    </>
  );
}

/** Offered where it changes something: only what the lab wrote can be unread. */
function MarkButton({ room: { room, unread, msgId, senderType, caseIdentifier } }: { room: Conversation }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const as = unread > 0 ? 'read' : 'unread';
  if (as === 'unread' && senderType !== 'provider') return null;
  const name = formatMessage(markMessages[as], { identifier: caseIdentifier });
  return (
    <Button
      type="text"
      size="small"
      icon={as === 'read' ? <CheckOutlined /> : <MailOutlined />}
      aria-label={name}
      title={name}
      onClick={() => dispatch(markRequested({ room, as, msgId }))}
    />
  );
}
