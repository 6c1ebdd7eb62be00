import { PushpinFilled, PushpinOutlined, StarOutlined } from '@ant-design/icons';
import { Link } from '@portal/shared/router';
import { Button, Typography } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ToolbarPopover } from '../../components/toolbar-popover';
import styles from './shortcuts.module.css';
import { shortcutsMessages } from './shortcuts.messages';
import { useShortcuts } from './use-shortcuts';

export interface ShortcutItem {
  readonly path: string;
  readonly title: string;
}

/** The toolbar's shortcuts: the pinned pages first, then the other pages, to pin (SH-12). */
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

interface ShortcutsPanelProps {
  readonly items: readonly ShortcutItem[];
  /** Called when a link of the panel is followed. */
  readonly onLeave?: () => void;
}

export function ShortcutsPanel({ items, onLeave = () => undefined }: ShortcutsPanelProps) {
  const { formatMessage } = useIntl();
  const { pinned, toggle } = useShortcuts();
  // The order of the moment the panel was opened: a row must not move while somebody pins it.
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
