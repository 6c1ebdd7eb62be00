import type { Conversation } from '@portal/shared/contract';

/**
 * The conversations in which the lab has written since the list before. None of the first list: what waited before somebody came
 * is no news. A conversation that the list before did not reach is news when it is newer than everything in it.
 */
export function arrivals(
  before: readonly Conversation[] | null,
  now: readonly Conversation[],
): readonly Conversation[] {
  if (before === null) return [];
  const known = new Map(before.map((conversation) => [conversation.room, conversation.msgId]));
  const newest = Math.max(...before.map(({ sentAt }) => Date.parse(sentAt)));
  return now.filter(({ room, unread, senderType, msgId, sentAt }) => {
    if (unread === 0 || senderType !== 'provider') return false;
    const knownUpTo = known.get(room);
    return knownUpTo === undefined ? Date.parse(sentAt) > newest : msgId > knownUpTo;
  });
}
