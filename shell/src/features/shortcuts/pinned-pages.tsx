import { Link } from '@portal/shared/router';
import { Grid } from 'antd';
import { useIntl } from 'react-intl';
import type { ShortcutItem } from './shortcuts-menu';
import styles from './shortcuts.module.css';
import { shortcutsMessages } from './shortcuts.messages';
import { useShortcuts } from './use-shortcuts';

/** As many as there is room for beside the search. */
const MOST = 3;

/** The pages that were pinned last, one click away in a wide toolbar; the others are in the menu beside them (SH-12). */
export function PinnedPages({ items }: { items: readonly ShortcutItem[] }) {
  const { formatMessage } = useIntl();
  const isRoomy = Grid.useBreakpoint().xl ?? true;
  const { pinned } = useShortcuts();
  const shown = pinned.flatMap((path) => items.find((item) => item.path === path) ?? []).slice(-MOST);
  if (!isRoomy || shown.length === 0) return null;
  return (
    <nav aria-label={formatMessage(shortcutsMessages.pinned)} className={styles.pinned}>
      {shown.map(({ path, title }) => (
        <Link key={path} to={path} title={title}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
