import type { Conversation } from '@portal/shared/contract';
import { asc, eq } from 'drizzle-orm';
import { chatSeen, contact } from '../../db/schema';
import { call } from '../../testing/call';
import { pendingsOf } from '../../testing/chat/chat-client';
import { changesTold, note, openChatStage, type ChatStage, type Scene } from '../../testing/chat/chat-scene';
import { makeContact } from '../../testing/test-data';
import { until } from '../../testing/until';

let stage: ChatStage;
beforeAll(async () => {
  stage = await openChatStage();
});
afterEach(() => stage.disconnectAll());
afterAll(() => stage.close());

/** Further rooms of a scene's company. */
async function moreRooms({ clinic }: Scene, count: number): Promise<string[]> {
  const rooms: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const body = { patientName: `Patient ${n}`, productId: 'AL' } as const;
    rooms.push((await call(stage.server.app, 'POST /case', { body }, clinic.headers)).uuid);
  }
  return rooms;
}
const roomsOf = (rooms: readonly Conversation[]): string[] => rooms.map(({ room }) => room);

describe('the inbox', () => {
  it('[CH-01] [SH-08] lists unread rooms first and then the others, page by page, with who wrote last', async () => {
    const scene = await stage.scene();
    const { client } = scene;
    const [a = '', b = '', c = '', d = ''] = [scene.room, ...(await moreRooms(scene, 4))];
    await stage.answer(a, 'unread, oldest');
    for (const room of [b, c]) {
      await stage.answer(room, 'read');
      await client.get('setAsSeen', { room, upTo: 1 });
    }
    await client.get('join', { room: b });
    await client.get('message', note(b, 'mine'));
    await stage.answer(d, 'unread, newest');
    await stage.answer(d, 'twice');

    const all = await client.get('getPendings', {});
    expect(roomsOf(all.rooms)).toEqual([d, a, b, c]);
    expect(all).toMatchObject({ nextCursor: null, unreadTotal: 3, unreadRooms: 2 });
    expect(all.rooms.map(({ unread }) => unread)).toEqual([2, 1, 0, 0]);
    expect(all.rooms[0]).toMatchObject({
      ...{ message: 'twice', senderType: 'provider', isOwn: false, hasText: true, files: 0, msgId: 2 },
      ...{ ownerType: 'client', source: 'admin', patientName: 'Patient 2' },
    });
    expect(all.rooms[2]).toMatchObject({ message: 'mine', senderType: 'client', isOwn: true });

    for (const limit of [1, 2, 3]) {
      const paged: string[] = [];
      let cursor: string | null | undefined;
      while (cursor !== null) {
        const page = await client.get('getPendings', { limit, ...(cursor !== undefined && { cursor }) });
        expect(page.unreadTotal).toBe(3);
        paged.push(...roomsOf(page.rooms));
        cursor = page.nextCursor;
      }
      expect(paged).toEqual([d, a, b, c]);
    }
    const unread = await client.get('getPendings', { unreadOnly: true });
    expect([roomsOf(unread.rooms), unread.nextCursor]).toEqual([[d, a], null]);
    const wrong = await client.ask('getPendings', { cursor: 'x' });
    expect(wrong).toMatchObject({ ok: false, error: { code: 'badRequest' } });
  });

  it('[CH-01] shows the newest message that is not hidden, and the old request as ever', async () => {
    const { client, room } = await stage.scene();
    await client.get('join', { room });
    await client.get('message', note(room, 'first'));
    const { messageId } = await client.get('message', note(room, 'second'));
    await client.get('setAsHidden', { room, messageId });
    const { rooms } = await client.get('getPendings', {});
    expect(rooms).toMatchObject([{ room, message: 'first', msgId: 1, unread: 0 }]);
    await stage.answer(room, 'an answer');
    expect(await pendingsOf(client)).toMatchObject([{ room, unread: 1, message: 'an answer' }]);
  });

  it('[CH-01] is unread again from a message on, for one person alone, in all their tabs', async () => {
    const { clinic, client, room } = await stage.scene();
    const colleague = await stage.connect(await makeContact(stage.server.ctx, clinic.company.id));
    const otherTab = await stage.connect(clinic);
    for (const text of ['one', 'two', 'three']) await stage.answer(room, text);
    for (const reader of [client, otherTab, colleague]) await reader.get('join', { room });
    for (const reader of [client, colleague]) await reader.get('setAsSeen', { room, upTo: 3 });
    await until(() => changesTold(otherTab).length === 3);
    await client.get('setAsUnread', { room, from: 2 });
    await until(() => changesTold(otherTab).length === 5);
    expect(changesTold(otherTab).slice(3)).toMatchObject([
      { msgId: 2, status: 'unread' },
      { msgId: 3, status: 'unread' },
    ]);
    expect(await client.get('getPendings', {})).toMatchObject({ unreadTotal: 2 });
    expect((await client.get('join', { room })).seenUpTo).toBe(1);
    expect(await colleague.get('getPendings', {})).toMatchObject({ unreadTotal: 0 });
    await client.get('setAsSeen', { room, upTo: 3 });
    expect(await client.get('getPendings', {})).toMatchObject({ unreadTotal: 0 });
  });

  it('[CH-01] [CO-05] begins for a new colleague at the end of every room', async () => {
    const { db } = stage.server.ctx;
    const { clinic, client, room } = await stage.scene({ contact: { isSuperAdmin: true } });
    await stage.answer(room, 'long ago');
    const body = { name: 'Nia New', email: `nia-${room}@example.com` };
    const { uuid } = await call(stage.server.app, 'POST /contact', { body }, clinic.headers);
    const [nia] = await db.select().from(contact).where(eq(contact.uuid, uuid));
    const tokens = await stage.server.ctx.sessions.open(nia?.id ?? 0);
    const hers = await stage.connect({ tokens });
    expect(await hers.get('getPendings', {})).toMatchObject({
      unreadTotal: 0,
      rooms: [{ room, unread: 0 }],
    });
    expect((await hers.get('join', { room })).messages).toMatchObject([{ status: 'read' }]);
    await stage.answer(room, 'news');
    expect(await hers.get('getPendings', {})).toMatchObject({ unreadTotal: 1 });
    expect(await client.get('getPendings', {})).toMatchObject({ unreadTotal: 2 });
    const marks = await db.select({ upTo: chatSeen.upTo }).from(chatSeen).orderBy(asc(chatSeen.id));
    expect(marks.at(-1)).toEqual({ upTo: 1 });
  });

  it('[CH-04] hints at new messages of either side with the message, of many at once at the first and the last', async () => {
    const { clinic, client, room } = await stage.scene();
    const colleague = await stage.connect(await makeContact(stage.server.ctx, clinic.company.id));
    await client.get('join', { room });
    for (const text of ['one', 'two', 'three']) await client.get('message', note(room, text));
    const hints = (): string[] =>
      colleague.received.flatMap(({ event, payload }) =>
        event === 'notify' ? [payload.message?.message ?? ''] : [],
      );
    await until(() => hints().includes('three'));
    expect(hints()).toEqual(['one', 'three']);
  });
});
