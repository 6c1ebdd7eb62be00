import { InboxOutlined } from '@ant-design/icons';
import { visuallyHidden } from '@portal/shared/ui';
import { Badge, Button } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { ToolbarPopover } from '../../components/toolbar-popover';
import { InboxPanel } from './inbox-panel';
import { inboxMessages } from './inbox.messages';
import { selectInbox } from './inbox.slice';

/** The toolbar's inbox: the number of rooms with unread messages, and their list (SH-08). */
export function InboxMenu() {
  const { formatMessage, formatNumber } = useIntl();
  const count = useSelector(selectInbox).rooms?.length ?? 0;
  const [isOpen, setOpen] = useState(false);
  const name = formatMessage(inboxMessages.count, { count });
  const title = formatMessage(inboxMessages.title);
  return (
    <>
      <ToolbarPopover
        title={count > 0 ? `${title} (${formatNumber(count)})` : title}
        open={isOpen}
        onOpenChange={setOpen}
        content={<InboxPanel onLeave={() => setOpen(false)} />}
      >
        <Button
          type="text"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={name}
          icon={
            <Badge count={count} size="small" offset={[6, -4]}>
              <InboxOutlined style={{ fontSize: 18 }} />
            </Badge>
          }
        />
      </ToolbarPopover>
      {/* Announces new messages; screen readers do not announce a change of the badge. */}
      <span role="status" style={visuallyHidden}>
        {count > 0 && name}
      </span>
    </>
  );
}
