import { InboxOutlined } from '@ant-design/icons';
import { Badge, Button } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { ToolbarPopover } from '../../toolbar-popover';
import { InboxPanel } from './inbox-panel';
import { inboxMessages } from './inbox.messages';
import { selectRooms } from './inbox.slice';

/** The inbox of the toolbar: how many rooms wait, and which (SH-08). */
export function InboxMenu() {
  const { formatMessage, formatNumber } = useIntl();
  const rooms = useSelector(selectRooms) ?? [];
  const [isOpen, setOpen] = useState(false);
  const title =
    formatMessage(inboxMessages.title) + (rooms.length > 0 ? ` (${formatNumber(rooms.length)})` : '');
  return (
    <ToolbarPopover
      title={title}
      open={isOpen}
      onOpenChange={setOpen}
      content={<InboxPanel rooms={rooms} onLeave={() => setOpen(false)} />}
    >
      <Button
        type="text"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={formatMessage(inboxMessages.count, { count: rooms.length })}
        icon={
          <Badge count={rooms.length} size="small" offset={[6, -4]}>
            <InboxOutlined style={{ fontSize: 18 }} />
          </Badge>
        }
      />
    </ToolbarPopover>
  );
}
