import { eq } from 'drizzle-orm';
import type { Workflow } from '@portal/shared/contract';
import { companyConfiguration, dentalCase } from '../../db/schema';
import { call, inject, refusal } from '../../testing/call';
import { startCase } from '../../testing/case-player';
import { makeCompany, makeContact, type TestCompany } from '../../testing/test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../../testing/test-server';
import { makeWorld } from '../../testing/world';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const provider = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };
const PLAN = { upperStages: 12, lowerStages: 8 };

async function makePublished(
  workflow: Workflow,
): Promise<{ who: TestCompany; caseId: string; planId: string }> {
  const who = await makeCompany(server.ctx, { configuration: { workflow } });
  const body = { patientName: 'Ali', productId: 'AL', impressionType: 'physical', arch: 'both' } as const;
  const { uuid: caseId } = await call(server.app, 'POST /case', { body }, who.headers);
  await server.ctx.db
    .update(dentalCase)
    .set({ status: 'IN_TS_GENERATING' })
    .where(eq(dentalCase.uuid, caseId));
  const plan = await call(
    server.app,
    'POST /api/provider/case/{id}/plan',
    { params: { id: caseId }, body: PLAN },
    provider,
  );
  return { who, caseId, planId: plan.uuid };
}
const statusOf = async (who: TestCompany, id: string) =>
  (await call(server.app, 'GET /case/{id}', { params: { id } }, who.headers)).status;

const historyOf = async (who: TestCompany, id: string) =>
  (await call(server.app, 'GET /case/{id}/history', { params: { id } }, who.headers)).filter(
    ({ subject }) => subject === 'case',
  );

describe('a published plan', () => {
  it('[CA-13] is approved, and its case goes on to manufacturing', async () => {
    const { who, caseId, planId } = await makePublished('ONE_STEP');
    expect(await statusOf(who, caseId)).toBe('IN_CUSTOMER_APPPROVE');
    const plan = await call(server.app, 'PUT /plan/{id}/approve', { params: { id: planId } }, who.headers);
    expect(plan).toMatchObject({ uuid: planId, caseUuid: caseId, status: 'APPROVED', ...PLAN });
    expect(await statusOf(who, caseId)).toBe('PRE_MFG');
    const [newest] = await historyOf(who, caseId);
    expect(newest).toMatchObject({ action: 'approved', actor: 'client' });
  });

  it('[CA-13] waits for clearance after approval where there are two steps', async () => {
    const { who, caseId, planId } = await makePublished('TWO_STEPS');
    await call(server.app, 'PUT /plan/{id}/approve', { params: { id: planId } }, who.headers);
    expect(await statusOf(who, caseId)).toBe('IN_CLEARANCE');
  });

  it('[CA-13] is rejected with a reason, and the next one takes its place', async () => {
    const { who, caseId, planId } = await makePublished('ONE_STEP');
    const body = { reason: ' Less IPR please ' };
    const plan = await call(
      server.app,
      'PUT /plan/{id}/reject',
      { params: { id: planId }, body },
      who.headers,
    );
    expect(plan).toMatchObject({ status: 'REJECTED', rejectReason: 'Less IPR please' });
    expect(await statusOf(who, caseId)).toBe('TS_REJECTED');
    await call(
      server.app,
      'POST /api/provider/case/{id}/plan',
      { params: { id: caseId }, body: PLAN },
      provider,
    );
    const plans = await call(server.app, 'GET /case/{id}/plan', { params: { id: caseId } }, who.headers);
    expect(plans.map(({ number, status }) => [number, status])).toEqual([
      [2, 'PUBLISHED'],
      [1, 'REJECTED'],
    ]);
    const [, rejected] = await historyOf(who, caseId);
    expect(rejected).toMatchObject({ action: 'planRejected', note: 'Less IPR please' });
  });

  it('[CA-13] needs a reason to be rejected', async () => {
    const { who, planId } = await makePublished('ONE_STEP');
    const refused = await refusal(
      server.app,
      'PUT /plan/{id}/reject',
      { params: { id: planId }, body: { reason: ' ' } },
      who.headers,
    );
    expect(refused).toMatchObject({
      status: 400,
      code: 'validation',
      errors: { reason: 'this field is required' },
    });
  });

  it('[CA-13] is decided once', async () => {
    const { who, planId } = await makePublished('ONE_STEP');
    const params = { id: planId };
    const both = await Promise.all([
      inject(server.app, 'PUT /plan/{id}/approve', { params }, who.headers),
      inject(server.app, 'PUT /plan/{id}/reject', { params, body: { reason: 'no' } }, who.headers),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it.each(['ONE_STEP', 'TWO_STEPS'] as const)(
    '[CA-13] is approved by nobody once its approval is undone, until somebody approves it again (%s)',
    async (workflow) => {
      const { who, caseId, planId } = await makePublished(workflow);
      const colleague = await makeContact(server.ctx, who.company.id);
      const params = { id: planId };
      const approverOf = async () => {
        const [plan] = await call(server.app, 'GET /case/{id}/plan', { params: { id: caseId } }, who.headers);
        return plan?.approvedBy?.uuid ?? null;
      };
      const undo = () =>
        call(server.app, 'PATCH /case/{id}/undoLastPlanApproval', { params: { id: caseId } }, who.headers);
      await call(server.app, 'PUT /plan/{id}/approve', { params }, who.headers);
      expect(await approverOf()).toBe(who.contact.uuid);
      await undo();
      expect(await approverOf()).toBeNull();
      await call(server.app, 'PUT /plan/{id}/approve', { params }, colleague.headers);
      expect(await approverOf()).toBe(colleague.contact.uuid);
      await undo();
      const body = { reason: 'Less IPR please' };
      const rejected = await call(server.app, 'PUT /plan/{id}/reject', { params, body }, who.headers);
      expect(rejected.approvedBy).toBeNull();
      expect(await approverOf()).toBeNull();
    },
  );

  it('[AP-15] is not another company’s to decide', async () => {
    const { who, caseId, planId } = await makePublished('ONE_STEP');
    const other = await makeCompany(server.ctx);
    expect(
      await refusal(server.app, 'PUT /plan/{id}/approve', { params: { id: planId } }, other.headers),
    ).toMatchObject({ status: 404, code: 'notFound' });
    expect(
      (await refusal(server.app, 'GET /case/{id}/plan', { params: { id: caseId } }, other.headers)).status,
    ).toBe(404);
    expect(await statusOf(who, caseId)).toBe('IN_CUSTOMER_APPPROVE');
  });
});

describe('the clearance of a doctor’s plan', () => {
  async function approvedPlan() {
    const group = await makeWorld(server.ctx, {
      company: { isDso: true },
      configuration: { workflow: 'TWO_STEPS' },
    });
    const { uuid: doctorUuid } = await group.doctor();
    const player = await startCase(server, group.owner, { impressionType: 'meditScanner', doctorUuid });
    await player.play('submit', 'passQc', 'publishPlan', 'approvePlan');
    const [plan] = await player.plans();
    return { group, player, planId: plan?.uuid ?? '' };
  }
  const NAME = 'PUT /dso/case/{id}/plan/{planId}/clearMfg';

  it('[CA-13] is given by case and plan, and by the two together only', async () => {
    const { group, player, planId } = await approvedPlan();
    const { headers } = group.owner;
    const another = await group.case({ side: 'doctor' });
    const mixed = { params: { id: another.uuid, planId } };
    expect((await refusal(server.app, NAME, mixed, headers)).code).toBe('notFound');
    const params = { id: player.id.toUpperCase(), planId };
    expect((await call(server.app, NAME, { params }, headers)).status).toBe('CLEARED_FOR_MFG');
    expect((await player.read()).status).toBe('PRE_MFG');
  });

  it('[AP-15] is nobody else’s to give', async () => {
    const { player, planId } = await approvedPlan();
    const params = { id: player.id, planId };
    const other = await makeCompany(server.ctx, { company: { isDso: true } });
    const clinic = await makeCompany(server.ctx);
    expect((await refusal(server.app, NAME, { params }, other.headers)).code).toBe('notFound');
    expect((await refusal(server.app, NAME, { params }, clinic.headers)).code).toBe('forbidden');
    for (const name of ['PUT /plan/{id}/clearMfg', 'PUT /plan/{id}/unclearMfg'] as const)
      expect((await refusal(server.app, name, { params: { id: planId } }, other.headers)).code).toBe(
        'notFound',
      );
  });

  it('[CA-13] stays possible when the company has gone over to one step meanwhile', async () => {
    const { group, player } = await approvedPlan();
    await server.ctx.db
      .update(companyConfiguration)
      .set({ workflow: 'ONE_STEP' })
      .where(eq(companyConfiguration.companyId, group.owner.company.id));
    expect((await player.play('unclearMfg', 'clearMfg')).status).toBe('PRE_MFG');
  });

  it('[CA-13] an approval stays possible when the company has given up approvals meanwhile', async () => {
    const { who, caseId, planId } = await makePublished('ONE_STEP');
    await server.ctx.db
      .update(companyConfiguration)
      .set({ workflow: 'ZERO_STEP' })
      .where(eq(companyConfiguration.companyId, who.company.id));
    await call(server.app, 'PUT /plan/{id}/approve', { params: { id: planId } }, who.headers);
    expect(await statusOf(who, caseId)).toBe('PRE_MFG');
  });
});
