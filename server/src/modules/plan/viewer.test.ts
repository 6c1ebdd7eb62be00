import { eq } from 'drizzle-orm';
import { auditLog, caseAsset, dentalCase, plan } from '../../db/schema';
import { createSignedTokens } from '../../signed-tokens';
import { call, refusal } from '../../testing/call';
import { startCase, type CasePlayer } from '../../testing/case-player';
import { forge } from '../../testing/forge';
import { makeCompany, makeContact, type TestCompany } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';
import { makeWorld, type World } from '../../testing/world';

let server: TestServer;
let group: World;
let owner: TestCompany;
beforeAll(async () => {
  server = await createTestServer();
  group = await makeWorld(server.ctx, { company: { isDso: true } });
  ({ owner } = group);
});
afterAll(() => server.close());

async function publishedPlan(): Promise<{ player: CasePlayer; planId: string }> {
  const { uuid: doctorUuid } = await group.doctor();
  const player = await startCase(server, owner, {
    patientName: 'Zeynep Secret',
    impressionType: 'meditScanner',
    doctorUuid,
  });
  await player.play('submit', 'passQc', 'publishPlan');
  const [published] = await player.plans();
  return { player, planId: published?.uuid ?? '' };
}
const linkOf = (id: string) =>
  call(server.app, 'GET /treatPlan/{id}/3dViewerLink', { params: { id } }, owner.headers);
const tokenOf = (url: string): string => url.slice('/viewer/'.length);
const show = (token: string) => call(server.app, 'GET /viewer/{token}', { params: { token } }, owner.headers);

describe('the viewer of a plan', () => {
  it('[CA-14] is a page of the portal for half an hour, and shows the scans that the plan is made from', async () => {
    const { player, planId } = await publishedPlan();
    const { url, expiresAt } = await linkOf(planId);
    expect(url).toMatch(/^\/viewer\/[\w~-]+$/);
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 60_000)).toBe(30);
    const model = await show(tokenOf(url));
    const { identifier } = await player.read();
    expect(model).toMatchObject({
      caseIdentifier: identifier,
      side: 'doctor',
      plan: { uuid: planId, status: 'PUBLISHED', upperStages: 30 },
      files: expect.arrayContaining([
        expect.objectContaining({
          assetType: 'uprImp',
          name: 'upper.stl',
          url: expect.stringMatching(/^\/api\/files\//),
        }),
      ]),
    });
    expect(JSON.stringify(model)).not.toContain('Zeynep');
  });

  it('[CA-14] shows the plan’s own files where one is a model, and the scans beside other papers', async () => {
    const { player, planId } = await publishedPlan();
    const [ofCase] = await server.ctx.db.select().from(dentalCase).where(eq(dentalCase.uuid, player.id));
    const records = await server.ctx.db.$count(caseAsset, eq(caseAsset.caseId, ofCase?.id ?? 0));
    const [ofPlan] = await server.ctx.db.select().from(plan).where(eq(plan.uuid, planId));
    const add = (name: string, contentType: string) =>
      group.asset({
        caseId: ofCase?.id ?? 0,
        planId: ofPlan?.id ?? 0,
        assetType: 'trtPln',
        name,
        contentType,
        state: 'stored',
      });
    const shown = async () => (await show(tokenOf((await linkOf(planId)).url))).files.map(({ name }) => name);
    await add('report.pdf', 'application/pdf');
    expect(await shown()).toContain('upper.stl');
    await add('stages.glb', 'model/gltf-binary');
    expect(await shown()).toEqual(['report.pdf', 'stages.glb']);
    expect(await server.ctx.db.$count(caseAsset, eq(caseAsset.caseId, ofCase?.id ?? 0))).toBe(records + 2);
  });

  it('[CA-14] opens from the doctors’ side for a doctor’s case only', async () => {
    const { planId } = await publishedPlan();
    const name = 'GET /dso/treatPlan/{id}/3dViewerLink';
    expect((await call(server.app, name, { params: { id: planId } }, owner.headers)).url).toContain(
      '/viewer/',
    );
    const own = await startCase(server, owner, { impressionType: 'meditScanner' });
    await own.play('submit', 'passQc', 'publishPlan');
    const [published] = await own.plans();
    const params = { id: published?.uuid ?? '' };
    expect((await refusal(server.app, name, { params }, owner.headers)).code).toBe('notFound');
    const clinic = await makeCompany(server.ctx);
    expect((await refusal(server.app, name, { params }, clinic.headers)).code).toBe('forbidden');
    expect(
      (await refusal(server.app, 'GET /treatPlan/{id}/3dViewerLink', { params }, clinic.headers)).code,
    ).toBe('notFound');
  });

  it('[CA-14] does not open before the plan is published', async () => {
    const player = await startCase(server, owner, { impressionType: 'meditScanner' });
    await player.play('submit', 'passQc');
    const [inWork] = await player.plans();
    const params = { id: inWork?.uuid ?? '' };
    expect(
      await refusal(server.app, 'GET /treatPlan/{id}/3dViewerLink', { params }, owner.headers),
    ).toMatchObject({ status: 409, code: 'planNotPublished' });
  });

  it('[CA-14] opens to the people of its company alone, and what others try is in the log', async () => {
    const { planId } = await publishedPlan();
    const params = { token: tokenOf((await linkOf(planId)).url) };
    const other = await makeCompany(server.ctx);
    const name = 'GET /viewer/{token}';
    expect(await refusal(server.app, name, { params }, other.headers)).toMatchObject({
      status: 404,
      code: 'notFound',
    });
    expect((await refusal(server.app, name, { params }, {})).code).toBe('unauthenticated');
    const colleague = await makeContact(server.ctx, owner.company.id);
    expect((await call(server.app, name, { params }, colleague.headers)).plan.uuid).toBe(planId);
    const rows = await server.ctx.db.select().from(auditLog).where(eq(auditLog.action, name));
    expect(rows.map(({ outcome, companyId }) => [outcome, companyId])).toEqual(
      expect.arrayContaining([
        ['refused', other.company.id],
        ['done', owner.company.id],
      ]),
    );
  });

  it('[CA-14] has an address that nobody can make up, and that ends', async () => {
    const { planId } = await publishedPlan();
    const token = tokenOf((await linkOf(planId)).url);
    const refused = (forged: string) =>
      refusal(server.app, 'GET /viewer/{token}', { params: { token: forged } }, owner.headers);
    expect((await refused(forge(token))).status).toBe(404);
    expect((await refused(token.replace(planId, owner.company.uuid))).status).toBe(404);
    const tokens = createSignedTokens([server.ctx.config.secrets.fileKey], 'viewer');
    const ids = [planId, owner.company.uuid];
    expect((await show(tokens.sign(ids, Date.now() + 60_000))).plan.uuid).toBe(planId);
    expect((await refused(tokens.sign(ids, Date.now() - 1))).code).toBe('notFound');
  });
});
