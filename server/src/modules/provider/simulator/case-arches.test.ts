import { createPlanModels } from '../../../demo';
import { makeArchStl } from '../../../demo/files/stl-arch';
import { call } from '../../../testing/call';
import { startCase, type CasePlayer } from '../../../testing/case-player';
import { makeCompany, type TestCompany } from '../../../testing/test-data';
import { binaryStl } from '../../../testing/test-files';
import { createTestServer, type TestServer } from '../../../testing/test-server';
import { until } from '../../../testing/until';
import { planData } from './planning/plan-data';
import { usualTerms } from './planning/plan-terms';
import { startSimulator } from './simulator';

const TRIANGLES = 40_000;
const SEED = 7;
const quick = { pollMs: 5, stepMs: 10, graceMs: 600_000, replyMs: 10 };

let server: TestServer;
let stop: (() => Promise<void>) | undefined;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(async () => {
  await stop?.();
  stop = undefined;
  await server.close();
});

async function submitWith(clinic: TestCompany, upperScan: Buffer): Promise<CasePlayer> {
  const player = await startCase(server, clinic, { impressionType: 'meditScanner', arch: 'upper' });
  await server.ctx.storage.put(`${clinic.company.uuid}/assets/${player.id}-uprImp`, upperScan);
  await player.play('submit');
  return player;
}

const models = async (clinic: TestCompany, { id }: CasePlayer) =>
  (await call(server.app, 'GET /case/{id}/asset', { params: { id } }, clinic.headers)).filter(
    ({ assetType }) => assetType === 'trtPln',
  );

async function detailsOfNewest(clinic: TestCompany, player: CasePlayer) {
  const [plan] = await player.plans();
  return call(server.app, 'GET /plan/{id}/details', { params: { id: plan?.uuid ?? '' } }, clinic.headers);
}

const usualMovements = (upper: number) => planData(usualTerms({ upper, lower: 0 })).movements;

describe('[CA-14] the arch that a plan of the simulated provider shows', () => {
  it('is the case’s own where its scan can be read, also of the plan after a rejection', async () => {
    const clinic = await makeCompany(server.ctx);
    const player = await submitWith(clinic, makeArchStl('upper', TRIANGLES, SEED));
    const info = jest.spyOn(server.ctx.log, 'info');
    stop = startSimulator(server.ctx, { ...quick, models: createPlanModels(TRIANGLES) });
    await until(async () => (await models(clinic, player)).length === 1);
    const first = await detailsOfNewest(clinic, player);
    const [plan] = await player.plans();
    expect(first.movements.length).toBeGreaterThan(4);
    expect(first.movements).not.toEqual(usualMovements(plan?.upperStages ?? 0));
    const body = { reason: 'No attachments, please' };
    await call(
      server.app,
      'PUT /plan/{id}/reject',
      { params: { id: plan?.uuid ?? '' }, body },
      clinic.headers,
    );
    await until(async () => (await models(clinic, player)).length === 2);
    const second = await detailsOfNewest(clinic, player);
    const amounts = ({ movements }: typeof first) =>
      movements.map(({ tooth, steps }) => [tooth, steps.at(-1)?.buccal]);
    expect(amounts(second)).toEqual(amounts(first));
    expect(info).not.toHaveBeenCalledWith(expect.anything(), 'a plan is shown on a prepared arch');
  });

  it.each<[string, () => Buffer, RegExp]>([
    ['is no arch', () => binaryStl(9_000), /^upper: /],
    ['is no STL', () => Buffer.from('ply\n'), /not an STL/],
  ])('is a prepared one where the scan %s, and the log says why', async (_title, scan, reason) => {
    const clinic = await makeCompany(server.ctx);
    const player = await submitWith(clinic, scan());
    const info = jest.spyOn(server.ctx.log, 'info');
    stop = startSimulator(server.ctx, { ...quick, models: createPlanModels(4_000) });
    await until(async () => (await models(clinic, player)).length === 1);
    const [plan] = await player.plans();
    expect((await detailsOfNewest(clinic, player)).movements).toEqual(usualMovements(plan?.upperStages ?? 0));
    expect(info).toHaveBeenCalledWith(
      { caseUuid: player.id, reason: expect.stringMatching(reason) },
      'a plan is shown on a prepared arch',
    );
  });
});
