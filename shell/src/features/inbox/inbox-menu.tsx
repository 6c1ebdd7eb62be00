import { InboxOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from '@portal/shared/redux';
import { ToolbarPopover } from '../../components/toolbar-popover';
import { InboxPanel } from './inbox-panel';
import { inboxMessages } from './inbox.messages';
import { selectInbox } from './inbox.slice';
import { useUnsent } from './use-unsent';

/** The toolbar's inbox: the number of what waits for the person, unread conversations and unsent messages, and the list of all (SH-08). */
export function InboxMenu({ onSettings }: { onSettings: () => void }) {
  const { formatMessage, formatNumber } = useIntl();
  const { unreadRooms } = useSelector(selectInbox);
  const unsent = useUnsent().length;
  const count = unreadRooms + unsent;
  const unread = formatMessage(inboxMessages.count, { count: unreadRooms });
  const [isOpen, setOpen] = useState(false);
  const title = formatMessage(inboxMessages.title);
  const close = () => setOpen(false);
  return (
    <ToolbarPopover
      title={unreadRooms > 0 ? `${title} (${formatNumber(unreadRooms)})` : title}
      open={isOpen}
      onOpenChange={setOpen}
      content={<InboxPanel onLeave={close} onSettings={() => (close(), onSettings())} />}
    >
      <Button
        type="text"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={unsent > 0 ? formatMessage(inboxMessages.countUnsent, { unread, count: unsent }) : unread}
        icon={
          <Badge count={count} size="small" offset={[-2, -4]}>
            <InboxOutlined style={{ fontSize: 18 }} />
          </Badge>
        }
      />
    </ToolbarPopover>
  );
}
