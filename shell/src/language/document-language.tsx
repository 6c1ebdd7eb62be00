import { useLocale } from '@portal/shared/i18n';
import { useEffect } from 'react';

/** Tells the document its language: for screen readers, for hyphenation. */
export function DocumentLanguage() {
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return null;
}
