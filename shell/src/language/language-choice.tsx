import { LOCALES, type Locale } from '@portal/shared/contract';
import { locale, useLocale } from '@portal/shared/i18n';
import { Segmented } from 'antd';
import { useIntl } from 'react-intl';
import { portalMessages } from '../portal.messages';

/** Every language by its own name, in every language of the page. */
export const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', tr: 'Türkçe', ar: 'العربية' };

/** The choice of the language on guest pages (SH-02). */
export function LanguageChoice() {
  const { formatMessage } = useIntl();
  return (
    <Segmented<Locale>
      aria-label={formatMessage(portalMessages.language)}
      value={useLocale()}
      onChange={locale.set}
      options={LOCALES.map((value) => ({ value, label: <span lang={value}>{LANGUAGE_NAMES[value]}</span> }))}
    />
  );
}
