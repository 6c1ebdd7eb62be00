import type { CallBody, CaseAction, CompanyConfiguration, NewCase } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { dentalCase, laserMarking, productionOrder, storedFile } from '../../db/schema';
import { call } from '../../testing/call';
import { startCase, type CasePlayer } from '../../testing/case-player';
import type { TestCompany } from '../../testing/test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../../testing/test-server';
import { makeWorld } from '../../testing/world';
import { readCaseData } from '../patient-data/export/case-data';

let server: TestServer;
const provider = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const ORDERED: readonly CaseAction[] = ['submit', 'passQc', 'publishPlan', 'approvePlan'];
const DELIVERED: readonly CaseAction[] = ['startMfg', 'finishMfg', 'bookShipment', 'ship'];
const UNMARKED = {
  ...{ logoFlag: false, logoFile: null, companyName: null, companyNameFlag: false, patientNameFlag: false },
  ...{ patientNameStyle: null, archFlag: false, stepNumberFlag: false, trimLine: null },
};

async function makeClinic(
  configuration: Partial<CompanyConfiguration> = {
    alignerCutline: 'SCALLOPED',
    alignerOffset: '0.5',
    retainerMaterial: 'Zendura A',
  },
): Promise<TestCompany> {
  return (
    await makeWorld(server.ctx, {
      contact: { isSuperAdmin: true },
      company: { isDso: true, name: 'Bright Smile' },
      configuration,
    })
  ).owner;
}
const prefer = ({ headers }: TestCompany, body: CallBody<'PATCH /company/configuration'>) =>
  call(server.app, 'PATCH /company/configuration', { body }, headers);
const mark = ({ headers }: TestCompany, body: CallBody<'PUT /lmp'>) =>
  call(server.app, 'PUT /lmp', { body }, headers);
const start = (clinic: TestCompany, body: Partial<NewCase> = {}): Promise<CasePlayer> =>
  startCase(server, clinic, { impressionType: 'meditScanner', ...body });
const params = ({ id }: CasePlayer) => ({ params: { id } });
const ordersAtLab = (player: CasePlayer) =>
  call(server.app, 'GET /api/provider/case/{id}/order', params(player), provider);
const caseAtLab = (player: CasePlayer) =>
  call(server.app, 'GET /api/provider/case/{id}', params(player), provider);

describe('how an order is made', () => {
  it('[CO-20] is what the case chose, else what the company preferred when the order was made, else the lab’s choice', async () => {
    const clinic = await makeClinic();
    const player = await start(clinic, { offset: '1' });
    await player.play(...ORDERED);
    await prefer(clinic, { alignerCutline: 'STRAIGHT_CUT', alignerOffset: '0' });
    const chosen = { trimLine: 'SCALLOPED', offset: '1', material: null };
    const company = { uuid: clinic.company.uuid, name: 'Bright Smile' };
    expect(await ordersAtLab(player)).toMatchObject([{ company, making: { ...chosen, marking: UNMARKED } }]);
    expect(await caseAtLab(player)).toMatchObject({ company, madeWith: chosen });
    expect(await player.read()).toMatchObject({ madeWith: chosen });
  });

  it('[CO-20] is asked anew with each order: the next batch and a refinement have the preferences of their day', async () => {
    const clinic = await makeClinic();
    const player = await start(clinic);
    expect((await player.read()).madeWith).toBeNull();
    await player.play(...ORDERED, ...DELIVERED);
    await prefer(clinic, { alignerCutline: 'STRAIGHT_CUT' });
    expect((await player.read()).madeWith).toMatchObject({ trimLine: 'SCALLOPED' });
    await player.play('activate', 'orderNextBatch', ...DELIVERED);
    await prefer(clinic, { alignerCutline: 'SCALLOPED' });
    expect((await player.read()).madeWith).toMatchObject({ trimLine: 'STRAIGHT_CUT' });
    await player.play('refine', 'publishPlan');
    // What was sent says nothing of what is still to be ordered.
    expect((await player.read()).madeWith).toBeNull();
    await player.play('approvePlan');
    expect((await player.read()).madeWith).toMatchObject({ trimLine: 'SCALLOPED' });
    const trimLines = (await ordersAtLab(player)).map(({ making }) => making?.trimLine);
    expect(trimLines).toEqual(['SCALLOPED', 'STRAIGHT_CUT', 'SCALLOPED']);
    expect((await player.plans()).map(({ number, madeWith }) => [number, madeWith?.trimLine])).toEqual([
      [2, 'SCALLOPED'],
      [1, 'STRAIGHT_CUT'],
    ]);
    await player.play('rejectOrder');
    expect((await player.read()).madeWith).toBeNull();
    expect((await player.plans())[0]).toMatchObject({ number: 2, madeWith: null });
  });

  it('[CO-20] is fixed when it is handed over to the lab where a server of before made the order', async () => {
    const clinic = await makeClinic();
    const player = await start(clinic, { offset: '1' });
    await player.play(...ORDERED);
    const forget = () => server.ctx.db.update(productionOrder).set({ making: null });
    const making = { trimLine: 'STRAIGHT_CUT', offset: '1', material: null };
    await prefer(clinic, { alignerCutline: 'STRAIGHT_CUT' });
    await forget();
    await player.play('undoLastPlanApproval', 'approvePlan');
    expect(await ordersAtLab(player)).toMatchObject([{ making }]);
    await forget();
    await player.actOnOrder('process');
    expect(await ordersAtLab(player)).toMatchObject([{ status: 'PROCESSING', making }]);
    await forget();
    await player.play('startMfg');
    expect(await ordersAtLab(player)).toMatchObject([{ status: 'MANUFACTURING', making }]);
    await prefer(clinic, { alignerCutline: 'SCALLOPED' });
    await player.play('finishMfg');
    expect(await ordersAtLab(player)).toMatchObject([{ making }]);
  });

  it('[CO-20] [CO-23] has the trim line of the production preferences where nothing else says one, of aligners alone', async () => {
    const clinic = await makeClinic({});
    await mark(clinic, { key: 'trimLine', value: 'Straight Cut' });
    const player = await start(clinic);
    await player.play(...ORDERED);
    expect(await ordersAtLab(player)).toMatchObject([
      { making: { trimLine: null, marking: { trimLine: 'Straight Cut' } } },
    ]);
    expect((await player.read()).madeWith).toMatchObject({ trimLine: 'STRAIGHT_CUT' });
    const retainer = await start(clinic, { productId: 'RE' });
    await retainer.play('submit', 'passQc');
    expect(await ordersAtLab(retainer)).toMatchObject([
      { making: { trimLine: null, marking: { trimLine: null } } },
    ]);
    expect((await retainer.read()).madeWith).toMatchObject({ trimLine: null });
  });

  it('[CO-23] has a logo of before, which was kept by its address, at that address', async () => {
    const clinic = await makeClinic();
    const logoFile = 'https://logos.example/ours.png';
    await server.ctx.db
      .insert(laserMarking)
      .values({ companyId: clinic.company.id, logoFlag: true, logoFile });
    const player = await start(clinic);
    await player.play(...ORDERED);
    expect(await ordersAtLab(player)).toMatchObject([{ making: { marking: { logoFile } } }]);
  });

  it('[CO-23] has what is engraved, the logo as an address at which the lab fetches it', async () => {
    const clinic = await makeClinic();
    const key = `${clinic.company.uuid}/lmpLogo.png`;
    const facts = { name: 'logo.png', contentType: 'image/png', size: 1, sha256: '0' };
    await server.ctx.db
      .insert(storedFile)
      .values({ key, companyId: clinic.company.id, purpose: 'lmpLogo', ...facts });
    await mark(clinic, { key: 'logoFlag', value: true });
    await mark(clinic, { key: 'logoFile', value: key });
    await mark(clinic, { key: 'companyNameFlag', value: true });
    await mark(clinic, { key: 'companyName', value: 'Bright' });
    await mark(clinic, { key: 'patientNameFlag', value: true });
    const player = await start(clinic);
    await player.play(...ORDERED);
    await mark(clinic, { key: 'companyName', value: 'Other' });
    await mark(clinic, { key: 'patientNameFlag', value: false });
    const [order] = await ordersAtLab(player);
    expect(order?.making?.marking).toMatchObject({
      ...{ logoFlag: true, logoFile: expect.stringMatching(/^\/api\/files\//) },
      ...{ companyNameFlag: true, companyName: 'Bright', patientNameFlag: true, archFlag: false },
    });
    const [row] = await server.ctx.db.select().from(dentalCase).where(eq(dentalCase.uuid, player.id));
    const exported = row && JSON.stringify((await readCaseData(server.ctx.db, row)).parts['orders']);
    expect(exported).toContain('"companyName":"Bright"');
    expect(exported).not.toContain(key);
  });
});

describe('how a request is made', () => {
  const ask = async (clinic: TestCompany, player: CasePlayer, type: 'retainer' | 'replacement') => {
    const body = { caseUuid: player.id, type, method: 'stepNumber', stepNumber: 1, arch: 'upper' } as const;
    const { uuid } = await call(server.app, 'POST /request', { body }, clinic.headers);
    return { params: { id: uuid } };
  };
  const step = (input: { params: { id: string } }, action: 'approve' | 'startMfg') =>
    call(server.app, 'PUT /api/provider/request/{id}/state', { ...input, body: { action } }, provider);

  const makingOf = async ({ params: { id } }: { params: { id: string } }) => {
    const query = { filter: JSON.stringify({ op: 'EQ', key: 'uuid', value: id }) };
    return (await call(server.app, 'GET /api/provider/request', { query }, provider)).data[0]?.making;
  };

  it('[CO-20] is fixed when it is begun: a replacement as what it replaces, a retainer by what is preferred of retainers', async () => {
    const clinic = await makeClinic();
    const player = await start(clinic, { offset: '1' });
    await player.play(...ORDERED, ...DELIVERED);
    const [replacement, retainer] = [
      await ask(clinic, player, 'replacement'),
      await ask(clinic, player, 'retainer'),
    ];
    await step(replacement, 'approve');
    expect(await makingOf(replacement)).toBeNull();
    await prefer(clinic, { alignerCutline: 'STRAIGHT_CUT' });
    await mark(clinic, { key: 'archFlag', value: true });
    await step(replacement, 'startMfg');
    for (const action of ['approve', 'startMfg'] as const) await step(retainer, action);
    await prefer(clinic, { retainerMaterial: 'Zendura FLX' });
    const asSent = { trimLine: 'SCALLOPED', offset: '1', material: null, marking: UNMARKED };
    expect(await makingOf(replacement)).toEqual(asSent);
    expect(await makingOf(retainer)).toMatchObject({
      ...{ trimLine: null, offset: null, material: 'Zendura A' },
      marking: { archFlag: true },
    });
  });

  it('[CO-20] is what is preferred today where it is not known how what is replaced was made', async () => {
    const clinic = await makeClinic();
    const player = await start(clinic, { offset: '1' });
    await player.play(...ORDERED, ...DELIVERED);
    await server.ctx.db.update(productionOrder).set({ making: null });
    await prefer(clinic, { alignerCutline: 'STRAIGHT_CUT' });
    const replacement = await ask(clinic, player, 'replacement');
    for (const action of ['approve', 'startMfg'] as const) await step(replacement, action);
    expect(await makingOf(replacement)).toMatchObject({ trimLine: 'STRAIGHT_CUT', offset: '1' });
  });
});

it('an order of before it was kept says nothing of its making', async () => {
  const world = await makeWorld(server.ctx);
  const { order } = await world.order('READY_FOR_MANUFACTURING', 'PRE_MFG');
  const [row] = await server.ctx.db.select().from(dentalCase).where(eq(dentalCase.id, order.caseId));
  const input = { params: { id: row?.uuid ?? '' } };
  expect(await call(server.app, 'GET /api/provider/case/{id}/order', input, provider)).toMatchObject([
    { making: null },
  ]);
});
