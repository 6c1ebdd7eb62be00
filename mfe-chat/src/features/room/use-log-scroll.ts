import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { TimelineRow } from '../../domain/timeline';

/** Within this many pixels of an end of the log, a person is at that end. */
const NEAR = 60;

interface LogScroll {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly isAtEnd: boolean;
  readonly toEnd: () => void;
  readonly onScroll: () => void;
}

/**
 * Keeps the place of a reader. The log is laid out from its end (`column-reverse`), so its scroll position is 0 at the end and
 * negative above: a reader at the end stays there, and older messages added on top move nothing. What is left to do is to start
 * at the first unread message, and to hold the place when something is added below a reader who is further up.
 */
export function useLogScroll(rows: readonly TimelineRow[], onNearStart: () => void): LogScroll {
  const scroller = useRef<HTMLDivElement>(null);
  // Not before it is measured: being at the end counts as having seen the newest message.
  const [isAtEnd, setIsAtEnd] = useState(false);
  const last = rows.at(-1);
  const seen = useRef<{ key: string | undefined; height: number } | null>(null);

  const toEnd = () => {
    if (scroller.current) scroller.current.scrollTop = 0;
    setIsAtEnd(true);
  };
  const onScroll = () => {
    const element = scroller.current;
    if (!element) return;
    setIsAtEnd(isNearEnd(element));
    if (element.scrollHeight - element.clientHeight + element.scrollTop < NEAR) onNearStart();
  };

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const before = seen.current;
    seen.current = { key: last?.key, height: element.scrollHeight };
    if (!before) showUnread(element);
    else if (before.key === last?.key) return;
    else if (last?.kind === 'outgoing') element.scrollTop = 0;
    else if (!isNearEnd(element)) element.scrollTop -= element.scrollHeight - before.height;
    setIsAtEnd(isNearEnd(element));
  }, [rows, last]);

  return { scroller, isAtEnd, toEnd, onScroll };
}

function isNearEnd(element: Element): boolean {
  return element.scrollTop > -NEAR;
}

/** Brings the first unread message to the top of the view, where the unread do not all fit in it. */
function showUnread(element: HTMLElement): void {
  const divider = element.querySelector<HTMLElement>('[data-unread]');
  if (!divider) return;
  const above = element.getBoundingClientRect().top - divider.getBoundingClientRect().top;
  if (above > 0) element.scrollTop -= above + NEAR;
}
