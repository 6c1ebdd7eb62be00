import type { ReactNode } from 'react';
import styles from './sheet.module.css';

interface SheetProps {
  readonly label: string;
  /** May set `--sheet-font`, `--sheet-line` and `--sheet-padding`; on paper its page has the margin instead. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A sheet of paper: black on white in every scheme, A4, in the direction of the person's language. On the screen it is as it
 * will be on paper, and on paper it stands alone.
 */
export function Sheet({ label, className = '', children }: SheetProps) {
  return (
    <article className={`${styles.sheet} ${className}`} aria-label={label}>
      {children}
    </article>
  );
}
