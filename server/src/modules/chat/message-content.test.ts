import { LIMITS, type ChatMessage, type StoredFile } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { auditLog } from '../../db/schema';
import { call, refusal } from '../../testing/call';
import { note, openChatStage, type ChatStage, type Scene } from '../../testing/chat/chat-scene';
import { PDF } from '../../testing/test-files';
import { TEST_PROVIDER_TOKEN } from '../../testing/test-server';
import { makeWorld } from '../../testing/world';
import { makePhoto } from '../../demo/files/photos';

let stage: ChatStage;
beforeAll(async () => {
  stage = await openChatStage();
});
afterEach(() => stage.disconnectAll());
afterAll(() => stage.close());

const PROVIDER = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };
const PHOTO = makePhoto('frtImg', 0);

const store = ({ clinic }: Scene, room: string, name: string, bytes: Buffer): Promise<StoredFile> =>
  call(
    stage.server.app,
    'POST /file',
    { query: { purpose: 'chat', name, room }, file: new Blob([new Uint8Array(bytes)]) },
    clinic.headers,
  );

async function joined(): Promise<Scene> {
  const scene = await stage.scene();
  await scene.client.get('join', { room: scene.room });
  return scene;
}

const refused = async ({ client }: Scene, message: object) => {
  const reply = await client.ask('message', message as never);
  return reply.ok ? null : reply.error;
};

describe('what a message holds', () => {
  it('[CH-06] a text and files in their order, a picture with a small one, each by an address of its own', async () => {
    const scene = await joined();
    const { client, clinic, room } = scene;
    const photo = await store(scene, room, 'front.jpg', PHOTO);
    const consent = await store(scene, room, 'consent.pdf', PDF);
    const sent = await client.get('message', { ...note(room, 'See both'), files: [photo.key, consent.key] });
    expect(sent).toMatchObject({
      ...{ message: 'See both', hasText: true, isFile: true, file: { name: 'front.jpg' } },
      files: [
        { name: 'front.jpg', contentType: 'image/jpeg', hasPreview: true, width: 640, height: 480 },
        { name: 'consent.pdf', contentType: 'application/pdf', hasPreview: false, width: null },
      ],
    });
    expect((await client.get('join', { room })).messages).toEqual([sent]);
    const params = { id: sent.messageId };
    const { app } = stage.server;
    const files = await call(app, 'GET /chatMessage/{id}/files', { params }, clinic.headers);
    expect(files.map(({ name }) => name)).toEqual(['front.jpg', 'consent.pdf']);
    const preview = await app.inject({ url: files[0]?.previewUrl ?? '' });
    expect([preview.statusCode, preview.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(preview.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    const second = await call(
      app,
      'GET /chatMessage/{id}/file',
      { params, query: { index: 1 } },
      clinic.headers,
    );
    expect(second).toMatchObject({ name: 'consent.pdf', previewUrl: null });
    const third = { params, query: { index: 2 } };
    expect((await refusal(app, 'GET /chatMessage/{id}/file', third, clinic.headers)).code).toBe('notFound');
    const other = await stage.scene();
    const theirs = await refusal(app, 'GET /chatMessage/{id}/files', { params }, other.clinic.headers);
    expect(theirs.code).toBe('notFound');
  });

  it('[CH-06] files alone, called like the first; found by the name of any', async () => {
    const scene = await joined();
    const { client, room } = scene;
    const files = [];
    for (const name of ['first.pdf', 'second.pdf']) files.push((await store(scene, room, name, PDF)).key);
    const sent = await client.get('message', { room, clientId: randomUUID(), files });
    expect(sent).toMatchObject({ message: 'first.pdf', hasText: false, isFile: true });
    for (const text of ['FIRST', 'second'])
      expect((await client.get('search', { room, text })).messages).toEqual([sent]);
    const [listed] = (await client.get('getPendings', {})).rooms;
    expect(listed).toMatchObject({ message: 'first.pdf', hasText: false, files: 2 });
  });

  it('[CH-06] nothing that is not there: too many files, another room’s, none and no text', async () => {
    const scene = await joined();
    const { room } = scene;
    const base = { room, clientId: randomUUID() };
    const tooMany = Array.from({ length: 500 }, (_, n) => `key-${n}`);
    expect(await refused(scene, { ...base, files: tooMany })).toMatchObject({
      code: 'validation',
      extra: [{ field: 'files', code: 'tooMany', values: { max: LIMITS.chatFilesAtOnce } }],
    });
    expect(await refused(scene, base)).toMatchObject({ extra: [{ field: 'message', code: 'required' }] });
    const other = await stage.scene();
    const { key } = await store(other, other.room, 'theirs.pdf', PDF);
    for (const files of [[key], ['nowhere']])
      expect(await refused(scene, { ...base, files })).toMatchObject({
        extra: [{ field: 'files', code: 'unknownFile' }],
      });
  });

  it('[CH-06] a text without what controls a terminal or turns its surroundings, of 4,000 characters at most', async () => {
    const scene = await joined();
    const { client, room } = scene;
    const sent = await client.get('message', note(room, ' a\u001b[31m\u202egpj.exe\r\nb '));
    expect(sent.message).toBe('a[31mgpj.exe\nb');
    expect(await refused(scene, note(room, '\u001b\u202e'))).toMatchObject({
      extra: [{ field: 'message', code: 'required' }],
    });
    expect(await refused(scene, note(room, 'x'.repeat(4_001)))).toMatchObject({
      extra: [{ field: 'message', code: 'tooLong', values: { max: 4_000 } }],
    });
    expect((await client.get('message', note(room, 'x'.repeat(4_000)))).message).toHaveLength(4_000);
  });

  it('[CH-06] what it points to, if that is of its case', async () => {
    const { ctx } = stage.server;
    const world = await makeWorld(ctx);
    const { plan, case: own } = await world.plan('PUBLISHED', 'IN_CUSTOMER_APPPROVE');
    const parcel = await world.shipment({ status: 'SHIPPED' }, 'SHIPPED');
    const scene: Scene = { clinic: world.owner, client: await stage.connect(world.owner), room: own.uuid };
    const { client, room } = scene;
    await client.get('join', { room });
    const refers = { kind: 'plan', version: plan.number, stage: 12 } as const;
    const sent = await client.get('message', { ...note(room, 'This step'), refers });
    expect(sent.refers).toEqual({ ...refers, planUuid: plan.uuid });
    expect(await refused(scene, { ...note(room), refers: { ...refers, stage: 13 } })).toMatchObject({
      extra: [{ field: 'refers.stage', code: 'tooBig', values: { max: 12 } }],
    });
    const notOfCase = [
      [{ kind: 'plan', version: 9 }, 'plan'],
      [{ kind: 'parcel', shipmentUuid: parcel.shipment.uuid }, 'shipment'],
      [{ kind: 'record', assetUuid: randomUUID() }, 'file'],
    ];
    for (const [pointer, record] of notOfCase)
      expect(await refused(scene, { ...note(room), refers: pointer })).toMatchObject({
        ...{ code: 'notFound', values: { record } },
      });
    await client.get('join', { room: parcel.case.uuid });
    const pointer = { kind: 'parcel', shipmentUuid: parcel.shipment.uuid } as const;
    const sentOn = await client.get('message', { ...note(parcel.case.uuid), refers: pointer });
    expect(sentOn.refers).toEqual({ ...pointer, identifier: parcel.shipment.identifier });
  });

  it('[CH-06] leaves a trace of who read the room, however they did, and of who sent and hid it', async () => {
    const { client, clinic, room } = await joined();
    const { messageId } = await client.get('message', note(room));
    await client.get('setAsHidden', { room, messageId });
    // The same look as before.
    await client.get('join', { room });
    await client.get('search', { room, text: 'anything' });
    const trace = await stage.server.ctx.db
      .select({ action: auditLog.action, contactId: auditLog.contactId, outcome: auditLog.outcome })
      .from(auditLog)
      .where(eq(auditLog.subject, room))
      .orderBy(auditLog.id);
    const by = { contactId: clinic.contact.id, outcome: 'done' };
    expect(trace.filter(({ action }) => action.startsWith('chat '))).toEqual([
      { action: 'chat join', ...by },
      { action: 'chat message', ...by },
      { action: 'chat setAsHidden', ...by },
    ]);
  });

  it('[CH-06] of the provider: a picture too, and the sign that it has read', async () => {
    const { client, room } = await joined();
    const { app } = stage.server;
    const sent: ChatMessage = await client.get('message', note(room, 'Like this?'));
    expect(sent.status).toBe('unread');
    await call(app, 'PUT /api/provider/chat/seen', { body: { room } }, PROVIDER);
    expect((await client.get('join', { room })).messages).toMatchObject([{ status: 'read' }]);
    const file = new Blob([new Uint8Array(PHOTO)]);
    const stored = await call(
      app,
      'POST /api/provider/chatFile',
      { query: { room, name: 'better.jpg' }, file },
      PROVIDER,
    );
    const body = { room, message: 'Like that', files: [stored.key] };
    const answer = await call(app, 'POST /api/provider/chat', { body }, PROVIDER);
    expect(answer).toMatchObject({
      senderType: 'provider',
      files: [{ name: 'better.jpg', hasPreview: true }],
    });
  });
});
