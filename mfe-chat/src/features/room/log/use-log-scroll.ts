import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { TimelineRow } from '../../../domain/timeline';
import { showTarget } from './show-target';

/** Within this many pixels of its end, a person is at the end of the log. */
const NEAR = 60;
/** Earlier and later messages are loaded this many pixels before they are needed. */
const AHEAD = 600;

interface LogPlaces {
  /** The message to go to, until it was shown. */
  readonly target: { readonly msgId: number } | null;
  readonly onTargetShown: () => void;
  /** Called when the first, or the last, of what is loaded comes near. */
  readonly onNearStart: () => void;
  readonly onNearEnd: () => void;
}

interface LogScroll {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly isAtEnd: boolean;
  readonly toEnd: () => void;
  readonly onScroll: () => void;
}

/** A row in view, by its key, and where it stands in the view. */
interface Anchor {
  readonly key: string;
  readonly top: number;
}

/**
 * Keeps the place of a reader. The log is laid out from its end (`column-reverse`), so its scroll position is 0 at the end and
 * negative above: a reader at the end stays there. Anywhere else the first row in view stays where it is, whatever is added or let
 * go above and below.
 */
export function useLogScroll(rows: readonly TimelineRow[], places: LogPlaces): LogScroll {
  const { target, onTargetShown, onNearStart, onNearEnd } = places;
  const scroller = useRef<HTMLDivElement>(null);
  // Not before it is measured: being at the end counts as having seen the newest message.
  const [isAtEnd, setIsAtEnd] = useState(false);
  const last = rows.at(-1);
  const before = useRef<{ readonly lastKey: string | undefined; anchor: Anchor | null } | null>(null);

  const look = (element: HTMLElement) => {
    setIsAtEnd(isNearEnd(element));
    const above = element.scrollHeight - element.clientHeight + element.scrollTop;
    if (above < AHEAD) onNearStart();
    if (-element.scrollTop < AHEAD) onNearEnd();
  };
  const toEnd = () => {
    if (scroller.current) scroller.current.scrollTop = 0;
    // The place of before must not be held: being at the end changes the log before the scroll is told.
    if (before.current) before.current.anchor = null;
    setIsAtEnd(true);
  };
  const onScroll = () => {
    const element = scroller.current;
    if (!element) return;
    if (before.current) before.current.anchor = anchorOf(element);
    look(element);
  };

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const { lastKey, anchor } = before.current ?? {};
    if (target && showTarget(element, target.msgId)) onTargetShown();
    else if (!before.current) showUnread(element);
    else if (last?.kind === 'outgoing' && last.key !== lastKey) element.scrollTop = 0;
    else if (anchor) restore(element, anchor);
    before.current = { lastKey: last?.key, anchor: anchorOf(element) };
    // Without a layout there is nothing to fill.
    if (element.clientHeight > 0) look(element);
    // The callbacks are new with each rendering and say the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rows, last, target]);

  return { scroller, isAtEnd, toEnd, onScroll };
}

function isNearEnd(element: Element): boolean {
  return element.scrollTop > -NEAR;
}

/** None at the end, which stays where it is by itself. */
function anchorOf(element: HTMLElement): Anchor | null {
  if (isNearEnd(element)) return null;
  const { top } = element.getBoundingClientRect();
  for (const row of element.querySelectorAll<HTMLElement>('[data-row]')) {
    const place = row.getBoundingClientRect();
    if (place.bottom > top) return { key: row.dataset['row'] ?? '', top: place.top - top };
  }
  return null;
}

function restore(element: HTMLElement, { key, top }: Anchor): void {
  const row = element.querySelector(`[data-row="${CSS.escape(key)}"]`);
  if (!row) return;
  element.scrollTop += row.getBoundingClientRect().top - element.getBoundingClientRect().top - top;
}

/** Brings the first unread message to the top of the view, where the unread do not all fit in it. */
function showUnread(element: HTMLElement): void {
  const divider = element.querySelector<HTMLElement>('[data-unread]');
  if (!divider) return;
  const above = element.getBoundingClientRect().top - divider.getBoundingClientRect().top;
  if (above > 0) element.scrollTop -= above + NEAR;
}
