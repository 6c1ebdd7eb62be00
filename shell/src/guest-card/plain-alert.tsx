import type { ReactNode } from 'react';
import styles from './plain-form.module.css';

interface AlertProps {
  readonly kind: 'success' | 'warning' | 'error' | 'info';
  readonly title: string;
  readonly children?: ReactNode;
}

/** What the login page says above its form. */
export function PlainAlert({ kind, title, children }: AlertProps) {
  return (
    <div role={kind === 'success' ? 'status' : 'alert'} className={styles.alert} data-kind={kind}>
      <div>{title}</div>
      {children && <div>{children}</div>}
    </div>
  );
}
