import { Typography } from 'antd';
import type { ReactNode } from 'react';
import styles from './laser-marking.module.css';

interface SettingCellProps {
  readonly id?: string;
  /** Why the last change was not saved. */
  readonly failure?: string | null;
  /** What the setting lacks. */
  readonly hint?: string | null;
  /** In a column that holds little more than a switch. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** A control of a setting, with what there is to say of it below. */
export function SettingCell({
  id,
  failure = null,
  hint = null,
  isNarrow = false,
  children,
}: SettingCellProps) {
  return (
    <div className={isNarrow ? `${styles.cell} ${styles.narrow}` : styles.cell}>
      {children}
      <div id={id} role={failure === null ? undefined : 'alert'}>
        {failure !== null && <Typography.Text type="danger">{failure}</Typography.Text>}
        {failure === null && hint !== null && <Typography.Text type="warning">{hint}</Typography.Text>}
      </div>
    </div>
  );
}
