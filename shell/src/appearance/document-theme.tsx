import { useAppearance, useDirection, useMotion } from '@portal/shared/appearance';
import { SCHEME_CLASS } from '@portal/shared/ui';
import { useLayoutEffect } from 'react';

/** Tells the document the person's look: direction, scheme of the page, scrollbars, whether things may move. */
export function DocumentTheme() {
  const { schemes, customScrollbars } = useAppearance();
  const hasMotion = useMotion();
  const direction = useDirection();
  useLayoutEffect(() => {
    const html = document.documentElement;
    html.dir = direction;
    html.className = SCHEME_CLASS[schemes.main];
    html.dataset['scrollbars'] = customScrollbars ? 'custom' : 'native';
    html.dataset['motion'] = hasMotion ? 'on' : 'off';
  }, [direction, schemes.main, customScrollbars, hasMotion]);
  return null;
}
