import { useEffect, useState, type RefObject } from 'react';

/** How far from the view something is loaded before it is needed. */
const AHEAD = '400px';

/** Whether an element is in view or near it. */
export function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      // Of several changes since the last call, the last one holds.
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}
