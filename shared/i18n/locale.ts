import { useSyncExternalStore } from 'react';
import { LOCALES, type Locale } from '../contract';
import { createObservable } from '../internal/observable';

const KEY = 'portal.locale';
const current = createObservable<Locale>(initialLocale());

/** The language of the portal, one for shell and remotes; kept for the next visit. */
export const locale = {
  get: current.get,
  subscribe: current.subscribe,
  set(next: Locale): void {
    localStorage.setItem(KEY, next);
    current.set(next);
  },
};

export function useLocale(): Locale {
  return useSyncExternalStore(current.subscribe, current.get);
}

export function directionOf(of: Locale): 'ltr' | 'rtl' {
  return of === 'ar' ? 'rtl' : 'ltr';
}

/** The choice of the last visit, else the browser's language where the portal has it, else English. */
function initialLocale(): Locale {
  if (typeof localStorage === 'undefined') return 'en';
  const candidates = [localStorage.getItem(KEY), ...navigator.languages.map((tag) => tag.split('-')[0])];
  return LOCALES.find((known) => candidates.find((tag) => LOCALES.some((l) => l === tag)) === known) ?? 'en';
}
