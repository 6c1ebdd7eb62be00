import type { IntlShape, MessageDescriptor } from 'react-intl';
import { noticeMessages } from './notices.messages';
import type { NoticeContent } from './notices.slice';

/** In English the server's own words, which say most; in other languages the translation by name, where there is one. */
export function noticeText(
  { name, values = {}, text }: Omit<NoticeContent, 'kind'>,
  intl: IntlShape,
): string {
  if (text && (intl.locale === 'en' || !name)) return text;
  const message: MessageDescriptor = noticeMessages[name ?? 'internal'];
  return intl.formatMessage(message, values);
}
