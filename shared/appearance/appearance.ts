import { useSyncExternalStore } from 'react';
import { DEFAULT_APPEARANCE, type Appearance } from '../contract';
import { directionOf, useLocale } from '../i18n';
import { createObservable } from '../internal/observable';

const current = createObservable<Appearance>(DEFAULT_APPEARANCE);

/** The look of the portal as the signed-in person chose it (SH-13); of a guest, the default. Read-only for remotes. */
export const appearance = { get: current.get, subscribe: current.subscribe };

/** The shell's alone. */
export const publishAppearance = current.set;

export function useAppearance(): Appearance {
  return useSyncExternalStore(current.subscribe, current.get);
}

const reducedMotionQuery = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

function watchReducedMotion(onChange: () => void): () => void {
  const query = reducedMotionQuery();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether things may move: unless the person's settings or those of their machine say no. */
export function useMotion(): boolean {
  const isStill = useSyncExternalStore(watchReducedMotion, () => reducedMotionQuery().matches);
  return useAppearance().animations && !isStill;
}

/** The direction of the page: the person's choice, else that of the language. */
export function useDirection(): 'ltr' | 'rtl' {
  const { direction } = useAppearance();
  const ofLanguage = directionOf(useLocale());
  return direction === 'auto' ? ofLanguage : direction;
}
