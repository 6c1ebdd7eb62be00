import { LIMITS, type ChatMessage } from '@portal/shared/contract';
import type { MessageWindow } from './message-window';

/**
 * Puts messages from any source (an answer, an event, older ones) into one list: each message once, in the room's order.
 * Copies arrive in any order, so a message never goes back from read to unread or from hidden to shown.
 */
export function mergeMessages(
  known: readonly ChatMessage[],
  incoming: readonly ChatMessage[],
): ChatMessage[] {
  const byId = new Map(known.map((message) => [message.messageId, message]));
  for (const message of incoming) {
    const before = byId.get(message.messageId);
    byId.set(message.messageId, before ? newestOf(before, message) : message);
  }
  return [...byId.values()].sort((a, b) => a.msgId - b.msgId);
}

/**
 * Only what belongs to the loaded part of the room: an answer to a late resend may be older than all that is loaded, and what is
 * new is not of a part that ends before it. A side without more has no bound.
 */
export function mergeWithin(
  { messages, hasMore, hasNewer }: MessageWindow,
  incoming: readonly ChatMessage[],
): ChatMessage[] {
  const from = hasMore ? (messages[0]?.msgId ?? 0) : 0;
  const to = hasNewer ? (messages.at(-1)?.msgId ?? 0) : Infinity;
  return mergeMessages(
    messages,
    incoming.filter(({ msgId }) => msgId >= from && msgId <= to),
  );
}

/** What is left of a hidden message. */
export const HIDDEN = { hidden: true, message: '', hasText: false, files: [], refers: null };

function newestOf(before: ChatMessage, message: ChatMessage): ChatMessage {
  const hidden = before.hidden || message.hidden;
  return {
    ...message,
    status: before.status === 'read' ? 'read' : message.status,
    hidden,
    // The server keeps what is hidden to itself; an old copy must not bring it back.
    ...(hidden && HIDDEN),
  };
}

/**
 * Number of the message that the first missing one follows; null when nothing is missing. Rooms number without gaps, from 1:
 * where there is no older part to load, the first message must be that one.
 */
export function gapAfter(messages: readonly ChatMessage[], hasMore: boolean): number | null {
  if (!hasMore && (messages[0]?.msgId ?? 1) > 1) return 0;
  const missing = messages.find((message, i) => i > 0 && message.msgId > (messages[i - 1]?.msgId ?? 0) + 1);
  if (!missing) return null;
  return messages[messages.indexOf(missing) - 1]?.msgId ?? null;
}

/**
 * Where to join again after a break: one page of history before the newest message, since what is known may have been
 * read or hidden meanwhile. In a room that was empty everything is new.
 */
export function catchUpCursor(messages: readonly ChatMessage[]): number {
  const newest = messages.at(-1);
  const first = messages[0];
  if (!newest || !first) return 0;
  return Math.max(first.msgId - 1, newest.msgId - LIMITS.chatHistory);
}

/** Own messages on their way that have not arrived yet, told by the sender's own ids. */
export function notArrived<T extends { readonly clientId: string }>(
  outgoing: readonly T[],
  messages: readonly ChatMessage[],
): T[] {
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  return outgoing.filter(({ clientId }) => !arrived.has(clientId));
}
