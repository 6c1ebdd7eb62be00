import type { ChatMessage } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { company, dentalCase, sessionToken } from '../../db/schema';
import { call } from '../../testing/call';
import { connectChat, pendingsOf } from '../../testing/chat/chat-client';
import { note, openChatStage, textsTold, type ChatStage } from '../../testing/chat/chat-scene';
import { makeCompany, makeDoctor } from '../../testing/test-data';
import { until } from '../../testing/until';
import { hashToken } from '../auth/tokens';

let stage: ChatStage;
beforeAll(async () => {
  stage = await openChatStage();
});
afterEach(() => stage.disconnectAll());
afterAll(() => stage.close());

describe('the chat socket', () => {
  it('[CH-05] says where it is, and opens by websocket alone', async () => {
    const clinic = await makeCompany(stage.server.ctx);
    expect(await call(stage.server.app, 'GET /chatConnect', {}, clinic.headers)).toEqual({
      body: { url: '/chat', cursor: { number: 0, at: null } },
    });
    expect((await fetch(`${stage.url}/chat/?EIO=4&transport=polling`)).status).toBe(400);
    expect((await stage.connect(clinic)).socket.connected).toBe(true);
  });

  it.each([{}, { token: 'nonsense' }, { token: 7 }])('[AP-15] refuses %j', async (auth) => {
    const code = auth.token === 'nonsense' ? 'sessionExpired' : 'unauthenticated';
    await expect(connectChat(stage.url, auth)).rejects.toMatchObject({ data: { code } });
  });

  it('[AP-15] ends with the session', async () => {
    const { clinic, client } = await stage.scene();
    await call(stage.server.app, 'POST /auth/logout', {}, clinic.headers);
    await until(() => !client.socket.connected);
    await expect(connectChat(stage.url, { token: clinic.tokens.accessToken })).rejects.toMatchObject({
      data: { code: 'sessionExpired' },
    });
  });

  it('[AP-15] ends with the token it was opened with', async () => {
    const clinic = await makeCompany(stage.server.ctx);
    await stage.server.ctx.db
      .update(sessionToken)
      .set({ expiresAt: new Date(Date.now() + 5_000) })
      .where(eq(sessionToken.hash, hashToken(clinic.tokens.accessToken)));
    const { socket } = await stage.connect(clinic);
    await until(() => !socket.connected);
  });

  it('[CH-05] knows a room again whose uuid is written in capitals', async () => {
    const { client, room } = await stage.scene();
    await client.get('join', { room: room.toUpperCase() });
    await stage.answer(room, 'Hello');
    await until(() => textsTold(client).includes('Hello'));
    expect((await client.get('message', note(room))).room).toBe(room);
  });

  it('[CH-07] answers what it cannot use with the one error shape, and lives on', async () => {
    const { client, room } = await stage.scene();
    const bad: [unknown, string][] = [
      [{ room: 'x', message: 'a', clientId: 'long-enough' }, 'validation'],
      [{ room, message: '   ', clientId: 'long-enough' }, 'validation'],
      [{ room, message: 'a\0b', clientId: 'long-enough' }, 'badRequest'],
      ['text', 'validation'],
      [null, 'validation'],
    ];
    for (const [payload, code] of bad) {
      expect(await client.socket.emitWithAck('message', payload as never)).toMatchObject({
        ok: false,
        error: { code },
      });
    }
    client.socket.emit('message', note(room), undefined as never);
    expect(await pendingsOf(client)).toEqual([]);
  });
});

describe('a room', () => {
  it('[CH-02] [CH-06] is joined empty, takes messages and numbers them without gaps', async () => {
    const { client, room } = await stage.scene();
    expect(await client.get('join', { room })).toMatchObject({
      room,
      patientName: 'Ada',
      messages: [],
      hasMore: false,
    });
    const sent = await Promise.all(['a', 'b', 'c'].map((text) => client.get('message', note(room, text))));
    expect(sent.map(({ msgId }) => msgId).toSorted()).toEqual([1, 2, 3]);
    expect(sent[0]).toMatchObject({
      room,
      isFile: false,
      source: 'admin',
      senderType: 'client',
      senderName: 'Ada Admin',
      ownerType: 'client',
      status: 'unread',
      hidden: false,
      patientName: 'Ada',
    });
    await until(() => textsTold(client).length === 3);
  });

  it('[CH-02] says when the patient data of its case was erased, and takes no message then', async () => {
    const { client, room } = await stage.scene();
    expect(await client.get('join', { room })).toMatchObject({ erasedAt: null });
    const erasedAt = new Date('2026-03-05T10:00:00.000Z');
    await stage.server.ctx.db.update(dentalCase).set({ erasedAt }).where(eq(dentalCase.uuid, room));
    expect(await client.get('join', { room })).toMatchObject({ erasedAt: erasedAt.toISOString() });
    expect(await client.socket.emitWithAck('message', note(room))).toMatchObject({
      ok: false,
      error: { code: 'caseErased' },
    });
  });

  it('[CH-06] [SH-09] tells whose case it is', async () => {
    const { clinic, client, room } = await stage.scene({ company: { isDso: true } });
    const doctor = await makeDoctor(stage.server.ctx, clinic.company.id);
    const body = { patientName: 'Dora’s', productId: 'AL', doctorUuid: doctor.uuid } as const;
    const doctors = await call(stage.server.app, 'POST /case', { body }, clinic.headers);
    expect(await client.get('join', { room })).toMatchObject({ ownerType: 'admin' });
    expect(await client.get('join', { room: doctors.uuid })).toMatchObject({ ownerType: 'dso' });
    expect(await client.get('message', note(room))).toMatchObject({ source: 'admin', ownerType: 'admin' });
    expect(await client.get('message', note(doctors.uuid))).toMatchObject({
      source: 'doctor',
      ownerType: 'dso',
    });
  });

  it('[CH-03] wants to be joined before it is written to', async () => {
    const { client, room } = await stage.scene();
    const message = note(room);
    expect(await client.ask('message', message)).toMatchObject({ ok: false, error: { code: 'notJoined' } });
    await client.get('join', { room });
    expect((await client.get('message', message)).msgId).toBe(1);
    await client.get('leave', { room });
    expect(await client.ask('message', note(room))).toMatchObject({
      ok: false,
      error: { code: 'notJoined' },
    });
  });

  it('[CH-03] [CH-07] stores a message once, however often it is sent', async () => {
    const { clinic, client, room } = await stage.scene();
    const message = note(room);
    await client.get('join', { room });
    const copies = await Promise.all([1, 2, 3].map(() => client.get('message', message)));
    const other = await stage.connect(clinic);
    await other.get('join', { room });
    copies.push(await other.get('message', message));
    expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1);
    expect((await client.get('join', { room })).messages).toHaveLength(1);
  });

  it('[CH-07] tells a message again when it is sent again, as who stored it may not have told anybody', async () => {
    const { clinic, client, room } = await stage.scene();
    const message = note(room);
    await client.get('join', { room });
    const { messageId, msgId } = await client.get('message', message);
    const other = await stage.connect(clinic);
    await other.get('join', { room });
    await other.get('message', message);
    await until(() => textsTold(other).length === 1);
    expect(other.received).toContainEqual({
      event: 'message',
      payload: expect.objectContaining({ messageId, msgId }),
    });
  });

  it('[CH-02] opens with the newest 20 messages and hands out older ones page by page', async () => {
    const { client, room } = await stage.scene();
    await client.get('join', { room });
    for (let i = 1; i <= 45; i += 1) await client.get('message', note(room, `line ${i}`));
    const numbers = ({ messages }: { messages: ChatMessage[] }) => messages.map(({ msgId }) => msgId);
    const joined = await client.get('join', { room });
    expect([numbers(joined)[0], numbers(joined).at(-1), joined.hasMore]).toEqual([26, 45, true]);
    const older = await client.get('getPrevious', { room, before: 26 });
    expect([numbers(older)[0], numbers(older).at(-1), older.hasMore]).toEqual([6, 25, true]);
    const oldest = await client.get('getPrevious', { room, before: 6 });
    expect([numbers(oldest), oldest.hasMore]).toEqual([[1, 2, 3, 4, 5], false]);
  });

  it('[CH-07] hands out everything that was missed after a number, however much it is', async () => {
    const { client, room } = await stage.scene();
    await client.get('join', { room });
    for (let i = 1; i <= 30; i += 1) await client.get('message', note(room, `line ${i}`));
    const { messages, hasMore } = await client.get('join', { room, after: 4 });
    expect(messages.map(({ msgId }) => msgId)).toEqual(Array.from({ length: 26 }, (_, i) => i + 5));
    expect(hasMore).toBe(false);
  });

  it('[AP-15] of another company is not found, and tells outsiders nothing', async () => {
    const [mine, theirs] = [await stage.scene(), await stage.scene()];
    await theirs.client.get('join', { room: theirs.room });
    const sent = await theirs.client.get('message', note(theirs.room));
    const { room } = theirs;
    const replies = await Promise.all([
      mine.client.ask('join', { room }),
      mine.client.ask('setAsSeen', { room, upTo: 1 }),
      mine.client.ask('setAsHidden', { room, messageId: sent.messageId }),
      mine.client.ask('getUnseen', { room }),
      mine.client.ask('getPrevious', { room, before: 9 }),
      mine.client.ask('join', { room: randomUUID() }),
    ]);
    expect(replies.map((reply) => (reply.ok ? 'done' : reply.error.code))).toEqual(
      replies.map(() => 'notFound'),
    );
    expect(await mine.client.ask('message', note(room))).toMatchObject({
      ok: false,
      error: { code: 'notJoined' },
    });
    await stage.answer(room);
    await until(() => textsTold(theirs.client).length === 2);
    await pendingsOf(mine.client);
    expect(mine.client.received).toEqual([]);
  });

  it('[SH-27] of a blocked company can be read, not written to', async () => {
    const { clinic, client, room } = await stage.scene();
    await client.get('join', { room });
    await client.get('message', note(room));
    await stage.server.ctx.db
      .update(company)
      .set({ status: 'BLOCKED' })
      .where(eq(company.id, clinic.company.id));
    expect(await client.ask('message', note(room))).toMatchObject({
      ok: false,
      error: { code: 'companyBlocked' },
    });
    expect((await client.get('join', { room })).messages).toHaveLength(1);
  });
});
