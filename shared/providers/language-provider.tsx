import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Locale } from '../contract';
import { loadSharedMessages, useLocale } from '../i18n';

/** Loads a catalogue of messages for a language other than English, whose texts are in the code. */
export type MessageLoader = (locale: Exclude<Locale, 'en'>) => Promise<Readonly<Record<string, string>>>;

export interface Language {
  readonly locale: Locale;
  readonly messages: Readonly<Record<string, string>>;
}

/** The language alone, without antd: for the login page, whose visitors must not wait for the components of the pages behind it. */
export function LanguageProvider({
  loadMessages,
  children,
}: {
  loadMessages: MessageLoader;
  children: ReactNode;
}) {
  const language = useLanguage(loadMessages, loadTexts);
  return language && <Texts language={language}>{children}</Texts>;
}

export function Texts({ language, children }: { language: Language; children: ReactNode }) {
  const { locale, messages } = language;
  return (
    <IntlProvider locale={locale} defaultLocale="en" messages={messages} onError={reportIntlError}>
      {children}
    </IntlProvider>
  );
}

/** The language to show: the old one stays on the page until `load` has the new one whole. */
export function useLanguage<L extends Language>(
  loadMessages: MessageLoader,
  load: (locale: Locale, loadMessages: MessageLoader) => Promise<L>,
): L | undefined {
  const locale = useLocale();
  const [language, setLanguage] = useState<L>();
  useEffect(() => {
    let current = true;
    void load(locale, loadMessages)
      .catch((error: unknown) => {
        // Texts that do not come after three attempts are reported as a defect; the page goes on in English.
        reportError(error);
        return load('en', () => Promise.resolve({}));
      })
      .then((loaded) => {
        if (current) setLanguage(loaded);
      });
    return () => {
      current = false;
    };
  }, [locale, loadMessages, load]);
  return language;
}

async function loadTexts(locale: Locale, loadMessages: MessageLoader): Promise<Language> {
  if (locale === 'en') return { locale, messages: {} };
  const [shared, own] = await Promise.all([loadSharedMessages(locale), loadMessages(locale)]);
  return { locale, messages: { ...shared, ...own } };
}

/** English has no catalogue on purpose: its texts are the default messages. Everything else is reported as a defect. */
function reportIntlError(error: { code: string; message: string }): void {
  if (error.code !== 'MISSING_TRANSLATION' && error.code !== 'MISSING_DATA') console.error(error.message);
}
