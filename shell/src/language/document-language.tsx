import { directionOf, useLocale } from '@portal/shared/i18n';
import { useEffect } from 'react';

/** Tells the document its language and direction: for screen readers, for right-to-left, for hyphenation. */
export function DocumentLanguage() {
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = directionOf(locale);
  }, [locale]);
  return null;
}
