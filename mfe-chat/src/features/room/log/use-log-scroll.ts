import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { TimelineRow } from '../../../domain/timeline';
import { showTarget } from './show-target';

/** Within this many pixels of its end, a person is at the end of the log. */
const NEAR = 60;
/** Earlier and later messages are loaded this many pixels before they are needed. */
const AHEAD = 600;

interface LogPlaces {
  /** The log ends before the room does. */
  readonly hasNewer: boolean;
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

/** The message that is held in place, and how far its lower edge is below the top of the view. */
interface Anchor {
  readonly key: string;
  readonly bottom: number;
}

interface Before {
  anchor: Anchor | null;
  /** The reader has asked for the end of the room, which is still to come. */
  isLeaving: boolean;
  /** Keys of the first and the last message. */
  readonly ends: readonly (string | undefined)[];
  /** When the newest own message was written that was on its way, as ISO date and time. */
  readonly written: string;
}

/**
 * Keeps the place of a reader. The log is laid out from its end (`column-reverse`), so its scroll position is 0 at the end and
 * negative above: a reader at the end stays there. Anywhere else the first message in view stays where it is, whatever is added or
 * let go above and below.
 */
export function useLogScroll(rows: readonly TimelineRow[], places: LogPlaces): LogScroll {
  const { hasNewer, target, onTargetShown, onNearStart, onNearEnd } = places;
  const scroller = useRef<HTMLDivElement>(null);
  // Not before it is measured: being at the end counts as having seen the newest message.
  const [isAtEnd, setIsAtEnd] = useState(false);
  const last = rows.at(-1);
  const before = useRef<Before | null>(null);

  const look = (element: HTMLElement) => {
    setIsAtEnd(isNearEnd(element));
    const above = element.scrollHeight - element.clientHeight + element.scrollTop;
    if (above < AHEAD) onNearStart();
    if (-element.scrollTop < AHEAD && !before.current?.isLeaving) onNearEnd();
  };
  const toEnd = () => {
    if (scroller.current) scroller.current.scrollTop = 0;
    // The place of before must not be held: being at the end changes the log before the scroll is told.
    if (before.current) Object.assign(before.current, { anchor: null, isLeaving: hasNewer });
    setIsAtEnd(true);
  };
  const measure = useCallback(() => {
    const element = scroller.current;
    if (!element || !before.current) return;
    const isLeaving = before.current.isLeaving && isNearEnd(element);
    Object.assign(before.current, { isLeaving, anchor: isLeaving ? null : anchorOf(element, hasNewer) });
  }, [hasNewer]);
  const onScroll = () => {
    measure();
    if (scroller.current) look(scroller.current);
  };
  // A view of another height shows the same end: what stands at its top is another message.
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    if (scroller.current) observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [measure]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const { anchor, isLeaving, ends, written = new Date().toISOString() } = before.current ?? {};
    const keys = rows.filter(({ kind }) => kind === 'message').map(({ key }) => key);
    const lastWritten = last?.kind === 'outgoing' ? last.outgoing.writtenAt : '';
    if (target && showTarget(element, target.msgId)) onTargetShown();
    else if (!before.current) showUnread(element);
    else if (isLeaving || lastWritten > written) element.scrollTop = 0;
    // Another part of the room, as the end after a long break.
    else if (!keys.some((key) => ends?.includes(key))) element.scrollTop = 0;
    else if (anchor) restore(element, anchor);
    before.current = {
      anchor: isLeaving ? null : anchorOf(element, hasNewer),
      isLeaving: Boolean(isLeaving) && hasNewer,
      ends: [keys[0], keys.at(-1)],
      written: lastWritten > written ? lastWritten : written,
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

/**
 * None at the end of the room, which stays where it is by itself. A message, since the line of a day moves up as earlier ones of that
 * day come; by its lower edge, since it loses its head when one above joins its run.
 */
function anchorOf(element: HTMLElement, hasNewer: boolean): Anchor | null {
  if (isNearEnd(element) && !hasNewer) return null;
  const { top } = element.getBoundingClientRect();
  for (const row of element.querySelectorAll<HTMLElement>('[data-row]')) {
    const bottom = row.getBoundingClientRect().bottom - top;
    if (bottom > 0) return { key: row.dataset['row'] ?? '', bottom };
  }
  return null;
}

function restore(element: HTMLElement, { key, bottom }: Anchor): void {
  const row = element.querySelector(`[data-row="${CSS.escape(key)}"]`)?.getBoundingClientRect();
  if (row) element.scrollTop += row.bottom - element.getBoundingClientRect().top - bottom;
}

/** Brings the first unread message to the top of the view, where the unread do not all fit in it. */
function showUnread(element: HTMLElement): void {
  const divider = element.querySelector<HTMLElement>('[data-unread]');
  if (!divider) return;
  const above = element.getBoundingClientRect().top - divider.getBoundingClientRect().top;
  if (above > 0) element.scrollTop -= above + NEAR;
}
