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

/** What of the log stands still, as a selector, and how far its end is below the upper edge of the view. */
interface Anchor {
  readonly row: string;
  readonly bottom: number;
}

interface Before {
  readonly lastKey: string | undefined;
  anchor: Anchor | null;
  /** Elsewhere it is the reader who has scrolled. */
  scrollTop: number;
}

/** Where the unread begin: before the first message that is loaded, while more of them are on their way. */
const UNREAD = '[data-unread]';

/**
 * Keeps the place of a reader. The log is laid out from its end (`column-reverse`), so its scroll position is 0 at the end and
 * negative above: a reader at the end stays there. Anywhere else the first message in view stays where it is, whatever is added or
 * let go above and below; in a room that opens where the unread begin it is their start that stays, until the reader moves.
 */
export function useLogScroll(rows: readonly TimelineRow[], places: LogPlaces): LogScroll {
  const { target, onTargetShown, onNearStart, onNearEnd } = places;
  const scroller = useRef<HTMLDivElement>(null);
  // Not before it is measured: being at the end counts as having seen the newest message.
  const [isAtEnd, setIsAtEnd] = useState(false);
  const last = rows.at(-1);
  const before = useRef<Before | null>(null);

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
    if (before.current && before.current.scrollTop !== element.scrollTop)
      Object.assign(before.current, { anchor: anchorOf(element), scrollTop: element.scrollTop });
    look(element);
  };

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const { lastKey, anchor } = before.current ?? {};
    let held: Anchor | null = null;
    if (target && showTarget(element, target.msgId)) onTargetShown();
    else if (!before.current) held = showUnread(element);
    else if (last?.kind === 'outgoing' && last.key !== lastKey) element.scrollTop = 0;
    else if (anchor && restore(element, anchor)) held = anchor;
    before.current = {
      lastKey: last?.key,
      anchor: held ?? anchorOf(element),
      scrollTop: element.scrollTop,
    };
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

/** None at the end, which stays where it is by itself. A message: the line of a day moves up as earlier ones of that day come. */
function anchorOf(element: HTMLElement): Anchor | null {
  if (isNearEnd(element)) return null;
  const { top } = element.getBoundingClientRect();
  for (const row of element.querySelectorAll<HTMLElement>('[data-row]')) {
    const bottom = row.getBoundingClientRect().bottom - top;
    if (bottom > 0) return { row: `[data-row="${CSS.escape(row.dataset['row'] ?? '')}"]`, bottom };
  }
  return null;
}

/** Answers whether it stands where it stood: it may be gone, or the log too short for it. */
function restore(element: HTMLElement, { row, bottom }: Anchor): boolean {
  const now = bottomOf(element, row);
  if (Number.isNaN(now)) return false;
  element.scrollTop += now - bottom;
  return !isNearEnd(element) && Math.abs(bottomOf(element, row) - bottom) < 1;
}

/** In pixels from the upper edge of the view; NaN for what is not there. */
function bottomOf(element: HTMLElement, row: string): number {
  const place = element.querySelector(row)?.getBoundingClientRect();
  return place ? place.bottom - element.getBoundingClientRect().top : NaN;
}

/** Brings the first unread message to the top of the view, where the unread do not all fit in it. */
function showUnread(element: HTMLElement): Anchor | null {
  const bottom = bottomOf(element, UNREAD);
  if (!(bottom < 0)) return null;
  element.scrollTop += bottom - NEAR;
  return { row: UNREAD, bottom: bottomOf(element, UNREAD) };
}
