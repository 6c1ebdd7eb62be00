import { Provider as MotionProvider } from '@rc-component/motion';
import { ConfigProvider } from 'antd';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Locale } from '../contract';
import { useAppearance, useDirection, useMotion } from '../appearance';
import { loadLanguagePack, useLocale, type LanguagePack } from '../i18n';
import { themeOf } from '../ui/theme';

/** Loads a catalogue of messages for a language other than English, whose texts are in the code. */
export type MessageLoader = (locale: Exclude<Locale, 'en'>) => Promise<Readonly<Record<string, string>>>;

interface Language extends LanguagePack {
  readonly messages: Readonly<Record<string, string>>;
}

/**
 * Language, direction and theme around a React root of the portal: the shell's or a remote's. The login page runs on this, so
 * it stays light: notices (antd's App) are added by `Notices` where somebody is signed in.
 */
export function PortalProviders({
  loadMessages,
  children,
}: {
  loadMessages: MessageLoader;
  children: ReactNode;
}) {
  const language = useLanguage(loadMessages);
  if (!language) return null;
  return (
    <IntlProvider
      locale={language.locale}
      defaultLocale="en"
      messages={language.messages}
      onError={reportIntlError}
    >
      <Look locale={language.antd}>{children}</Look>
    </IntlProvider>
  );
}

/** The person's theme, direction and motion for antd; of the page's main area, where remotes live. */
function Look({ locale, children }: { locale: LanguagePack['antd']; children: ReactNode }) {
  const { main } = useAppearance().schemes;
  const theme = useMemo(() => themeOf(main), [main]);
  return (
    // Not by the theme: antd would mount everything anew when that changes, and what was typed were gone.
    <MotionProvider motion={useMotion()}>
      <ConfigProvider theme={theme} direction={useDirection()} locale={locale}>
        {children}
      </ConfigProvider>
    </MotionProvider>
  );
}

/** The language to show: the old one stays on the page until the new one is whole. */
function useLanguage(loadMessages: MessageLoader): Language | undefined {
  const locale = useLocale();
  const [language, setLanguage] = useState<Language>();
  useEffect(() => {
    let current = true;
    void load(locale, loadMessages)
      .catch(orEnglish)
      .then((loaded) => {
        if (current) setLanguage(loaded);
      });
    return () => {
      current = false;
    };
  }, [locale, loadMessages]);
  return language;
}

async function load(locale: Locale, loadMessages: MessageLoader): Promise<Language> {
  const [pack, own] = await Promise.all([
    loadLanguagePack(locale),
    locale === 'en' ? {} : loadMessages(locale),
  ]);
  return { ...pack, messages: { ...pack.sharedMessages, ...own } };
}

/** Texts that do not come, although they were asked for thrice, are told as a defect; the page goes on in English. */
function orEnglish(error: unknown): Promise<Language> {
  reportError(error);
  return load('en', () => Promise.resolve({}));
}

/** English has no catalogue on purpose: its texts are the default messages. Everything else is a defect and is told. */
function reportIntlError(error: { code: string; message: string }): void {
  if (error.code !== 'MISSING_TRANSLATION' && error.code !== 'MISSING_DATA') console.error(error.message);
}
