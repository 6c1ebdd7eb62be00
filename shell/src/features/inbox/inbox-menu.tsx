import { InboxOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from '@portal/shared/redux';
import { ToolbarPopover } from '../../components/toolbar-popover';
import { InboxPanel } from './inbox-panel';
import { inboxMessages } from './inbox.messages';
import { selectInbox } from './inbox.slice';

/** The toolbar's inbox: the number of conversations with unread messages, and the list of all (SH-08). */
export function InboxMenu({ onSettings }: { onSettings: () => void }) {
  const { formatMessage, formatNumber } = useIntl();
  const { unreadRooms: count } = useSelector(selectInbox);
  const [isOpen, setOpen] = useState(false);
  const title = formatMessage(inboxMessages.title);
  const close = () => setOpen(false);
  return (
    <ToolbarPopover
      title={count > 0 ? `${title} (${formatNumber(count)})` : title}
      open={isOpen}
      onOpenChange={setOpen}
      content={<InboxPanel onLeave={close} onSettings={() => (close(), onSettings())} />}
    >
      <Button
        type="text"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={formatMessage(inboxMessages.count, { count })}
        icon={
          <Badge count={count} size="small" offset={[-2, -4]}>
            <InboxOutlined style={{ fontSize: 18 }} />
          </Badge>
        }
      />
    </ToolbarPopover>
  );
}
