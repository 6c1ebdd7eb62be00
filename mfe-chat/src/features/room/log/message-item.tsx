import { referencePath, type ChatMessage } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { Typography } from 'antd';
import { useIntl } from 'react-intl';
import type { TimelineRow } from '../../../domain/timeline';
import { MessageFiles } from '../files/message-files';
import { ReferenceChip } from '../reference-chip';
import { roomMessages } from '../room.messages';
import { Bubble } from './bubble';
import { MessageActions } from './message-actions';
import { MessageText } from './message-text';
import { SentMark } from './sent-mark';

/** A message that the server holds. */
export function MessageItem({ row }: { row: Extract<TimelineRow, { kind: 'message' }> }) {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const { message, key, isFirst, isLast } = row;
  const isOwnSide = message.senderType === 'client';
  // Messages do not carry their sender's id; among colleagues the name tells, and the server decides.
  const isMine = isOwnSide && message.senderName === user?.name;
  return (
    <Bubble
      rowKey={key}
      number={message.msgId}
      isOwn={isOwnSide}
      isFirst={isFirst}
      isLast={isLast}
      sender={isMine ? formatMessage(roomMessages.you) : message.senderName}
      at={message.sentAt}
      state={isOwnSide && !message.hidden && <SentMark mark={message.status === 'read' ? 'read' : 'sent'} />}
      actions={!message.hidden && <MessageActions message={message} isMine={isMine} />}
    >
      <MessageBody message={message} />
    </Bubble>
  );
}

function MessageBody({ message }: { message: ChatMessage }) {
  const { formatMessage } = useIntl();
  const { hidden, refers, files = [], hasText = files.length === 0, messageId, ownerType, room } = message;
  if (hidden) {
    return (
      <p style={{ margin: 0 }}>
        <Typography.Text type="secondary" italic>
          {formatMessage(roomMessages.hiddenText)}
        </Typography.Text>
      </p>
    );
  }
  return (
    <>
      {refers && <ReferenceChip reference={refers} path={referencePath(refers, ownerType, room)} />}
      {files.length > 0 && <MessageFiles messageId={messageId} files={files} />}
      {hasText && <MessageText text={message.message} />}
    </>
  );
}
