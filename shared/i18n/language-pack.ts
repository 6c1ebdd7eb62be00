import type { ConfigProviderProps } from 'antd';
import antdEnglish from 'antd/es/locale/en_US';
import type { Locale } from '../contract';
import { uiMessages } from '../ui/shared-ui.messages';
import { loadSharedMessages, type Messages } from './shared-messages';

type AntdTexts = NonNullable<ConfigProviderProps['locale']>;

/** What a language needs besides messages: antd's own texts. The dates of antd are switched on the way. */
export interface LanguagePack {
  readonly locale: Locale;
  readonly antd: AntdTexts;
  readonly sharedMessages: Messages;
}

// antd has English in its code already. It is named all the same: a provider with a locale and one without are two places in
// React's tree, and a change of the language would put the whole page up anew.
const english = packOf('en', antdEnglish, {});

/** Loads a language; English is in the code already and costs no request. */
export async function loadLanguagePack(locale: Locale): Promise<LanguagePack> {
  if (locale === 'en') {
    await switchDates('en');
    return english;
  }
  const pack = locale === 'tr' ? await turkish() : await arabic();
  await switchDates(locale);
  return pack;
}

let languageOfDates: Locale = 'en';

/** The dates of antd: dayjs comes when it is to speak another language than its own. */
async function switchDates(locale: Locale): Promise<void> {
  if (locale === languageOfDates) return;
  languageOfDates = locale;
  (await import('dayjs')).default.locale(locale);
}

async function turkish(): Promise<LanguagePack> {
  const [antd, , messages] = await Promise.all([
    import('antd/es/locale/tr_TR'),
    import('dayjs/locale/tr'),
    loadSharedMessages('tr'),
  ]);
  return packOf('tr', antd.default, messages);
}

async function arabic(): Promise<LanguagePack> {
  const [antd, , messages] = await Promise.all([
    import('antd/es/locale/ar_EG'),
    import('dayjs/locale/ar'),
    loadSharedMessages('ar'),
  ]);
  return packOf('ar', antd.default, messages);
}

/** A dialog that asks has the labels Confirm and Cancel, unless it names its action itself (specification § 9, SH-25). */
function packOf(locale: Locale, antd: AntdTexts, sharedMessages: Messages): LanguagePack {
  const { confirm, cancel } = uiMessages;
  const okText = sharedMessages[confirm.id] ?? confirm.defaultMessage;
  const cancelText = sharedMessages[cancel.id] ?? cancel.defaultMessage;
  return {
    locale,
    antd: {
      ...antd,
      Modal: { okText, cancelText, justOkText: okText },
      Popconfirm: { okText, cancelText },
    },
    sharedMessages,
  };
}
