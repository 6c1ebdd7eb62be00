import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { layoutMessages } from './layout.messages';
import styles from './layout.module.css';

/** A panel beside the page in style 3 (SH-14): what is elsewhere a click away stands open here. */
export function SidePanel({ side, children }: { side: 'left' | 'right'; children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <aside
      className={styles.panel}
      aria-label={formatMessage(side === 'left' ? layoutMessages.leftPanel : layoutMessages.rightPanel)}
    >
      {children}
    </aside>
  );
}
