import { roomPath, type Conversation } from '@portal/shared/contract';
import { Link } from '@portal/shared/router';
import { usePermissions } from '@portal/shared/session';
import { LastMessage, Ltr, PatientName, TimeAgo } from '@portal/shared/ui';
import { Badge, Flex, Tag, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { inboxMessages, unreadMessage } from './inbox.messages';
import styles from './inbox.module.css';
import { MarkButton } from './mark-button';

/** One conversation: whose case, what was written last, how much is unread; opens it (SH-09), or marks it. */
export function ConversationCard({ conversation }: { conversation: Conversation }) {
  const { room, ownerType, unread } = conversation;
  return (
    <article className={unread > 0 ? `${styles.card} ${styles.unread}` : styles.card}>
      <Link to={roomPath(ownerType, room)} className={styles.link}>
        <CardHead {...conversation} />
        <CardText {...conversation} />
      </Link>
      <MarkButton conversation={conversation} />
    </article>
  );
}

function CardHead({ caseIdentifier, patientName, source, sentAt, unread }: Conversation) {
  const { formatMessage } = useIntl();
  const { isDso } = usePermissions();
  return (
    <Flex justify="space-between" align="baseline" gap={12}>
      <Flex align="baseline" gap="0 8px" wrap>
        <Typography.Text strong={unread > 0}>
          <PatientName name={patientName} />
        </Typography.Text>
        <Typography.Text type="secondary">
          <Ltr>{caseIdentifier}</Ltr>
        </Typography.Text>
        {isDso && <Tag variant="filled">{formatMessage(inboxMessages[source])}</Tag>}
      </Flex>
      <Typography.Text type="secondary" className={styles.time ?? ''}>
        <TimeAgo iso={sentAt} />
      </Typography.Text>
    </Flex>
  );
}

function CardText({ unread, ...last }: Conversation) {
  const { formatMessage } = useIntl();
  return (
    <Flex justify="space-between" align="center" gap={12}>
      <Typography.Text {...(unread === 0 && { type: 'secondary' })} className={styles.excerpt ?? ''}>
        <LastMessage {...last} />
      </Typography.Text>
      <Badge
        count={unread}
        color="var(--ant-color-primary)"
        title={formatMessage(unreadMessage, { count: unread })}
      />
    </Flex>
  );
}
