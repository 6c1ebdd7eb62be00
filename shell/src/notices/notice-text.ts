import { formatBytes } from '@portal/shared/i18n';
import { failureTexts } from '@portal/shared/ui';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { noticeMessages } from './notices.messages';
import type { NoticeContent } from './notices.slice';

type Content = Omit<NoticeContent, 'kind'>;

/** The texts of a notice: one of the shell's own, or those of a failed call, which may be several. */
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

/** All texts of a notice in one, for an alert inside a page. */
export function noticeText(content: Content, intl: IntlShape): string {
  return noticeTexts(content, intl).join(' ');
}
