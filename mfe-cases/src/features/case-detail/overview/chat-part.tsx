import { roomPath, type Case, type CaseOwnStatistics } from '@portal/shared/contract';
import { TimeAgo } from '@portal/shared/ui';
import { Flex, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { useWayOut } from '../../../components/use-way-out';
import type { CaseListName } from '../../../domain/case-paths';
import { overviewMessages } from './overview.messages';
import styles from './overview.module.css';
import { PartCard } from './part-card';

interface ChatPartProps {
  readonly caseRecord: Case;
  readonly list: CaseListName;
  readonly lastMessage: NonNullable<CaseOwnStatistics['lastMessage']>;
  readonly unreadMessages: number;
}

/** The last words of the case's chat, and how many of them are unread. */
export function ChatPart({ caseRecord, list, lastMessage, unreadMessages }: ChatPartProps) {
  const { formatMessage } = useIntl();
  const room = roomPath(list === 'doctor' ? 'dso' : 'client', caseRecord.uuid);
  const { leave, question } = useWayOut((navigate) => navigate(room));
  const { senderName, isOwn, message, sentAt } = lastMessage;
  return (
    <PartCard
      title={formatMessage(overviewMessages.chat)}
      open={formatMessage(overviewMessages.openChat)}
      onOpen={leave}
    >
      {question}
      <Flex wrap gap="0 8px">
        <Typography.Text strong>
          <bdi>{isOwn ? formatMessage(overviewMessages.you) : senderName}</bdi>
        </Typography.Text>
        <Typography.Text type="secondary">
          <TimeAgo iso={sentAt} />
        </Typography.Text>
      </Flex>
      <p dir="auto" className={styles.message}>
        {message}
      </p>
      {unreadMessages > 0 && (
        <Typography.Text type="warning">
          {formatMessage(overviewMessages.unread, { count: unreadMessages })}
        </Typography.Text>
      )}
    </PartCard>
  );
}
