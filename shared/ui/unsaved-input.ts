import { createContext, use, useEffect } from 'react';

/** Forms on the page that hold what a person typed and the server does not have, with the part of the page they are in. */
const holders = new Map<symbol, symbol | null>();

/** The part of another domain that a form is in; null in the page itself. */
export const UnsavedScope = createContext<symbol | null>(null);

/**
 * Says that this form holds unsaved input: the browser asks before the page is left, and the portal before it replaces the
 * release of the domain on screen (design: live swap).
 */
export function useUnsavedInput(isUnsaved: boolean): void {
  const scope = use(UnsavedScope);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const holder = Symbol('unsaved input');
    holders.set(holder, scope);
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => {
      holders.delete(holder);
      if (holders.size === 0) window.removeEventListener('beforeunload', askBeforeLeaving);
    };
  }, [isUnsaved, scope]);
}

/** Whether any form on the page holds unsaved input, or any of one part of it. */
export function hasUnsavedInput(scope?: symbol): boolean {
  return scope === undefined ? holders.size > 0 : [...holders.values()].includes(scope);
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
