import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useState, type RefCallback, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Rows drawn above and below those in view, so that the next press of Tab and turn of the wheel find them there. */
const AROUND = 4;

/** Which rows of a long list are drawn, and how much room the others take. */
export interface RowWindow {
  /** Index of the first row that is drawn. */
  readonly first: number;
  /** Index after the last one. */
  readonly end: number;
  /** Pixels of the rows that are not drawn, above and below. */
  readonly before: number;
  readonly after: number;
  /** Measures a drawn row, which has its index as `data-index`. */
  readonly measure: RefCallback<HTMLElement>;
}

/**
 * The rows that the page's scrolling has in view, and on paper all of them.
 * @param place the element that the rows are in
 * @param count of all rows
 * @param rowHeight pixels of a row that was not drawn yet; once drawn it is measured
 * @param gap pixels between rows
 */
export function useRowWindow(
  place: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  gap = 0,
): RowWindow {
  const [top, setTop] = useState(0);
  // Nothing keeps the functions that it returns from one rendering to the next, which is what the rule warns of.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useWindowVirtualizer<HTMLElement>({
    count,
    gap,
    estimateSize: () => rowHeight,
    measureElement: (...row) => measureElement(...row) || rowHeight,
    overscan: AROUND,
    scrollMargin: top,
  });
  // What stands above the rows takes another height when it says more, and then so does the page.
  useLayoutEffect(() => {
    const measureTop = () => {
      const rect = place.current?.getBoundingClientRect();
      if (rect) setTop(Math.round(rect.top + window.scrollY));
    };
    measureTop();
    const observer = new ResizeObserver(measureTop);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [place, count]);
  const isPrinted = useIsPrinted();
  if (isPrinted) return { first: 0, end: count, before: 0, after: 0, measure: rows.measureElement };
  const drawn = rows.getVirtualItems();
  const [from, to] = [drawn[0], drawn.at(-1)];
  return {
    first: from?.index ?? 0,
    end: to ? to.index + 1 : 0,
    before: from ? from.start - top : 0,
    after: to ? Math.max(0, rows.getTotalSize() - (to.end - top)) : 0,
    measure: rows.measureElement,
  };
}

/** While the browser makes pages for a printer; what they show has to be drawn before it goes on. */
function useIsPrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinted(true));
    const end = () => setPrinted(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinted;
}
