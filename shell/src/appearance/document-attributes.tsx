import { useAppearance, useDirection, useMotion } from '@portal/shared/appearance';
import { useLocale } from '@portal/shared/i18n';
import { SCHEME_CLASS } from '@portal/shared/ui';
import { useLayoutEffect } from 'react';
import { keepLook } from './page-cookies';

/** Sets language, direction, colour scheme, scrollbars and motion on the `html` element, for styles and screen readers. */
export function DocumentAttributes() {
  const { schemes, customScrollbars } = useAppearance();
  const locale = useLocale();
  const hasMotion = useMotion();
  const direction = useDirection();
  useLayoutEffect(() => {
    const html = document.documentElement;
    html.lang = locale;
    html.dir = direction;
    html.className = SCHEME_CLASS[schemes.main];
    keepLook(schemes.main, locale);
    html.dataset['scrollbars'] = customScrollbars ? 'custom' : 'native';
    html.dataset['motion'] = hasMotion ? 'on' : 'off';
  }, [locale, direction, schemes.main, customScrollbars, hasMotion]);
  return null;
}
