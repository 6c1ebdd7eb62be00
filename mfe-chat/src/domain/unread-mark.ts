import type { ChatMessage } from '@portal/shared/contract';

/** Where the messages begin that came while nobody looked, and how many they are. */
export interface UnreadMark {
  readonly msgId: number;
  readonly count: number;
  /** The person has been at the end of the room since; the next message that comes unseen starts a new mark. */
  readonly isSeen: boolean;
}

/** The mark after messages have come that the person does not see; own side's messages are never unread. */
export function countNew(mark: UnreadMark | null, arrived: readonly ChatMessage[]): UnreadMark | null {
  const theirs = arrived.filter(({ senderType, hidden }) => senderType === 'provider' && !hidden);
  if (theirs.length === 0) return mark;
  if (mark && !mark.isSeen) return { ...mark, count: mark.count + theirs.length };
  return { msgId: Math.min(...theirs.map(({ msgId }) => msgId)), count: theirs.length, isSeen: false };
}
