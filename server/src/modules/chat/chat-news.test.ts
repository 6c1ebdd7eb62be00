import { call } from '../../testing/call';
import { pendingsOf } from '../../testing/chat/chat-client';
import { changesTold, note, openChatStage, type ChatStage } from '../../testing/chat/chat-scene';
import { makeContact } from '../../testing/test-data';
import { until } from '../../testing/until';

let stage: ChatStage;
beforeAll(async () => {
  stage = await openChatStage();
});
afterEach(() => stage.disconnectAll());
afterAll(() => stage.close());

describe('what is new', () => {
  it('[CH-01] [CH-04] is told to all of the company, and pending until one has seen it', async () => {
    const { clinic, client, room } = await stage.scene();
    const colleague = await stage.connect(
      await makeContact(stage.server.ctx, clinic.company.id, { name: 'Carla' }),
    );
    await stage.answer(room, 'first');
    await stage.answer(room, 'second');
    await until(() =>
      [client, colleague].every(
        ({ received }) => received.filter(({ event }) => event === 'notify').length === 2,
      ),
    );
    expect(await pendingsOf(client)).toEqual([
      expect.objectContaining({
        room,
        unread: 2,
        message: 'second',
        patientName: 'Ada',
        ownerType: 'client',
        source: 'admin',
      }),
    ]);
    await client.get('join', { room });
    await client.get('setAsSeen', { room, upTo: 2 });
    expect(await pendingsOf(client)).toEqual([]);
    expect(await pendingsOf(colleague)).toHaveLength(1);
  });

  it('[CH-02] turns from unread to read when it is seen, in every tab of the person', async () => {
    const { clinic, client, room } = await stage.scene();
    const tab = await stage.connect(clinic);
    for (const each of [client, tab]) await each.get('join', { room });
    await stage.answer(room);
    expect((await client.get('getUnseen', { room })).map(({ status }) => status)).toEqual(['unread']);
    await client.get('setAsSeen', { room, upTo: 1 });
    await until(() => changesTold(tab).length === 1);
    expect(changesTold(tab)[0]).toMatchObject({ msgId: 1, status: 'read' });
    expect(await client.get('getUnseen', { room })).toEqual([]);
    expect((await client.get('join', { room })).messages[0]?.status).toBe('read');
  });

  it('[CH-02] of our own turns to read when the provider answers', async () => {
    const { client, room } = await stage.scene();
    await client.get('join', { room });
    const { messageId } = await client.get('message', note(room));
    await stage.answer(room);
    await until(() =>
      client.received.some(
        ({ event, payload }) =>
          event === 'messageChanged' && payload.messageId === messageId && payload.status === 'read',
      ),
    );
  });

  it('[CO-12] [CO-26] of the company and its people is told in every tab, whoever did it', async () => {
    const { clinic, client } = await stage.scene();
    const { app } = stage.server;
    const boss = await makeContact(stage.server.ctx, clinic.company.id, { isSuperAdmin: true });
    const newsOf = () =>
      client.received.flatMap(({ event, payload }) =>
        event === 'companyChanged' || event === 'contactChanged' ? [payload] : [],
      );
    const { uuid } = clinic.company;
    await call(app, 'PUT /company', { body: { phone: '1' } }, boss.headers);
    await call(app, 'PATCH /company/configuration', { body: { dentalNotation: 'fdi' } }, boss.headers);
    await call(app, 'PUT /lmp', { body: { key: 'archFlag', value: true } }, boss.headers);
    const flags = [{ name: 'showHelp' as const, value: 0 as const }];
    await call(app, 'PUT /contact/me/flags', { body: { flags } }, boss.headers);
    const body = { name: 'New', email: `${boss.contact.uuid}@clinic.example` };
    const added = await call(app, 'POST /contact', { body }, boss.headers);
    await call(app, 'DELETE /contact/{id}', { params: { id: added.uuid } }, boss.headers);
    await until(() => newsOf().length === 6);
    expect(newsOf()).toEqual([
      { uuid, part: 'details' },
      { uuid, part: 'configuration' },
      { uuid, part: 'marking' },
      { uuid: boss.contact.uuid },
      { uuid: added.uuid },
      { uuid: added.uuid },
    ]);
  });

  it('[SH-08] stands newest first in the pending list', async () => {
    const { clinic, client, room } = await stage.scene();
    const second = await call(
      stage.server.app,
      'POST /case',
      { body: { patientName: 'Bo', productId: 'RE' } },
      clinic.headers,
    );
    await stage.answer(room);
    await stage.answer(second.uuid);
    expect((await pendingsOf(client)).map((pending) => pending.room)).toEqual([second.uuid, room]);
    await stage.answer(room);
    expect((await pendingsOf(client)).map((pending) => pending.room)).toEqual([room, second.uuid]);
  });

  it('[CH-02] can be hidden by who wrote it, for everybody, and by nobody else', async () => {
    const { clinic, client, room } = await stage.scene();
    const colleague = await stage.connect(await makeContact(stage.server.ctx, clinic.company.id));
    for (const each of [client, colleague]) await each.get('join', { room });
    const { messageId } = await client.get('message', note(room, 'to the wrong patient'));
    expect(await colleague.ask('setAsHidden', { room, messageId })).toMatchObject({
      ok: false,
      error: { code: 'forbidden' },
    });
    const outside = await stage.connect(await makeContact(stage.server.ctx, clinic.company.id));
    await client.get('setAsHidden', { room, messageId });
    // The inbox of whoever has not opened the room showed it too.
    await until(() =>
      outside.received.some(({ event, payload }) => event === 'notify' && payload.room === room),
    );
    await until(() =>
      colleague.received.some(
        ({ event, payload }) => event === 'messageChanged' && payload.hidden && payload.message === '',
      ),
    );
    expect((await colleague.get('join', { room })).messages).toEqual([
      expect.objectContaining({ messageId, hidden: true, message: '' }),
    ]);
  });

  it('about cases reaches every socket of their company', async () => {
    const { clinic, client, room } = await stage.scene();
    await call(stage.server.app, 'PATCH /case/{id}/cancel', { params: { id: room } }, clinic.headers);
    await until(() =>
      client.received.some(
        ({ event, payload }) =>
          event === 'caseChanged' && payload.uuid === room && payload.status === 'CANCELED',
      ),
    );
  });
});
