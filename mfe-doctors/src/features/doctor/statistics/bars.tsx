import { orDash } from '@portal/shared/ui';
import { Progress } from 'antd';
import { Fragment, type ReactNode } from 'react';
import styles from './bars.module.css';

interface Bar {
  readonly key: string;
  readonly name: string;
  /** What stands for the name on the page; the name unless given. */
  readonly label?: ReactNode;
  /** The figure; a dash where it is not known. */
  readonly text: string | null;
  /** Length from 0 to 100. */
  readonly percent: number;
}

/** Figures under each other, each with a bar that compares it with the others. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  return (
    <div className={styles['bars']}>
      {bars.map(({ key, name, label = name, text, percent }) => (
        <Fragment key={key}>
          <span>{label}</span>
          <span>{orDash(text)}</span>
          <Progress percent={percent} status="normal" showInfo={false} aria-label={name} />
        </Fragment>
      ))}
    </div>
  );
}
