import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Upload } from 'tus-js-client';
import { caseAsset } from '../../../db/schema';
import { makeCompany } from '../../../testing/test-data';
import { binaryStl, PNG } from '../../../testing/test-files';
import { codeOf, metadataOf, openUploadScene, STORES, type UploadScene } from '../../../testing/upload-scene';

const FRONT = { name: 'front.png', size: PNG.length };

describe.each(STORES)('an upload to %s', (kind) => {
  let scene: UploadScene;
  beforeAll(async () => {
    scene = await openUploadScene(kind);
  });
  afterAll(() => scene.close());
  const announceFront = async () => scene.announce(await scene.newCase(), 'frtImg', FRONT);

  it('[UP-04] is made by tus-js-client in parts and resumed where it stopped', async () => {
    const { server, base, own, newCase, announce, head } = scene;
    const bytes = binaryStl(5_000);
    const file = { name: 'big.stl', size: bytes.length };
    const { asset, upload } = await announce(await newCase(), 'uprImp', file);
    const run = (stopAfter: number, url?: string) =>
      new Promise<string>((resolve, reject) => {
        const tus = new Upload(bytes, {
          endpoint: `${base}${upload.url}`,
          ...(url && { uploadUrl: url }),
          headers: own.headers,
          metadata: { assetUuid: asset.uuid, filename: 'big.stl' },
          chunkSize: 64 * 1024,
          retryDelays: null,
          onChunkComplete: (_size, accepted) => {
            if (accepted >= stopAfter) void tus.abort().then(() => resolve(tus.url ?? ''));
          },
          onSuccess: () => resolve(tus.url ?? ''),
          onError: ({ message }) => reject(new Error(message)),
        });
        tus.start();
      });
    const url = await run(100_000);
    expect(Number((await head(asset.uuid)).headers.get('upload-offset'))).toBeGreaterThanOrEqual(100_000);
    await run(Number.POSITIVE_INFINITY, url);
    expect((await head(asset.uuid)).headers.get('upload-offset')).toBe(String(bytes.length));
    const [row] = await server.ctx.db.select().from(caseAsset).where(eq(caseAsset.uuid, asset.uuid));
    expect(row).toMatchObject({ state: 'stored', sha256: createHash('sha256').update(bytes).digest('hex') });
  });

  it('is finished when somebody asks about it after the server stopped at the last moment', async () => {
    const id = await scene.newCase();
    const ticket = await scene.announce(id, 'frtImg', FRONT);
    await scene.begin(ticket);
    const { uuid } = ticket.asset;
    await scene.send(uuid, PNG.subarray(0, 20));
    // All bytes are there, as if the process had been killed before it could check and move them.
    await scene.server.ctx.uploadParts.store.write(Readable.from([PNG.subarray(20)]), uuid, 20);
    expect((await scene.head(uuid)).headers.get('upload-offset')).toBe(String(PNG.length));
    expect((await scene.assetsOf(id))[0]?.state).toBe('stored');
  });

  it('can be created again when the answer was lost', async () => {
    const ticket = await announceFront();
    const [first, second] = [await scene.begin(ticket), await scene.begin(ticket)];
    expect(first.headers.get('location')).toBe(second.headers.get('location'));
    expect((await scene.send(ticket.asset.uuid, PNG)).status).toBe(204);
    expect(await codeOf(await scene.begin(ticket))).toEqual([409, 'alreadyUploaded']);
  });

  it('has the announced size and the uuid of a record', async () => {
    const ticket = await announceFront();
    expect(await codeOf(await scene.begin(ticket, { 'upload-length': '7' }))).toEqual([400, 'badRequest']);
    expect(await codeOf(await scene.begin(ticket, { 'upload-metadata': metadataOf('../../etc') }))).toEqual([
      400,
      'badRequest',
    ]);
    expect((await scene.send(ticket.asset.uuid, PNG)).status).toBe(404);
  });

  it('goes on only from where the server is', async () => {
    const ticket = await announceFront();
    await scene.begin(ticket);
    expect((await scene.send(ticket.asset.uuid, PNG, 5)).status).toBe(409);
  });

  it('[UP-01] can be cancelled, which frees the case', async () => {
    const id = await scene.newCase();
    const ticket = await scene.announce(id, 'frtImg', FRONT);
    await scene.begin(ticket);
    await scene.send(ticket.asset.uuid, PNG.subarray(0, 20));
    expect((await scene.cancel(ticket.asset.uuid)).status).toBe(204);
    expect(await scene.assetsOf(id)).toEqual([]);
    expect((await scene.head(ticket.asset.uuid)).status).toBe(404);
    expect(await scene.server.ctx.uploadParts.list()).not.toContain(ticket.asset.uuid);
  });

  it('[CA-17] is said to be arriving until it has been silent for a quarter of an hour', async () => {
    const id = await scene.newCase();
    const ticket = await scene.announce(id, 'frtImg', FRONT);
    await scene.begin(ticket);
    await scene.send(ticket.asset.uuid, PNG.subarray(0, 20));
    expect(await scene.assetsOf(id)).toMatchObject([{ state: 'pending', isArriving: true }]);
    const activeAt = new Date(Date.now() - 15 * 60_000);
    await scene.server.ctx.db
      .update(caseAsset)
      .set({ activeAt })
      .where(eq(caseAsset.uuid, ticket.asset.uuid));
    expect(await scene.assetsOf(id)).toMatchObject([{ state: 'pending', isArriving: false }]);
    await scene.send(ticket.asset.uuid, PNG.subarray(20), 20);
    expect(await scene.assetsOf(id)).toMatchObject([{ state: 'stored', isArriving: false }]);
  });

  it('[UP-05] leaves no record where its content is refused, which the case’s lists hear of', async () => {
    const id = await scene.newCase();
    const heard: string[] = [];
    const stop = scene.server.ctx.events.on(
      'caseAssetsChanged',
      ({ caseUuid }) => void (caseUuid === id && heard.push(caseUuid)),
    );
    const { done } = await scene.store(id, 'frtImg', 'front.png', Buffer.from('no picture'));
    stop();
    expect(await codeOf(done)).toEqual([400, 'wrongFileType']);
    expect(await scene.assetsOf(id)).toEqual([]);
    expect(heard).toEqual([id, id]);
  });

  it('[AP-15] is its own company’s alone', async () => {
    const { headers } = await makeCompany(scene.server.ctx);
    const ticket = await announceFront();
    const { uuid } = ticket.asset;
    expect(await codeOf(await scene.begin(ticket, headers))).toEqual([404, 'notFound']);
    await scene.begin(ticket);
    expect(await codeOf(await scene.send(uuid, PNG, 0, headers))).toEqual([404, 'notFound']);
    expect((await scene.head(uuid, headers)).status).toBe(404);
    expect((await scene.cancel(uuid, headers)).status).toBe(404);
    expect(await codeOf(await scene.send(uuid, PNG, 0, { authorization: '' }))).toEqual([
      401,
      'unauthenticated',
    ]);
    expect((await scene.send(uuid, PNG)).status).toBe(204);
  });
});
