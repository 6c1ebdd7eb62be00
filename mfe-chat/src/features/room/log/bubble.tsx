import type { ReactNode } from 'react';
import { timeOf } from '../../../domain/timeline';
import styles from '../room.module.css';

interface BubbleProps {
  /** Of the row, for the place of a reader. */
  readonly rowKey: string;
  /** Of the message, for links to it. */
  readonly number?: number;
  readonly isOwn: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly sender: string;
  /** ISO date and time. */
  readonly at: string;
  /** What became of an own message. */
  readonly state?: ReactNode;
  /** What can be done with it. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a message: own ones on the inline end, the others' on the inline start; of a run the first says who, the last when. */
export function Bubble(props: BubbleProps) {
  const { rowKey, number, isOwn, isFirst, isLast, sender, at, state, actions, children } = props;
  const place = [isOwn ? styles.own : styles.theirs, isFirst && styles.first].filter(Boolean).join(' ');
  const time = timeOf(at);
  return (
    <article className={place} aria-label={sender} data-row={rowKey} data-number={number} tabIndex={-1}>
      <div className={styles.bubble} title={isLast ? undefined : time}>
        {isFirst && <bdi className={styles.sender}>{sender}</bdi>}
        {children}
        {isLast && (
          <div className={styles.foot}>
            <time dateTime={at}>{time}</time>
            {state}
          </div>
        )}
      </div>
      {actions}
    </article>
  );
}
