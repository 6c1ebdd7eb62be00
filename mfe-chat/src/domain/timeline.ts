import type { ChatMessage } from '@portal/shared/contract';
import type { OutboxMessage } from '@portal/shared/realtime';
import dayjs from 'dayjs';
import type { UnreadMark } from './unread-mark';

/** Messages of one sender follow each other as one run when no more time than this lies between two of them. */
const RUN_MINUTES = 5;

interface InRun {
  /** The first of its run says who wrote it. */
  readonly isFirst: boolean;
  /** The last of its run says when. */
  readonly isLast: boolean;
}

export type TimelineRow =
  | { readonly kind: 'day'; readonly key: string; readonly at: string }
  | { readonly kind: 'unread'; readonly key: 'unread'; readonly count: number }
  | ({ readonly kind: 'message'; readonly key: string; readonly message: ChatMessage } & InRun)
  | ({ readonly kind: 'outgoing'; readonly key: string; readonly outgoing: OutboxMessage } & InRun);

/** What the log of a room shows, from top to bottom; a message keeps its key when it is confirmed. */
export function buildTimeline(
  messages: readonly ChatMessage[],
  outgoing: readonly OutboxMessage[],
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
  messages.forEach((message, i) => {
    openDay(message.sentAt);
    if (unread && message === firstUnread) rows.push({ kind: 'unread', key: 'unread', count: unread.count });
    const [before, after] = [messages[i - 1], messages[i + 1]];
    rows.push({
      kind: 'message',
      key: message.clientId ?? message.messageId,
      message,
      isFirst: !before || message === firstUnread || !isOneRun(before, message),
      isLast: !after || after === firstUnread || !isOneRun(message, after),
    });
  });
  // They carry the time of this device, which may be wrong: they belong to the end, without a day of their own.
  outgoing.forEach((item, i) => {
    if (rows.length === 0) openDay(item.writtenAt);
    rows.push({ kind: 'outgoing', key: item.clientId, outgoing: item, isFirst: i === 0, isLast: true });
  });
  return rows;
}

function isOneRun(a: ChatMessage, b: ChatMessage): boolean {
  return (
    a.senderType === b.senderType &&
    a.senderName === b.senderName &&
    // Own ones that are read and own ones that are not each say so.
    (a.senderType === 'provider' || a.status === b.status) &&
    !a.hidden &&
    !b.hidden &&
    dayjs(b.sentAt).isSame(a.sentAt, 'day') &&
    dayjs(b.sentAt).diff(a.sentAt, 'minute') < RUN_MINUTES
  );
}

/** Time of day, in western digits in every language. */
export function timeOf(iso: string): string {
  return dayjs(iso).format('HH:mm');
}
