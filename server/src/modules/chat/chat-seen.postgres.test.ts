import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { chatRoom, dentalCase } from '../../db/schema';
import { openChatStage, type ChatStage } from '../../testing/chat/chat-scene';
import { until } from '../../testing/until';
import { findSeen, raiseSeen } from './chat-seen.repository';
import { markMailed } from './digest/digest.repository';

let stage: ChatStage;
beforeAll(async () => {
  stage = await openChatStage();
});
afterEach(() => stage.disconnectAll());
afterAll(() => stage.close());

async function isWaitingForLock(): Promise<boolean> {
  const { rows } = await stage.server.ctx.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

/** A room of which its reader has seen nothing yet, with two messages of the provider. */
async function unseenRoom(): Promise<{ roomId: number; contactId: number }> {
  const { clinic, room } = await stage.scene();
  await stage.answer(room);
  await stage.answer(room);
  const [row] = await stage.server.ctx.db
    .select({ roomId: chatRoom.id })
    .from(chatRoom)
    .innerJoin(dentalCase, eq(dentalCase.id, chatRoom.caseId))
    .where(eq(dentalCase.uuid, room));
  return { roomId: row?.roomId ?? 0, contactId: clinic.contact.id };
}

/** The second begins while the first has done its work and is not committed. */
async function overlap(first: (tx: Db) => Promise<void>, second: (tx: Db) => Promise<void>): Promise<void> {
  const { transact } = stage.server.ctx;
  let late: Promise<unknown> = Promise.resolve();
  await transact(async ({ tx }) => {
    await first(tx);
    late = transact((unit) => second(unit.tx));
    await until(isWaitingForLock);
  });
  await late;
}

describe('of two notes of what somebody has seen in a room for the first time', () => {
  it.each([
    [1, 2],
    [2, 1],
  ])('[CH-02] the higher number counts: %i, then %i', async (first, second) => {
    const { roomId, contactId } = await unseenRoom();
    await overlap(
      (tx) => raiseSeen(tx, roomId, contactId, first),
      (tx) => raiseSeen(tx, roomId, contactId, second),
    );
    expect(await findSeen(stage.server.ctx.db, roomId, contactId)).toBe(2);
  });

  it('[CH-02] one counts beside the note of a mail', async () => {
    const { roomId, contactId } = await unseenRoom();
    await overlap(
      (tx) => markMailed(tx, contactId, [{ roomId, upTo: 2 }]),
      (tx) => raiseSeen(tx, roomId, contactId, 2),
    );
    expect(await findSeen(stage.server.ctx.db, roomId, contactId)).toBe(2);
  });
});
