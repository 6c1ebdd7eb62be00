import { PushpinFilled, PushpinOutlined, StarOutlined } from '@ant-design/icons';
import { Link } from '@portal/shared/router';
import { Button, Typography } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ToolbarPopover } from '../../toolbar-popover';
import styles from './shortcuts.module.css';
import { shortcutsMessages } from './shortcuts.messages';
import { useShortcuts } from './use-shortcuts';

export interface ShortcutItem {
  readonly path: string;
  readonly title: string;
}

/** The pages a person pinned, first, and the others to pin (SH-12). */
export function ShortcutsMenu({ items }: { items: readonly ShortcutItem[] }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <ToolbarPopover
      title={formatMessage(shortcutsMessages.title)}
      open={isOpen}
      onOpenChange={setOpen}
      content={<ShortcutsPanel items={items} onLeave={() => setOpen(false)} />}
    >
      <Button
        type="text"
        icon={<StarOutlined style={{ fontSize: 18 }} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={formatMessage(shortcutsMessages.title)}
      />
    </ToolbarPopover>
  );
}

function ShortcutsPanel({ items, onLeave }: { items: readonly ShortcutItem[]; onLeave: () => void }) {
  const { formatMessage } = useIntl();
  const { pinned, toggle } = useShortcuts();
  const isPinned = ({ path }: ShortcutItem) => pinned.includes(path);
  const first = pinned.flatMap((path) => items.filter((item) => item.path === path));
  return (
    <div className={styles.panel}>
      {first.length === 0 && (
        <Typography.Paragraph type="secondary">{formatMessage(shortcutsMessages.hint)}</Typography.Paragraph>
      )}
      <ul className={styles.list}>
        {[...first, ...items.filter((item) => !isPinned(item))].map((item) => (
          <li key={item.path} className={styles.row}>
            <Link to={item.path} onClick={onLeave}>
              {item.title}
            </Link>
            <Button
              type="text"
              size="small"
              icon={isPinned(item) ? <PushpinFilled /> : <PushpinOutlined />}
              aria-pressed={isPinned(item)}
              aria-label={formatMessage(shortcutsMessages.pin, { title: item.title })}
              onClick={() => toggle(item.path)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
