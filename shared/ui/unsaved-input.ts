import { useEffect } from 'react';

/** Forms on the page that hold what a person typed and the server does not have. */
const holders = new Set<symbol>();

/**
 * Says that this form holds unsaved input: the browser asks before the page is left, and the portal before it replaces the
 * release of the domain on screen (design: live swap).
 */
export function useUnsavedInput(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const holder = Symbol('unsaved input');
    holders.add(holder);
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => {
      holders.delete(holder);
      if (holders.size === 0) window.removeEventListener('beforeunload', askBeforeLeaving);
    };
  }, [isUnsaved]);
}

/** Whether any form on the page holds unsaved input. */
export function hasUnsavedInput(): boolean {
  return holders.size > 0;
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
