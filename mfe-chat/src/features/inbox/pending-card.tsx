import { roomPath, type PendingRoom } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { usePermissions } from '@portal/shared/session';
import { Ltr, PatientName } from '@portal/shared/ui';
import { Badge, Card, Flex, Tag, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { Link } from '@portal/shared/router';
import { inboxMessages, unreadMessage } from './inbox.messages';
import styles from './inbox.module.css';

/** One pending room: whose case, what was written last, how much is unread; opens the room (SH-09). */
export function PendingCard({ pending }: { pending: PendingRoom }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  const { isDso } = usePermissions();
  return (
    <Link to={roomPath(pending.ownerType, pending.room)} style={{ color: 'inherit', display: 'block' }}>
      <Card hoverable size="small">
        <Flex vertical gap={4}>
          <Flex justify="space-between" align="center" gap={8} wrap>
            <Flex align="center" gap={8} wrap>
              <Typography.Text strong>
                <Ltr>{pending.caseIdentifier}</Ltr>
              </Typography.Text>
              <PatientName name={pending.patientName} />
              {isDso && <Tag>{formatMessage(inboxMessages[pending.source])}</Tag>}
            </Flex>
            <Typography.Text type="secondary">{dateTime(pending.sentAt)}</Typography.Text>
          </Flex>
          <Flex justify="space-between" align="center" gap={12}>
            <span dir="auto" className={styles.excerpt}>
              {pending.message}
            </span>
            <Badge
              count={pending.unread}
              color="var(--ant-color-primary)"
              title={formatMessage(unreadMessage, { count: pending.unread })}
            />
          </Flex>
        </Flex>
      </Card>
    </Link>
  );
}
