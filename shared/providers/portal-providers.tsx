import { StyleProvider } from '@ant-design/cssinjs';
import { Provider as MotionProvider } from '@rc-component/motion';
import { ConfigProvider } from 'antd';
import { useMemo, type ReactNode } from 'react';
import type { Locale } from '../contract';
import { useAppearance, useDirection, useMotion } from '../appearance';
import { loadLanguagePack, type LanguagePack } from '../i18n';
import { themeOf } from '../ui/theme';
import { keptStyles } from './kept-styles';
import { Texts, useLanguage, type Language, type MessageLoader } from './language-provider';

interface LanguageWithAntd extends LanguagePack, Language {}

/**
 * Language, direction and theme around a React root of the portal: the signed-in part of the shell, or a remote. Notices (antd's
 * App) are added by `Notices` where somebody is signed in.
 */
export function PortalProviders({
  loadMessages,
  children,
}: {
  loadMessages: MessageLoader;
  children: ReactNode;
}) {
  const language = useLanguage(loadMessages, load);
  if (!language) return null;
  return (
    <Texts language={language}>
      <Look locale={language.antd}>{children}</Look>
    </Texts>
  );
}

/** The person's theme, direction and motion for antd; of the page's main area, where remotes live. */
function Look({ locale, children }: { locale: LanguagePack['antd']; children: ReactNode }) {
  const { main } = useAppearance().schemes;
  const theme = useMemo(() => themeOf(main), [main]);
  return (
    // Not by the theme: antd would mount everything anew when that changes, and what was typed were gone.
    <MotionProvider motion={useMotion()}>
      <StyleProvider cache={keptStyles}>
        <ConfigProvider theme={theme} direction={useDirection()} locale={locale}>
          {children}
        </ConfigProvider>
      </StyleProvider>
    </MotionProvider>
  );
}

async function load(locale: Locale, loadMessages: MessageLoader): Promise<LanguageWithAntd> {
  const [pack, own] = await Promise.all([
    loadLanguagePack(locale),
    locale === 'en' ? {} : loadMessages(locale),
  ]);
  return { ...pack, messages: { ...pack.sharedMessages, ...own } };
}
