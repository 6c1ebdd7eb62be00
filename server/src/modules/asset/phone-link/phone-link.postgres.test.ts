import { eq, sql } from 'drizzle-orm';
import { dentalCase, phoneLink } from '../../../db/schema';
import { call } from '../../../testing/call';
import { until } from '../../../testing/until';
import { openUploadScene, type UploadScene } from '../../../testing/upload-scene';
import { announceIn } from '../asset.service';
import { noteAnnounced } from './phone-link.repository';

let scene: UploadScene;
beforeAll(async () => {
  scene = await openUploadScene('a folder');
});
afterAll(() => scene.close());

async function isWaitingForLock(): Promise<boolean> {
  const { rows } = await scene.server.ctx.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

it('[CA-17] a picture that a phone announces while its link is being taken back goes with it', async () => {
  const { ctx, app } = scene.server;
  const caseUuid = await scene.newCase();
  const asked = { params: { id: caseUuid }, body: { assetType: 'frtImg' } } as const;
  const { uuid } = await call(app, 'POST /case/{id}/phoneLink', asked, scene.own.headers);
  const [link] = await ctx.db.select().from(phoneLink).where(eq(phoneLink.uuid, uuid));
  const who = await ctx.sessions.authenticate(scene.own.tokens.accessToken);
  if (!link || !who) throw new Error('no link of a signed-in person');
  let ending: Promise<unknown> = Promise.resolve();
  await ctx.transact(async (unit) => {
    await unit.tx.select().from(dentalCase).where(eq(dentalCase.uuid, caseUuid)).for('update');
    ending = call(app, 'DELETE /phoneLink/{id}', { params: { id: uuid } }, scene.own.headers);
    await until(isWaitingForLock);
    const file = { caseUuid, assetType: 'frtImg', name: 'IMG_1.jpg', size: 10 } as const;
    const assetUuid = await announceIn(unit, ctx, who, file);
    await noteAnnounced(unit.tx, { id: link.id, assetUuid, most: 10 }, ctx.now());
  });
  await ending;
  expect(await scene.assetsOf(caseUuid)).toEqual([]);
});
