import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { TimelineRow } from '../../../domain/timeline';
import { belowView } from './below-view';
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

/** What is held in place: a message, or with no key the end of the log; and how far its lower edge is below that of the view. */
interface Anchor {
  readonly key: string | null;
  readonly below: number;
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
 * Keeps the place of a reader: at the end of the room they stay there, anywhere else the first message in view stays where it is,
 * whatever is added, let go or grows above and below. The log is laid out from its start: in one laid out from its end
 * (`column-reverse`), Chromium takes a page that arrives during a smooth scroll for a part of the way, and goes that much too far.
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
    if (element.scrollTop < AHEAD) onNearStart();
    if (belowView(element) < AHEAD && !before.current?.isLeaving) onNearEnd();
  };
  const toEnd = () => {
    const element = scroller.current;
    if (!element || !before.current) return;
    goToEnd(element);
    // The place of before must not be held: being at the end changes the log before the scroll is told.
    Object.assign(before.current, {
      isLeaving: hasNewer,
      anchor: hasNewer ? null : anchorOf(element, false),
    });
    setIsAtEnd(true);
  };
  const onScroll = () => {
    const element = scroller.current;
    if (!element || !before.current) return;
    const isLeaving = before.current.isLeaving && isNearEnd(element);
    Object.assign(before.current, { isLeaving, anchor: isLeaving ? null : anchorOf(element, hasNewer) });
    look(element);
  };
  // The view gets another height, as with a keyboard on the screen, and a message, as when its picture is there.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (before.current?.anchor) restore(element, before.current.anchor);
    });
    observer.observe(element);
    for (const content of element.children) observer.observe(content);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const { anchor, isLeaving, ends, written = new Date().toISOString() } = before.current ?? {};
    const keys = rows.filter(({ kind }) => kind === 'message').map(({ key }) => key);
    const lastWritten = last?.kind === 'outgoing' ? last.outgoing.writtenAt : '';
    if (target && showTarget(element, target.msgId)) onTargetShown();
    else if (!before.current) showUnread(element);
    else if (isLeaving || lastWritten > written) goToEnd(element);
    // Another part of the room, as the end after a long break.
    else if (!keys.some((key) => ends?.includes(key))) goToEnd(element);
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
  return belowView(element) < NEAR;
}

function goToEnd(element: Element): void {
  element.scrollTop = element.scrollHeight;
}

/**
 * A message, since the line of a day moves up as earlier ones of that day come; by its lower edge, since it loses its head when one
 * above joins its run.
 */
function anchorOf(element: HTMLElement, hasNewer: boolean): Anchor | null {
  const { top, bottom } = element.getBoundingClientRect();
  const end = element.firstElementChild;
  if (end && isNearEnd(element) && !hasNewer)
    return { key: null, below: end.getBoundingClientRect().bottom - bottom };
  for (const row of element.querySelectorAll<HTMLElement>('[data-row]')) {
    const edge = row.getBoundingClientRect().bottom;
    if (edge > top) return { key: row.dataset['row'] ?? '', below: edge - bottom };
  }
  return null;
}

function restore(element: HTMLElement, { key, below }: Anchor): void {
  const held =
    key === null ? element.firstElementChild : element.querySelector(`[data-row="${CSS.escape(key)}"]`);
  if (!held) return;
  const moved = held.getBoundingClientRect().bottom - element.getBoundingClientRect().bottom - below;
  // Less is rounding, which must not add up.
  if (Math.abs(moved) >= 1) element.scrollTop += moved;
}

/** Goes to the end, and from there brings the first unread message to the top of the view, where the unread do not all fit in it. */
function showUnread(element: HTMLElement): void {
  goToEnd(element);
  const divider = element.querySelector<HTMLElement>('[data-unread]');
  if (!divider) return;
  const above = element.getBoundingClientRect().top - divider.getBoundingClientRect().top;
  if (above > 0) element.scrollTop -= above + NEAR;
}
