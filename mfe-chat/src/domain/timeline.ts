import type { ChatMessage } from '@portal/shared/contract';
import dayjs from 'dayjs';
import type { Outgoing } from './outgoing';
import type { UnreadMark } from './unread-mark';

export type TimelineRow =
  | { readonly kind: 'day'; readonly key: string; readonly at: string }
  | { readonly kind: 'unread'; readonly key: 'unread'; readonly count: number }
  | { readonly kind: 'message'; readonly key: string; readonly message: ChatMessage }
  | { readonly kind: 'outgoing'; readonly key: string; readonly outgoing: Outgoing };

/** What the log of a room shows, from top to bottom; a message keeps its key when it is confirmed. */
export function buildTimeline(
  messages: readonly ChatMessage[],
  outgoing: readonly Outgoing[],
  unread: Pick<UnreadMark, 'msgId' | 'count'> | null,
): TimelineRow[] {
  const rows: TimelineRow[] = [];
  let day = '';
  const openDay = (at: string) => {
    const next = dayjs(at).format('YYYY-MM-DD');
    if (next !== day) rows.push({ kind: 'day', key: `day-${next}`, at });
    day = next;
  };
  const firstUnread = unread && messages.find(({ msgId }) => msgId >= unread.msgId);
  for (const message of messages) {
    openDay(message.sentAt);
    if (unread && message === firstUnread) rows.push({ kind: 'unread', key: 'unread', count: unread.count });
    rows.push({ kind: 'message', key: message.clientId ?? message.messageId, message });
  }
  for (const item of outgoing) {
    openDay(item.writtenAt);
    rows.push({ kind: 'outgoing', key: item.clientId, outgoing: item });
  }
  return rows;
}

/** Time of day, in western digits in every language. */
export function timeOf(iso: string): string {
  return dayjs(iso).format('HH:mm');
}
