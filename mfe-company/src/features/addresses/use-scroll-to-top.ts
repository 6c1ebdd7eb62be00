import { useEffect, useRef, type RefObject } from 'react';

/** Brings the top of an element into view when what it shows becomes another page (CO-09), but not when it is first shown. */
export function useScrollToTop(page: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    element.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  return element;
}
