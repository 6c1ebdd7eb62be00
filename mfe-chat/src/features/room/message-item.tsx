import { PaperClipOutlined } from '@ant-design/icons';
import type { ChatMessage } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { Typography } from 'antd';
import { useIntl } from 'react-intl';
import { Bubble } from './bubble';
import { HideMessage } from './hide-message';
import { MessageText } from './message-text';
import { roomMessages } from './room.messages';
import { SentMark } from './sent-mark';

/** A message that the server holds. */
export function MessageItem({ message }: { message: ChatMessage }) {
  const { formatMessage } = useIntl();
  const { user } = useSession();
  const isOwnSide = message.senderType === 'client';
  // Messages do not carry their sender's id; among colleagues the name tells, and the server decides.
  const isMine = isOwnSide && message.senderName === user?.name;
  return (
    <Bubble
      isOwn={isOwnSide}
      sender={isMine ? formatMessage(roomMessages.you) : message.senderName}
      at={message.sentAt}
      state={
        isOwnSide &&
        !message.hidden && (
          <>
            <SentMark mark={message.status === 'read' ? 'read' : 'sent'} />
            {isMine && <HideMessage messageId={message.messageId} />}
          </>
        )
      }
    >
      <MessageBody message={message} />
    </Bubble>
  );
}

function MessageBody({ message }: { message: ChatMessage }) {
  const { formatMessage } = useIntl();
  if (message.hidden) {
    return (
      <Typography.Text type="secondary" italic>
        {formatMessage(roomMessages.hiddenText)}
      </Typography.Text>
    );
  }
  return (
    <>
      {message.isFile && <PaperClipOutlined aria-label={formatMessage(roomMessages.file)} />}
      <MessageText text={message.message} />
    </>
  );
}
