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

export function ShortcutsPanel({ items, onLeave }: { items: readonly ShortcutItem[]; onLeave: () => void }) {
  const { formatMessage } = useIntl();
  const { pinned, toggle } = useShortcuts();
  // As it was when the panel was opened: a row must not run away from under the finger that pins it.
  const [order] = useState(() => [...pinned, ...items.map(({ path }) => path)]);
  const rows = items.toSorted((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
  return (
    <div className={styles.panel}>
      {pinned.length === 0 && (
        <Typography.Paragraph type="secondary">{formatMessage(shortcutsMessages.hint)}</Typography.Paragraph>
      )}
      <ul className={styles.list}>
        {rows.map(({ path, title }) => {
          const isPinned = pinned.includes(path);
          return (
            <li key={path} className={styles.row}>
              <Link to={path} onClick={onLeave}>
                {title}
              </Link>
              <Button
                type="text"
                size="small"
                icon={isPinned ? <PushpinFilled /> : <PushpinOutlined />}
                aria-label={formatMessage(shortcutsMessages[isPinned ? 'unpin' : 'pin'], { title })}
                onClick={() => toggle(path)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
