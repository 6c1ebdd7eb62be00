import { LIMITS, type ChangeCursor, type MissedChanges } from '@portal/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { companyChange, companyChangeEnd, dentalCase } from '../db/schema';
import { createChangeCatchUp, noteChange } from '../modules/chat/socket/change.catch-up';
import type { Emission } from '../modules/chat/socket/change-emission';
import { call } from '../testing/call';
import { openChatStage, type ChatStage, type Scene } from '../testing/chat/chat-scene';
import { until } from '../testing/until';
import { removeOldChanges } from './change.repository';

let stage: ChatStage;
let scene: Scene;
beforeAll(async () => {
  stage = await openChatStage();
});
beforeEach(async () => {
  scene = await stage.scene();
});
afterEach(() => stage.disconnectAll());
afterAll(() => stage.close());

const companyId = () => scene.clinic.company.id;
const missed = (after: ChangeCursor | null, { client } = scene): Promise<MissedChanges> =>
  client.get('getChanges', { after });
const statuses = ({ changes }: MissedChanges) =>
  changes.map(({ event, change }) => [event, 'status' in change ? change.status : null]);
/** Changes the scene's case by a real call. */
async function change(notes: string, { clinic, room } = scene): Promise<void> {
  const { version } = await call(
    stage.server.app,
    'GET /case/{id}',
    { params: { id: room } },
    clinic.headers,
  );
  const body = { notes, version };
  await call(stage.server.app, 'PUT /case/{id}', { params: { id: room }, body }, clinic.headers);
}

/** What a process commits that dies before it tells anybody. */
async function untold(work: () => Promise<void>): Promise<void> {
  const { events } = stage.server.ctx;
  const emit = jest.spyOn(events, 'emit').mockImplementation(() => undefined);
  await work();
  emit.mockRestore();
}

describe('a page that comes back', () => {
  it('gets exactly what it missed, in order, and nothing when it missed nothing', async () => {
    const { cursor } = await missed(null);
    expect(cursor).toMatchObject({ number: 1 });
    await change('one');
    await change('two');
    await call(
      stage.server.app,
      'PATCH /case/{id}/cancel',
      { params: { id: scene.room } },
      scene.clinic.headers,
    );
    const back = await missed(cursor);
    expect(back.isTooOld).toBe(false);
    expect(back.changes.map((one) => one.cursor.number)).toEqual([2, 3, 4]);
    expect(statuses(back).at(-1)).toEqual(['caseChanged', 'CANCELED']);
    expect(back.changes.at(-1)).toMatchObject({ change: { uuid: scene.room, version: 4 } });
    expect(await missed(back.cursor)).toEqual({ changes: [], cursor: back.cursor, isTooOld: false });
  });

  it('finds the places that live events and the socket’s address have told it', async () => {
    const { body } = await call(stage.server.app, 'GET /chatConnect', {}, scene.clinic.headers);
    await change('live');
    // The first place is that of the case's own making, which may still be on its way to the socket.
    const findLive = () => scene.client.received.find(({ cursor }) => cursor?.number === 2);
    await until(() => findLive() !== undefined);
    const live = findLive();
    const { changes } = await missed(body.cursor ?? null);
    expect(changes).toMatchObject([{ event: 'caseChanged', change: live?.payload, cursor: live?.cursor }]);
  });

  it('is told to read everything again where it cannot be known what it missed', async () => {
    const { cursor } = await missed(null);
    await change('one');
    const isTooOld = async (after: ChangeCursor) => (await missed(after)).isTooOld;
    const end = (await missed(cursor)).cursor;
    expect(await Promise.all([isTooOld(cursor), isTooOld({ number: 0, at: null })])).toEqual([false, false]);
    // Of a time that a backup has undone: the number was given again, or not yet.
    expect(await isTooOld({ ...cursor, at: '2026-01-01T00:00:00.000Z' })).toBe(true);
    expect(await isTooOld({ ...end, number: end.number + 1 })).toBe(true);
    await removeOldChanges(stage.server.ctx.db, new Date(Date.now() + 60_000));
    expect(await missed(cursor)).toEqual({ changes: [], cursor: end, isTooOld: true });
    expect(await isTooOld({ number: 0, at: null })).toBe(true);
    expect(await isTooOld(end)).toBe(false);
  });

  it('is told so, too, where it missed more than is told one by one', async () => {
    const { cursor } = await missed(null);
    const add = async (many: number) => {
      const { db } = stage.server.ctx;
      const next = db
        .update(companyChangeEnd)
        .set({ number: sql`${companyChangeEnd.number} + ${many}` })
        .where(eq(companyChangeEnd.companyId, companyId()));
      const [end] = await next.returning();
      const first = (end?.number ?? 0) - many + 1;
      const row = { companyId: companyId(), event: 'assetsChanged', ids: { caseUuid: scene.room } } as const;
      await db
        .insert(companyChange)
        .values(Array.from({ length: many }, (_, n) => ({ ...row, number: first + n })));
    };
    await add(LIMITS.changesCatchUp);
    expect((await missed(cursor)).changes).toHaveLength(LIMITS.changesCatchUp);
    await add(1);
    expect(await missed(cursor)).toMatchObject({ changes: [], isTooOld: true });
  });

  it('[AP-15] hears nothing of another company, whatever place it names', async () => {
    const stranger = await stage.scene();
    const { cursor } = await missed(null);
    await change('own');
    const answers = await Promise.all([
      missed(cursor, stranger),
      missed({ number: 0, at: null }, stranger),
      missed(null, stranger),
    ]);
    expect(JSON.stringify(answers)).not.toContain(scene.room);
    expect(answers[1].changes.every(({ change: of }) => !('uuid' in of) || of.uuid === stranger.room)).toBe(
      true,
    );
  });

  it('is answered without a word of a patient', async () => {
    await change('a note on Ada');
    const rows = await stage.server.ctx.db
      .select()
      .from(companyChange)
      .where(eq(companyChange.companyId, companyId()));
    expect(rows.map(({ ids }) => ids)).toEqual([{ uuid: scene.room }, { uuid: scene.room }]);
  });
});

/** A socket that notes what goes out to it, as the gateway does. */
class FakeSocket {
  readonly numbers: number[] = [];
  isOpen = true;
  readonly data: { companyId: number; changesUpTo: number | null };
  constructor(changesUpTo: number | null, ofCompany = companyId()) {
    this.data = { companyId: ofCompany, changesUpTo };
  }
  emit(...[, , cursor]: Emission): void {
    if (!cursor) return;
    this.numbers.push(cursor.number);
    noteChange(this.data, cursor);
  }
  disconnect(): void {
    this.isOpen = false;
  }
}

describe('a change that nobody was told of', () => {
  const lookFor = (...sockets: FakeSocket[]) => createChangeCatchUp(stage.server.ctx.db, () => sockets);

  it('is told once it has not come by itself for a while, once, in order, to those who lack it', async () => {
    const stranger = await stage.scene();
    const [behind, knowing, unplaced] = [new FakeSocket(1), new FakeSocket(3), new FakeSocket(null)];
    const elsewhere = new FakeSocket(0, stranger.clinic.company.id);
    const look = lookFor(behind, knowing, unplaced, elsewhere);
    await untold(async () => {
      await change('one');
      await change('two');
    });
    await look();
    expect(behind.numbers).toEqual([]);
    for (let times = 0; times < 3; times += 1) await look();
    expect([behind.numbers, knowing.numbers, unplaced.numbers]).toEqual([[2, 3], [], []]);
    expect(elsewhere.numbers).toEqual([1]);
  });

  it('is found too when the one after it has come, and a case that is gone leaves no gap', async () => {
    const socket = new FakeSocket(1);
    await untold(() => change('one'));
    await untold(() => change('two'));
    noteChange(socket.data, { number: 3, at: null });
    const look = lookFor(socket);
    await look();
    await look();
    expect(socket.numbers).toEqual([2, 3]);
    await untold(() => change('three'));
    await stage.server.ctx.db.delete(dentalCase).where(eq(dentalCase.uuid, scene.room));
    await look();
    await look();
    expect([socket.numbers, socket.data.changesUpTo]).toEqual([[2, 3], 4]);
  });

  it('sends a page that is too far behind back to its own place', async () => {
    const socket = new FakeSocket(0);
    await change('one');
    await removeOldChanges(stage.server.ctx.db, new Date(Date.now() + 60_000));
    const look = lookFor(socket);
    await look();
    await look();
    expect(socket.isOpen).toBe(false);
  });

  it('reaches a real socket by the look of its process', async () => {
    await missed(null);
    await untold(() => change('one'));
    await until(() => scene.client.received.some(({ cursor }) => cursor?.number === 2));
    expect(scene.client.received.filter(({ event }) => event === 'caseChanged')).toHaveLength(1);
  });
});
