import { createContext, use, useEffect, useEffectEvent } from 'react';

interface Holder {
  /** The part of the page that it is in. */
  readonly scope: symbol | null;
  /** Saves, where the form does so by itself; ends when that has succeeded or failed. */
  readonly save: () => Promise<void>;
}

/** Forms on the page that hold what a person typed and the server does not have. */
const holders = new Map<symbol, Holder>();

/** The part of another domain that a form is in; null in the page itself. */
export const UnsavedScope = createContext<symbol | null>(null);

/**
 * Says that this form holds unsaved input: the browser asks before the page is left, and the portal before it replaces the
 * release of the domain on screen (design: live swap).
 */
export function useUnsavedInput(isUnsaved: boolean): void {
  useInputBeingSaved(isUnsaved, notByItself);
}

const notByItself = () => Promise.resolve();

/**
 * The same of a form that saves by itself: the portal lets it, before it asks whether its input is to be lost.
 * @param save ends when it has succeeded or failed
 */
export function useInputBeingSaved(isUnsaved: boolean, save: () => Promise<void>): void {
  const saveNow = useEffectEvent(save);
  const scope = use(UnsavedScope);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const holder = Symbol('unsaved input');
    holders.set(holder, { scope, save: () => saveNow() });
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => {
      holders.delete(holder);
      if (holders.size === 0) window.removeEventListener('beforeunload', askBeforeLeaving);
    };
  }, [isUnsaved, scope]);
}

/** Whether any form on the page holds unsaved input, or any of one part of it. */
export function hasUnsavedInput(scope?: symbol): boolean {
  return scope === undefined
    ? holders.size > 0
    : [...holders.values()].some((holder) => holder.scope === scope);
}

/** Lets the forms that save by themselves do so; ends when all of them have, or have failed. */
export async function saveInput(): Promise<void> {
  await Promise.all([...holders.values()].map(({ save }) => save()));
  // A form says by an effect that it holds nothing any more.
  await new Promise((resolve) => setTimeout(resolve));
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
