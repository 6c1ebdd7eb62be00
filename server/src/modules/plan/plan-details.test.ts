import type { GivenPlanDetails, PlanDetails } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { productionOrder, shipment } from '../../db/schema';
import { call, inject } from '../../testing/call';
import { startCase, type CasePlayer } from '../../testing/case-player';
import { makeCompany, type TestCompany } from '../../testing/test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../../testing/test-server';
import { makeWorld } from '../../testing/world';

let server: TestServer;
let clinic: TestCompany;
beforeAll(async () => {
  server = await createTestServer();
  clinic = await makeCompany(server.ctx);
});
afterAll(() => server.close());

const provider = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };
const STAGES = { upperStages: 12, lowerStages: 8 };
const MOVED = { mesial: 0.4, buccal: -0.2, extrusion: 0, torque: 2, tip: -1.5, rotation: 11 };
const DETAILS = {
  movements: [{ tooth: 11, steps: [{ stage: 12, ...MOVED }] }],
  ipr: [{ tooth: 11, neighbour: 21, mm: 0.3, beforeStage: 4 }],
  attachments: [{ tooth: 13, type: 'ellipsoid', fromStage: 2, toStage: 12 }],
  overcorrections: [{ tooth: 11, direction: 'rotation', amount: 2 }],
} as const satisfies Partial<PlanDetails>;

async function planned(details?: object, teeth?: { missing: number[] }): Promise<CasePlayer> {
  const player = await startCase(server, clinic, { impressionType: 'meditScanner', ...(teeth && { teeth }) });
  await player.play('submit', 'passQc');
  if (details) await publish(player, details);
  return player;
}
const publish = (player: CasePlayer, details?: object) =>
  call(
    server.app,
    'POST /api/provider/case/{id}/plan',
    {
      params: { id: player.id },
      body: { ...STAGES, ...(details && { details: details as GivenPlanDetails }) },
    },
    provider,
  );
const detailsOf = (id: string, who = clinic) =>
  call(server.app, 'GET /plan/{id}/details', { params: { id } }, who.headers);
const newestOf = async (player: CasePlayer) => (await player.plans())[0]?.uuid ?? '';

describe('the details of a plan', () => {
  it('[CA-13] [CA-14] are read as the lab gave them, by the case and in the viewer', async () => {
    const id = await newestOf(await planned(DETAILS));
    expect(await detailsOf(id)).toMatchObject(DETAILS);
    const { url } = await call(
      server.app,
      'GET /treatPlan/{id}/3dViewerLink',
      { params: { id } },
      clinic.headers,
    );
    const params = { token: url.slice('/viewer/'.length) };
    expect((await call(server.app, 'GET /viewer/{token}', { params }, clinic.headers)).details).toMatchObject(
      DETAILS,
    );
  });

  it('[CA-13] [CA-14] are nothing but dates where the lab gave none, as programs of before do', async () => {
    const player = await planned();
    const { uuid: id } = await publish(player);
    expect(await detailsOf(id)).toMatchObject({
      movements: [],
      ipr: [],
      attachments: [],
      overcorrections: [],
    });
    const { url } = await call(
      server.app,
      'GET /treatPlan/{id}/3dViewerLink',
      { params: { id } },
      clinic.headers,
    );
    const params = { token: url.slice('/viewer/'.length) };
    expect((await call(server.app, 'GET /viewer/{token}', { params }, clinic.headers)).details).toBeNull();
  });

  it.each<[string, object]>([
    ['movements.0.tooth', { movements: [{ tooth: 19, steps: [] }] }],
    [
      'movements.1.tooth',
      {
        movements: [
          { tooth: 11, steps: [] },
          { tooth: 11, steps: [] },
        ],
      },
    ],
    ['movements.0.steps.0.stage', { movements: [{ tooth: 41, steps: [{ stage: 9, ...MOVED }] }] }],
    [
      'movements.0.steps.1.stage',
      { movements: [{ tooth: 11, steps: [5, 4].map((stage) => ({ stage, ...MOVED })) }] },
    ],
    ['ipr.0.neighbour', { ipr: [{ ...DETAILS.ipr[0], neighbour: 22 }] }],
    ['ipr.0.neighbour', { ipr: [{ ...DETAILS.ipr[0], neighbour: 41 }] }],
    ['ipr.0.beforeStage', { ipr: [{ ...DETAILS.ipr[0], beforeStage: 13 }] }],
    ['ipr.0.beforeStage', { ipr: [{ ...DETAILS.ipr[0], beforeStage: 0 }] }],
    ['ipr.1.neighbour', { ipr: [DETAILS.ipr[0], { ...DETAILS.ipr[0], tooth: 21, neighbour: 11 }] }],
    ['ipr.0.mm', { ipr: [{ ...DETAILS.ipr[0], mm: 0 }] }],
    ['attachments.0.toStage', { attachments: [{ ...DETAILS.attachments[0], fromStage: 5, toStage: 4 }] }],
    ['attachments.0.type', { attachments: [{ ...DETAILS.attachments[0], type: 'square' }] }],
    [
      'overcorrections.1.direction',
      { overcorrections: [DETAILS.overcorrections[0], DETAILS.overcorrections[0]] },
    ],
  ])('[CA-13] are refused at details.%s', async (field, details) => {
    const player = await planned();
    const body = { ...STAGES, details: details as GivenPlanDetails };
    const response = await inject(
      server.app,
      'POST /api/provider/case/{id}/plan',
      { params: { id: player.id }, body },
      provider,
    );
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ extra: [{ field: `details.${field}` }] });
    expect((await player.read()).status).toBe('IN_TS_GENERATING');
  });

  it('[CA-13] count teeth as neighbours between which one is missing', async () => {
    const ipr = [{ ...DETAILS.ipr[0], tooth: 11, neighbour: 22 }];
    const id = await newestOf(await planned({ ipr }, { missing: [21] }));
    expect((await detailsOf(id)).ipr).toEqual(ipr);
  });

  it('[CA-13] are not found by another company, and by an organisation in its doctors’ cases alone', async () => {
    const id = await newestOf(await planned(DETAILS));
    const { owner, stranger } = { owner: clinic, stranger: await makeCompany(server.ctx) };
    const world = await makeWorld(server.ctx, { company: { isDso: true } });
    const statusOf = async (
      path: 'GET /plan/{id}/details' | 'GET /dso/plan/{id}/details',
      who: TestCompany,
    ) => (await inject(server.app, path, { params: { id } }, who.headers)).statusCode;
    expect(await statusOf('GET /plan/{id}/details', stranger)).toBe(404);
    expect(await statusOf('GET /plan/{id}/details', world.owner)).toBe(404);
    expect(await statusOf('GET /dso/plan/{id}/details', world.owner)).toBe(404);
    expect(await statusOf('GET /plan/{id}/details', owner)).toBe(200);
  });

  it('[CA-13] have dates: those of the lab, or else by a usual time, or by the company’s own parcels', async () => {
    const days = async (details?: object) => {
      const player = await planned();
      const { uuid, publishedAt } = await publish(player, details);
      const { estimatedShipAt, estimatedEndAt } = await detailsOf(uuid);
      const since = (at: string | null) =>
        Math.round((Date.parse(at ?? '') - Date.parse(publishedAt ?? '')) / 86_400_000);
      return [since(estimatedShipAt), since(estimatedEndAt)];
    };
    expect(await days()).toEqual([14, 14 + 12 * 14]);
    const given = new Date(Date.now() + 3 * 86_400_000).toISOString();
    expect(await days({ estimatedShipAt: given })).toEqual([3, 3 + 12 * 14]);
    for (let sent = 0; sent < 3; sent += 1) {
      const player = await planned(DETAILS);
      await player.play('approvePlan', 'startMfg', 'finishMfg', 'bookShipment', 'ship');
    }
    // They were made within five days each.
    const shippedAt = new Date(Date.now() + 4.5 * 86_400_000);
    const { db } = server.ctx;
    const [order] = await db.select().from(productionOrder).limit(1);
    expect(order?.shipmentId).not.toBeNull();
    await db.update(shipment).set({ shippedAt }).where(eq(shipment.status, 'SHIPPED'));
    expect(await days()).toEqual([5, 5 + 12 * 14]);
  });
});
