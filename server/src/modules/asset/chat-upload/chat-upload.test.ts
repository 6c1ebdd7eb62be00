import { LIMITS } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { chatUpload, storedFile } from '../../../db/schema';
import { call, refusal } from '../../../testing/call';
import { makeCompany } from '../../../testing/test-data';
import { PDF, PNG } from '../../../testing/test-files';
import { SECRETS, TELLING_PICTURES } from '../../../testing/test-pictures';
import { codeOf, metadataOf, openUploadScene, STORES, type UploadScene } from '../../../testing/upload-scene';

describe.each(STORES)('the upload of a chat’s file to %s', (kind) => {
  let scene: UploadScene;
  beforeAll(async () => {
    scene = await openUploadScene(kind);
  });
  afterAll(() => scene.close());

  const announce = async (name: string, size: number) => {
    const body = { room: await scene.newCase(), name, size };
    return call(scene.server.app, 'POST /chatFile', { body }, scene.own.headers);
  };
  const begin = (uuid: string, size: number, headers: Record<string, string> = {}) =>
    fetch(`${scene.base}/api/client/upload`, {
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        ...scene.own.headers,
        'upload-length': String(size),
        'upload-metadata': metadataOf(uuid),
        ...headers,
      },
    });
  const rowOf = async (key: string) =>
    (await scene.server.ctx.db.select().from(storedFile).where(eq(storedFile.key, key)))[0];

  it('[CH-06] [UP-04] is resumed, checked by its hash, and named in a message by its key', async () => {
    const { fileKey, upload } = await announce('consent.pdf', PDF.length);
    const { uploadUuid } = upload;
    expect((await begin(uploadUuid, PDF.length)).status).toBe(201);
    await scene.send(uploadUuid, PDF.subarray(0, 5));
    expect(await rowOf(fileKey)).toBeUndefined();
    expect((await scene.head(uploadUuid)).headers.get('upload-offset')).toBe('5');
    const sha256 = createHash('sha256').update(PDF).digest('hex');
    const done = await scene.send(uploadUuid, PDF.subarray(5), 5, { 'upload-sha256': sha256 });
    expect(done.status).toBe(204);
    expect(await rowOf(fileKey)).toMatchObject({ name: 'consent.pdf', purpose: 'chat', sha256 });
    const bytes = await buffer(await scene.server.ctx.storage.read(fileKey));
    expect(bytes.equals(PDF)).toBe(true);
    expect((await scene.head(uploadUuid)).headers.get('upload-offset')).toBe(String(PDF.length));
    expect(await codeOf(await scene.cancel(uploadUuid))).toEqual([409, 'alreadyUploaded']);
  });

  it('[CH-06] is finished when somebody asks about it after the server stopped at the last moment', async () => {
    const { fileKey, upload } = await announce('front.png', PNG.length);
    await begin(upload.uploadUuid, PNG.length);
    await scene.send(upload.uploadUuid, PNG.subarray(0, 20));
    const { store } = scene.server.ctx.uploadParts;
    await store.write(Readable.from([PNG.subarray(20)]), upload.uploadUuid, 20);
    expect((await scene.head(upload.uploadUuid)).headers.get('upload-offset')).toBe(String(PNG.length));
    expect(await rowOf(fileKey)).toMatchObject({ contentType: 'image/png' });
  });

  it('[CH-06] [CA-17] loses where a picture was taken, and has a small one beside it', async () => {
    const picture = TELLING_PICTURES.jpeg;
    const { fileKey, upload } = await announce('phone.jpg', picture.length);
    await begin(upload.uploadUuid, picture.length);
    expect((await scene.send(upload.uploadUuid, picture)).status).toBe(204);
    const bytes = await buffer(await scene.server.ctx.storage.read(fileKey));
    for (const secret of SECRETS) expect(bytes.includes(secret)).toBe(false);
  });

  it('[CH-06] [UP-05] is refused for its name, its size, its content and another company’s room', async () => {
    const { app } = scene.server;
    const room = await scene.newCase();
    const codes = async (file: { name: string; size: number }, headers = scene.own.headers) =>
      (await refusal(app, 'POST /chatFile', { body: { room, ...file } }, headers)).code;
    expect(await codes({ name: 'run.exe', size: 5 })).toBe('wrongFileType');
    expect(await codes({ name: 'a.pdf', size: 0 })).toBe('emptyFile');
    expect(await codes({ name: 'a.pdf', size: LIMITS.chatFileBytes + 1 })).toBe('tooLarge');
    const other = await makeCompany(scene.server.ctx);
    expect(await codes({ name: 'a.pdf', size: 5 }, other.headers)).toBe('notFound');

    const script = Buffer.from('#!/bin/sh\necho it is no picture\n');
    const { upload } = await announce('photo.jpg', script.length);
    await begin(upload.uploadUuid, script.length);
    expect(await codeOf(await scene.send(upload.uploadUuid, script))).toEqual([400, 'wrongFileType']);
    expect((await scene.head(upload.uploadUuid)).status).toBe(404);
    const theirs = await announce('a.pdf', PDF.length);
    expect(await codeOf(await begin(theirs.upload.uploadUuid, PDF.length, other.headers))).toEqual([
      404,
      'notFound',
    ]);
  });

  it('[CH-06] is cancelled with what came of it', async () => {
    const { upload } = await announce('a.pdf', PDF.length);
    await begin(upload.uploadUuid, PDF.length);
    expect((await scene.cancel(upload.uploadUuid)).status).toBe(204);
    const { db } = scene.server.ctx;
    const left = await db.select().from(chatUpload).where(eq(chatUpload.uuid, upload.uploadUuid));
    expect(left).toEqual([]);
  });
});
