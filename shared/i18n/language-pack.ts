import type { ConfigProviderProps } from 'antd';
import antdEnglish from 'antd/es/locale/en_US';
import dayjs from 'dayjs';
import type { Locale } from '../contract';

/** What a language needs besides messages: antd's own texts. dayjs is switched on the way. */
export interface LanguagePack {
  readonly locale: Locale;
  readonly antd: NonNullable<ConfigProviderProps['locale']>;
  readonly sharedMessages: Readonly<Record<string, string>>;
}

// antd has English in its code already. It is named all the same: a provider with a locale and one without are two places in
// React's tree, and a change of the language would put the whole page up anew.
const english: LanguagePack = { locale: 'en', antd: antdEnglish, sharedMessages: {} };

/** Loads a language; English is in the code already and costs no request. */
export async function loadLanguagePack(locale: Locale): Promise<LanguagePack> {
  if (locale === 'en') {
    dayjs.locale('en');
    return english;
  }
  const pack = locale === 'tr' ? await turkish() : await arabic();
  dayjs.locale(locale);
  return pack;
}

async function turkish(): Promise<LanguagePack> {
  const [antd, , messages] = await Promise.all([
    import('antd/es/locale/tr_TR'),
    import('dayjs/locale/tr'),
    import('../ui/i18n/tr.json'),
  ]);
  return { locale: 'tr', antd: antd.default, sharedMessages: messages.default };
}

async function arabic(): Promise<LanguagePack> {
  const [antd, , messages] = await Promise.all([
    import('antd/es/locale/ar_EG'),
    import('dayjs/locale/ar'),
    import('../ui/i18n/ar.json'),
  ]);
  return { locale: 'ar', antd: antd.default, sharedMessages: messages.default };
}
