import { pathTo, roomPath } from '@portal/shared/contract';
import type { AppContext } from '../../../app-context';
import { ownerTypeOf } from '../chat.mapper';
import {
  findDigestReaders,
  findDigestRooms,
  lockDigestReader,
  markMailed,
  type DigestReader,
  type DigestRoom,
  type DigestWindow,
} from './digest.repository';

type Context = Pick<AppContext, 'db' | 'transact' | 'mail' | 'log' | 'config'>;

/** What nobody was told of for so long, as after a stop, is no news any more. */
const OLDEST_MS = 24 * 3_600_000;
const AT_ONCE = 100;

/**
 * Mails people what they have not read in the chat for an hour: each message once to each, and nobody more than one mail an hour.
 * Several processes may do it at the same time: a person is held by one, with the mail and the note of what it tells.
 * @returns how many were mailed
 */
export async function mailDigests(ctx: Context, now: Date): Promise<number> {
  const { digestAfterMs } = ctx.config;
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const window = {
    after: before(OLDEST_MS + digestAfterMs),
    until: before(digestAfterMs),
    mailedBefore: before(digestAfterMs),
  };
  let mailed = 0;
  for (const contactId of await findDigestReaders(ctx.db, window, AT_ONCE))
    if (await mailDigest(ctx, window, contactId)) mailed += 1;
  return mailed;
}

function mailDigest({ transact, mail }: Context, window: DigestWindow, contactId: number): Promise<boolean> {
  return transact(async (unit) => {
    const reader = await lockDigestReader(unit.tx, window, contactId);
    // Asked once the person is held: another process may have mailed them a moment ago.
    const rooms = reader ? await findDigestRooms(unit.tx, window, contactId) : [];
    if (!reader || rooms.length === 0) return false;
    await markMailed(unit.tx, contactId, rooms);
    await mail.send(unit, toMail(reader, rooms));
    return true;
  });
}

function toMail(
  { id: contactId, name, email: to, locale, role }: DigestReader,
  rooms: readonly DigestRoom[],
) {
  const [first, ...further] = rooms;
  const path = first && further.length === 0 ? roomPath(ownerTypeOf(first), first.uuid) : pathTo('inbox');
  const cases = rooms.map(({ identifier, messages }) => ({ identifier, messages }));
  const content = { name, path, cases, isFixed: role === 'RM' };
  return { to, locale, contactId, template: 'chatDigest', data: content } as const;
}
