import type { chatMessage, chatSeen } from '../../db/schema';
import { PROVIDER_NAME } from '../../modules/chat/provider-chat';
import type { Prng } from '../prng';
import { CHAT_SCRIPTS, type ChatLine } from './chat-scripts';
import type { SeededCase } from './make-records';

export interface SeededContact {
  readonly id: number;
  readonly name: string;
}

/** A room to be: its lines, and what its readers have not seen yet. */
export interface DemoRoom {
  readonly caseId: number;
  readonly companyId: number;
  readonly messages: readonly Omit<typeof chatMessage.$inferInsert, 'roomId'>[];
  readonly seen: readonly Omit<typeof chatSeen.$inferInsert, 'roomId'>[];
  readonly lastMessageAt: Date;
}

const MINUTE = 60_000;
/** So long that older messages have to be asked for more than once. */
const LONG_TALK = 4;

/** Rooms for about every fourth submitted case; the last lines of every second one have not been seen by anybody. */
export function makeRooms(
  cases: readonly SeededCase[],
  contacts: readonly SeededContact[],
  now: Date,
  prng: Prng,
): DemoRoom[] {
  const talkedAbout = cases
    .filter(({ row }) => row.submittedAt !== null)
    .filter((_, index) => index % 4 === 0);
  return talkedAbout.map((demoCase, index) => {
    const scripts = CHAT_SCRIPTS[demoCase.locale];
    const lines =
      index === 0 ? Array.from({ length: LONG_TALK }, () => scripts.flat()).flat() : prng.pick(scripts);
    return makeRoom({ demoCase, lines, contacts, isUnread: index % 2 === 0 }, now, prng);
  });
}

interface Talk {
  readonly demoCase: SeededCase;
  readonly lines: readonly ChatLine[];
  readonly contacts: readonly SeededContact[];
  readonly isUnread: boolean;
}

function makeRoom({ demoCase, lines, contacts, isUnread }: Talk, now: Date, prng: Prng): DemoRoom {
  const { id: caseId, row } = demoCase;
  const writer = prng.pick(contacts);
  const lastProvider = lines.findLastIndex(([by]) => by === 'p');
  // Unread are the provider's words after the client's last ones.
  const lastSeen = isUnread
    ? lines.findLastIndex(([by], index) => by === 'c' && index < lastProvider) + 1
    : lines.length;
  const messages = timed(lines, row.statusSince, now, prng).map(({ by, message, sentAt }, index) => ({
    uuid: prng.uuid(),
    number: index + 1,
    message,
    senderType: by === 'c' ? ('client' as const) : ('provider' as const),
    senderContactId: by === 'c' ? writer.id : null,
    senderName: by === 'c' ? writer.name : PROVIDER_NAME,
    readAt: (by === 'c' ? index < lastProvider : index < lastSeen)
      ? new Date(sentAt.getTime() + 3 * MINUTE)
      : null,
    sentAt,
  }));
  const lastMessageAt = messages.at(-1)?.sentAt ?? now;
  const lastOwn = lines.findLastIndex(([by]) => by === 'c') + 1;
  const readers = [
    // Whoever answered has read what was answered.
    ...contacts.map(({ id }) => ({
      contactId: id,
      upTo: id === writer.id ? Math.max(lastSeen, lastOwn) : lastSeen,
    })),
    { contactId: null, upTo: lastProvider + 1 },
  ];
  return {
    caseId,
    companyId: row.companyId,
    messages,
    seen: readers.map((reader) => ({ ...reader, seenAt: lastMessageAt })),
    lastMessageAt,
  };
}

/** The lines a few minutes to hours apart, the last one soon after the case came to where it is. */
function timed(
  lines: readonly ChatLine[],
  since: Date,
  now: Date,
  prng: Prng,
): { by: 'c' | 'p'; message: string; sentAt: Date }[] {
  let at = Math.min(since.getTime() + prng.int(5, 90) * MINUTE, now.getTime() - 10 * MINUTE);
  return lines
    .toReversed()
    .map(([by, message]) => {
      const line = { by, message, sentAt: new Date(at) };
      at -= prng.int(4, 150) * MINUTE;
      return line;
    })
    .reverse();
}
