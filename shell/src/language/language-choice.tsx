import { LOCALES, type Locale } from '@portal/shared/contract';
import { locale, useLocale } from '@portal/shared/i18n';
import { Segmented } from 'antd';
import { useIntl } from 'react-intl';
import { portalMessages } from '../portal.messages';
import { LANGUAGE_NAMES } from './language-names';

/** The languages side by side, each by its own name (SH-02). */
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
