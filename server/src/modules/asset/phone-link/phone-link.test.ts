import { LIMITS } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { auditLog, dentalCase, phoneLink } from '../../../db/schema';
import { call, refusal } from '../../../testing/call';
import { makeContact } from '../../../testing/test-data';
import { JPEG, PDF } from '../../../testing/test-files';
import { codeOf, openUploadScene, type UploadScene } from '../../../testing/upload-scene';

const FILE = { name: 'IMG_1.jpg', size: JPEG.length };

describe('[CA-17] the picture of a phone', () => {
  let scene: UploadScene;
  beforeAll(async () => {
    scene = await openUploadScene('a folder');
  });
  afterAll(() => scene.close());

  const make = async (id?: string) => {
    const caseUuid = id ?? (await scene.newCase());
    const link = await call(
      scene.server.app,
      'POST /case/{id}/phoneLink',
      { params: { id: caseUuid }, body: { assetType: 'frtImg' } },
      scene.own.headers,
    );
    return { caseUuid, ...link, phone: { authorization: `Bearer ${link.token}` } };
  };
  const announce = (token: string, file = FILE) =>
    call(scene.server.app, 'POST /phoneLink/picture', { body: { token, ...file } });
  const codeOfSlot = async (token: string) =>
    (await refusal(scene.server.app, 'POST /phoneLink/slot', { body: { token } })).code;
  const begin = (
    { assetUuid, upload }: Awaited<ReturnType<typeof announce>>,
    phone: Record<string, string>,
  ) => scene.begin({ asset: { uuid: assetUuid, size: FILE.size }, upload }, phone);
  const rowsOf = async (action: string, subject: string) =>
    scene.server.ctx.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, subject))
      .then((rows) => rows.filter((row) => row.action === action));

  it('goes into the slot of the draft, once, and the phone learns nothing else', async () => {
    const { caseUuid, token, phone, expiresAt } = await make();
    const [kept] = await scene.server.ctx.db
      .select()
      .from(phoneLink)
      .where(eq(phoneLink.assetType, 'frtImg'));
    expect(JSON.stringify(kept)).not.toContain(token);
    const slot = await call(scene.server.app, 'POST /phoneLink/slot', { body: { token } });
    expect(slot).toEqual({ assetType: 'frtImg', expiresAt });
    const ticket = await announce(token);
    expect(Object.keys(ticket).sort()).toEqual(['assetUuid', 'upload']);
    expect((await begin(ticket, phone)).status).toBe(201);
    expect((await scene.send(ticket.assetUuid, JPEG, 0, phone)).status).toBe(204);
    expect(await scene.assetsOf(caseUuid)).toMatchObject([
      { uuid: ticket.assetUuid, assetType: 'frtImg', state: 'stored', contentType: 'image/jpeg' },
    ]);
    // The answer to the last part may have been lost; nothing else is open any more.
    expect((await scene.head(ticket.assetUuid, phone)).headers.get('upload-offset')).toBe(
      String(JPEG.length),
    );
    expect(await codeOfSlot(token)).toBe('phoneLinkOver');
    expect(
      await refusal(scene.server.app, 'POST /phoneLink/picture', { body: { token, ...FILE } }),
    ).toMatchObject({ status: 410, code: 'phoneLinkOver' });
    const actor = { actorType: 'link', companyId: scene.own.company.id };
    expect(await rowsOf('POST /case/{id}/phoneLink', caseUuid)).toMatchObject([{ outcome: 'done' }]);
    expect(await rowsOf('upload', ticket.assetUuid)).toMatchObject([{ ...actor, detail: 'phone' }]);
    expect(await rowsOf('POST /phoneLink/slot', caseUuid)).toMatchObject([{ ...actor, outcome: 'refused' }]);
  });

  it('touches no other upload and no other call', async () => {
    const { caseUuid, token, phone } = await make();
    const desk = await scene.announce(caseUuid, 'ritImg', FILE);
    expect((await scene.begin(desk, phone)).status).toBe(404);
    await scene.begin(desk);
    expect((await scene.head(desk.asset.uuid, phone)).status).toBe(404);
    expect((await scene.send(desk.asset.uuid, JPEG, 0, phone)).status).toBe(404);
    expect((await scene.cancel(desk.asset.uuid, phone)).status).toBe(404);
    const asked = { params: { id: caseUuid } };
    expect((await refusal(scene.server.app, 'GET /case/{id}', asked, phone)).code).toBe('sessionExpired');
    // What it announced before is not its own any more.
    const first = await announce(token);
    await begin(first, phone);
    const second = await announce(token);
    expect((await scene.send(first.assetUuid, JPEG, 0, phone)).status).toBe(404);
    await begin(second, phone);
    expect((await scene.send(second.assetUuid, JPEG, 0, phone)).status).toBe(204);
  });

  it('is checked by its content, and the phone may try again', async () => {
    const { token, phone } = await make();
    const ticket = await announce(token, { name: 'a.jpg', size: PDF.length });
    await scene.begin({ asset: { uuid: ticket.assetUuid, size: PDF.length }, upload: ticket.upload }, phone);
    expect(await codeOf(await scene.send(ticket.assetUuid, PDF, 0, phone))).toEqual([400, 'wrongFileType']);
    const big = { body: { token, name: 'a.jpg', size: LIMITS.photoBytes + 1 } };
    expect((await refusal(scene.server.app, 'POST /phoneLink/picture', big)).code).toBe('tooLarge');
    for (let tries = 2; tries <= 10; tries++) await announce(token);
    const again = { body: { token, ...FILE } };
    expect((await refusal(scene.server.app, 'POST /phoneLink/picture', again)).code).toBe('phoneLinkOver');
  });

  it.each(['taken back', 'replaced', 'out of time', 'of a session that ended', 'of a submitted case'])(
    'is refused by a link that is %s, also in the middle of it',
    async (end) => {
      const { ctx, app } = scene.server;
      const person = await makeContact(ctx, scene.own.company.id);
      const id = await scene.newCase();
      const params = { id };
      const link = await call(
        app,
        'POST /case/{id}/phoneLink',
        { params, body: { assetType: 'frtImg' } },
        person.headers,
      );
      const phone = { authorization: `Bearer ${link.token}` };
      const ticket = await announce(link.token);
      await begin(ticket, phone);
      await scene.send(ticket.assetUuid, JPEG.subarray(0, 10), 0, phone);
      if (end === 'taken back') {
        await call(app, 'DELETE /phoneLink/{id}', { params: { id: link.uuid } }, person.headers);
        expect(await scene.assetsOf(id)).toEqual([]);
      }
      if (end === 'replaced') await make(id);
      if (end === 'out of time')
        await ctx.db.update(phoneLink).set({ expiresAt: new Date() }).where(eq(phoneLink.uuid, link.uuid));
      if (end === 'of a session that ended') await call(app, 'POST /auth/logout', {}, person.headers);
      if (end === 'of a submitted case') await submit(id);
      const rest = await scene.send(ticket.assetUuid, JPEG.subarray(10), 10, phone);
      expect(await codeOf(rest)).toEqual([410, 'phoneLinkOver']);
      expect(await codeOfSlot(link.token)).toBe('phoneLinkOver');
    },
  );

  it.each(['taken back', 'replaced', 'taken back after its time', 'replaced after its time'])(
    'leaves nothing of its half when its link is %s',
    async (end) => {
      const { ctx, app } = scene.server;
      const { caseUuid, uuid, token, phone } = await make();
      const ticket = await announce(token);
      await begin(ticket, phone);
      await scene.send(ticket.assetUuid, JPEG.subarray(0, 10), 0, phone);
      if (end.endsWith('after its time'))
        await ctx.db.update(phoneLink).set({ expiresAt: new Date() }).where(eq(phoneLink.uuid, uuid));
      if (end.startsWith('taken back'))
        await call(app, 'DELETE /phoneLink/{id}', { params: { id: uuid } }, scene.own.headers);
      else await make(caseUuid);
      expect(await scene.assetsOf(caseUuid)).toEqual([]);
      expect(await ctx.uploadParts.list()).not.toContain(ticket.assetUuid);
    },
  );

  it('stays when the link that brought it is replaced or taken back', async () => {
    const { caseUuid, uuid, token, phone } = await make();
    const ticket = await announce(token);
    await begin(ticket, phone);
    await scene.send(ticket.assetUuid, JPEG, 0, phone);
    await call(scene.server.app, 'DELETE /phoneLink/{id}', { params: { id: uuid } }, scene.own.headers);
    await make(caseUuid);
    expect(await scene.assetsOf(caseUuid)).toMatchObject([{ uuid: ticket.assetUuid, state: 'stored' }]);
  });

  it('is not asked for where no picture belongs, of a case of others, or of one that a lab has', async () => {
    const { app } = scene.server;
    const id = await scene.newCase();
    const askFor = (assetType: 'uprImp' | 'frtImg', caseUuid = id) =>
      refusal(
        app,
        'POST /case/{id}/phoneLink',
        { params: { id: caseUuid }, body: { assetType } },
        scene.own.headers,
      );
    expect((await askFor('uprImp')).code).toBe('wrongFileType');
    expect((await askFor('frtImg', crypto.randomUUID())).code).toBe('notFound');
    await submit(id);
    expect((await askFor('frtImg')).code).toBe('filesLocked');
    expect(await codeOfSlot('phone.guessed')).toBe('phoneLinkOver');
    expect(await codeOfSlot(scene.own.tokens.accessToken)).toBe('phoneLinkOver');
  });

  async function submit(id: string): Promise<void> {
    await scene.server.ctx.db
      .update(dentalCase)
      .set({ submittedAt: new Date(), status: 'IN_QC' })
      .where(eq(dentalCase.uuid, id));
  }
});
