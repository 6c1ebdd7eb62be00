import { auditLog } from '../../../db/schema';
import { call, refusal } from '../../../testing/call';
import { makeCompany } from '../../../testing/test-data';
import { png } from '../../../testing/test-pictures';
import { openUploadScene, type UploadScene } from '../../../testing/upload-scene';

const MEGABYTE = 1_000_000;
let scene: UploadScene;
beforeAll(async () => {
  scene = await openUploadScene('a folder', { uploadGigabytesADay: 1 });
});
afterAll(() => scene.close());

const volume = (caseUuid: string) => ({
  caseUuid,
  assetType: 'CBCT' as const,
  name: 'a.zip',
  size: 600 * MEGABYTE,
});

it('[UP-04] a company that has sent what it may within a day is told when it can go on; another is not held up', async () => {
  const { app, ctx } = scene.server;
  await call(app, 'POST /caseAsset', { body: volume(await scene.newCase()) }, scene.own.headers);
  const refused = await refusal(
    app,
    'POST /caseAsset',
    { body: volume(await scene.newCase()) },
    scene.own.headers,
  );
  // 200 megabytes too many, of 1,000 a day.
  expect(refused).toMatchObject({ status: 429, code: 'tooManyUploads', values: { minutes: 288 } });
  const rows = await ctx.db.select().from(auditLog);
  expect(rows.map(({ code }) => code)).toContain('tooManyUploads');
  const other = await makeCompany(ctx);
  const { uuid } = await call(app, 'POST /case', { body: { productId: 'AL' } }, other.headers);
  await call(app, 'POST /caseAsset', { body: volume(uuid) }, other.headers);
});

it('[UP-05] a picture of a few bytes that says it has billions of pixels is too large', async () => {
  const bomb = png([], Buffer.alloc(0), 40_000);
  const room = await scene.newCase();
  const query = { purpose: 'chat', name: 'a.png', room } as const;
  const file = new Blob([new Uint8Array(bomb)], { type: 'image/png' });
  const refused = await refusal(scene.server.app, 'POST /file', { query, file }, scene.own.headers);
  expect(refused).toMatchObject({ status: 413, code: 'tooLarge' });
});

it('a request that never ends is not waited for', () => {
  const { requestTimeout } = scene.server.app.server;
  expect(requestTimeout).toBeGreaterThan(0);
  expect(requestTimeout).toBeLessThanOrEqual(5 * 60_000);
});
