import { LIMITS, type ChatMessage } from '@portal/shared/contract';

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

/** Only what belongs to the loaded end of the room: an answer to a late resend may be older than all that is loaded. */
export function mergeNewer(known: readonly ChatMessage[], incoming: readonly ChatMessage[]): ChatMessage[] {
  const from = known[0]?.msgId ?? 0;
  return mergeMessages(
    known,
    incoming.filter(({ msgId }) => msgId >= from),
  );
}

function newestOf(before: ChatMessage, message: ChatMessage): ChatMessage {
  const hidden = before.hidden || message.hidden;
  return {
    ...message,
    status: before.status === 'read' ? 'read' : message.status,
    hidden,
    // The server keeps a hidden text to itself; an old copy must not bring it back.
    message: hidden ? '' : message.message,
  };
}

/** Number of the message that the first missing one follows; null when nothing is missing. Rooms number without gaps. */
export function gapAfter(messages: readonly ChatMessage[]): number | null {
  const missing = messages.find((message, i) => i > 0 && message.msgId > (messages[i - 1]?.msgId ?? 0) + 1);
  if (!missing) return null;
  return messages[messages.indexOf(missing) - 1]?.msgId ?? null;
}

/**
 * Where to join again after a break: one page of history before the newest message, since what is known may have been
 * read or hidden meanwhile. Undefined while nothing is known: then the newest page is asked for.
 */
export function catchUpCursor(messages: readonly ChatMessage[]): number | undefined {
  const newest = messages.at(-1);
  const first = messages[0];
  if (!newest || !first) return undefined;
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
