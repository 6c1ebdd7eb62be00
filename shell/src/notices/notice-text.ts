import { formatBytes } from '@portal/shared/i18n';
import { failureTexts } from '@portal/shared/ui';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { noticeMessages } from './notices.messages';
import type { NoticeContent } from './notices.slice';

type Content = Omit<NoticeContent, 'kind'>;

/** What a notice says: one of the shell's own texts, or what is said of a failed call, which may be several texts. */
export function noticeTexts({ name, values = {}, error }: Content, intl: IntlShape): string[] {
  if (error) return failureTexts(error, intl);
  const message: MessageDescriptor = noticeMessages[name ?? 'internal'];
  const { limit } = values;
  return [
    intl.formatMessage(message, {
      ...values,
      ...(limit !== undefined && { limit: formatBytes(intl, limit) }),
    }),
  ];
}

/** `noticeTexts` as one text, for a place that stands still. */
export function noticeText(content: Content, intl: IntlShape): string {
  return noticeTexts(content, intl).join(' ');
}
