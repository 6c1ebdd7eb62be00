import { randomUUID } from 'node:crypto';
import { makeContact } from '../../../testing/test-data';
import { note, openChatStage, type ChatStage } from '../../../testing/chat/chat-scene';
import { until } from '../../../testing/until';

let stage: ChatStage;
beforeAll(async () => {
  stage = await openChatStage({ chatMessagesASecond: 1 });
});
afterEach(() => stage.disconnectAll());
afterAll(() => stage.close());

describe('the limits of the chat', () => {
  it('[CH-06] refuse a flood with the seconds to wait; the socket goes on, and others notice nothing', async () => {
    const { clinic, client, room } = await stage.scene();
    await client.get('join', { room });
    const replies = await Promise.all(Array.from({ length: 30 }, () => client.ask('message', note(room))));
    const taken = replies.filter(({ ok }) => ok).length;
    expect(taken).toBeGreaterThanOrEqual(15);
    expect(taken).toBeLessThan(25);
    expect(replies.find(({ ok }) => !ok)).toMatchObject({
      error: { code: 'tooManyCalls', values: { seconds: 1 } },
    });
    expect(client.socket.connected).toBe(true);
    expect((await client.get('join', { room })).lastMsgId).toBe(taken);
    const colleague = await stage.connect(await makeContact(stage.server.ctx, clinic.company.id));
    await colleague.get('join', { room });
    expect((await colleague.get('message', note(room))).msgId).toBe(taken + 1);
  });

  it('[CH-06] take so many sockets of one person, and not one of theirs more', async () => {
    const { clinic } = await stage.scene();
    await Promise.all(Array.from({ length: 49 }, () => stage.connect(clinic)));
    await expect(stage.connect(clinic)).rejects.toMatchObject({ data: { code: 'tooManyCalls' } });
    await stage.connect(await makeContact(stage.server.ctx, clinic.company.id));
  });

  it('[CH-06] tell the others in a room that one is writing, not too often, and not one’s own tabs', async () => {
    const { clinic, client, room } = await stage.scene();
    const colleague = await stage.connect(
      await makeContact(stage.server.ctx, clinic.company.id, { name: 'Cora Colleague' }),
    );
    const ownTab = await stage.connect(clinic);
    for (const one of [client, ownTab]) await one.get('join', { room });
    expect(await colleague.ask('typing', { room })).toMatchObject({
      ok: false,
      error: { code: 'notJoined' },
    });
    await colleague.get('join', { room });
    await Promise.all(Array.from({ length: 5 }, () => client.get('typing', { room })));
    const typings = (one: typeof client) => one.received.filter(({ event }) => event === 'typing');
    await colleague.get('typing', { room });
    await until(() => typings(client).length === 1 && typings(ownTab).length === 1);
    expect(typings(client)).toEqual([
      { event: 'typing', payload: { room, name: 'Cora Colleague', senderType: 'client' } },
    ]);
    expect(typings(colleague)).toHaveLength(2);
    const other = await stage.scene();
    expect(await other.client.ask('typing', { room })).toMatchObject({ ok: false });
    expect(await client.ask('typing', { room: randomUUID() })).toMatchObject({ ok: false });
  });
});
