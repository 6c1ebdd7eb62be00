import type { StoredFile } from '@portal/shared/contract';
import { randomUUID } from 'node:crypto';
import { call, refusal } from '../../testing/call';
import { note, openChatStage, type ChatStage, type Scene } from '../../testing/chat/chat-scene';
import { PDF } from '../../testing/test-files';

let stage: ChatStage;
beforeAll(async () => {
  stage = await openChatStage();
});
afterEach(() => stage.disconnectAll());
afterAll(() => stage.close());

/** Stores a file for a room, as a page does before it sends the message. */
const store = ({ clinic }: Scene, room: string): Promise<StoredFile> =>
  call(
    stage.server.app,
    'POST /file',
    {
      query: { purpose: 'chat', name: 'consent.pdf', room },
      file: new Blob([PDF], { type: 'application/pdf' }),
    },
    clinic.headers,
  );

describe('a file in the chat', () => {
  it('[CH-06] is sent as a message of its name and read by a short-lived address', async () => {
    const scene = await stage.scene();
    await scene.client.get('join', { room: scene.room });
    const { key } = await store(scene, scene.room);
    const sent = await scene.client.get('message', { ...note(scene.room, 'anything'), fileKey: key });
    expect(sent).toMatchObject({
      isFile: true,
      message: 'consent.pdf',
      file: { name: 'consent.pdf', contentType: 'application/pdf', size: PDF.length },
    });
    const params = { id: sent.messageId };
    const { url } = await call(
      stage.server.app,
      'GET /chatMessage/{id}/file',
      { params },
      scene.clinic.headers,
    );
    const read = await stage.server.app.inject({ url });
    expect([read.statusCode, read.rawPayload.equals(PDF)]).toEqual([200, true]);

    const other = await stage.scene();
    const theirs = await refusal(
      stage.server.app,
      'GET /chatMessage/{id}/file',
      { params },
      other.clinic.headers,
    );
    expect(theirs.code).toBe('notFound');
    await scene.client.get('setAsHidden', { room: scene.room, messageId: sent.messageId });
    const hidden = await refusal(
      stage.server.app,
      'GET /chatMessage/{id}/file',
      { params },
      scene.clinic.headers,
    );
    expect(hidden.code).toBe('notFound');
  });

  it('[CH-06] has to be stored for this very room by the own company', async () => {
    const scene = await stage.scene();
    const other = await stage.scene();
    await scene.client.get('join', { room: scene.room });
    const { key } = await store(other, other.room);
    for (const fileKey of [key, 'no-such-key', `${randomUUID()}/assets/x.pdf`]) {
      const reply = await scene.client.ask('message', { ...note(scene.room), fileKey });
      expect(reply).toMatchObject({ ok: false, error: { code: 'validation' } });
    }
    expect((await scene.client.get('join', { room: scene.room })).messages).toEqual([]);
  });
});
