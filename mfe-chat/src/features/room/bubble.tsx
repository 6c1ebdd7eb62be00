import type { ReactNode } from 'react';
import { timeOf } from '../../domain/timeline';
import styles from './room.module.css';

interface BubbleProps {
  readonly isOwn: boolean;
  readonly sender: string;
  /** ISO date and time. */
  readonly at: string;
  /** What became of an own message, and what can be done with it. */
  readonly state?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a message: own ones on the inline end, the others' on the inline start. */
export function Bubble({ isOwn, sender, at, state, children }: BubbleProps) {
  return (
    <article className={isOwn ? styles.own : styles.theirs} aria-label={sender}>
      <div className={styles.bubble}>
        <bdi className={styles.sender}>{sender}</bdi>
        {children}
        <div className={styles.foot}>
          <time dateTime={at}>{timeOf(at)}</time>
          {state}
        </div>
      </div>
    </article>
  );
}
