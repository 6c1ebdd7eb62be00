import { LOCALES, type Locale } from '@portal/shared/contract';
import { locale, useLocale } from '@portal/shared/i18n';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { portalMessages } from '../portal.messages';
import styles from './language-choice.module.css';

/** Every language by its own name, in every language of the page. */
export const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', tr: 'Türkçe', ar: 'العربية' };

/** The choice of the language on guest pages (SH-02). */
export function LanguageChoice() {
  const { formatMessage } = useIntl();
  const current = useLocale();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={formatMessage(portalMessages.language)} className={styles.choice}>
      {LOCALES.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === current}
            onChange={() => locale.set(value)}
          />
          <span lang={value}>{LANGUAGE_NAMES[value]}</span>
        </label>
      ))}
    </div>
  );
}
