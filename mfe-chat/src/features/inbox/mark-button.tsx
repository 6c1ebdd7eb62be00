import { CheckOutlined, MailOutlined } from '@ant-design/icons';
import type { Conversation } from '@portal/shared/contract';
import { App, Button, Tooltip } from 'antd';
import { useIntl } from 'react-intl';
import { useMarkMutation } from '../../api/inbox.api';
import { inboxMessages, markMessages } from './inbox.messages';

/** Reads a conversation without opening it, or takes that back; offered where it can be, as only what the lab wrote is unread. */
export function MarkButton({ conversation }: { conversation: Conversation }) {
  const { room, unread, msgId, senderType, caseIdentifier } = conversation;
  const { formatMessage } = useIntl();
  const { message } = App.useApp();
  const [mark, { isLoading }] = useMarkMutation();
  const as = unread > 0 ? 'read' : 'unread';
  if (as === 'unread' && senderType !== 'provider') return null;
  const name = formatMessage(markMessages[as], { identifier: caseIdentifier });
  async function press(): Promise<void> {
    const { error } = await mark({ room, as, msgId });
    if (error) void message.error(formatMessage(inboxMessages.notMarked));
  }
  return (
    <Tooltip title={name}>
      <Button
        type="text"
        icon={as === 'read' ? <CheckOutlined /> : <MailOutlined />}
        aria-label={name}
        loading={isLoading}
        onClick={() => void press()}
      />
    </Tooltip>
  );
}
