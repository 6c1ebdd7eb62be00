import { eq } from 'drizzle-orm';
import type { Workflow } from '@portal/shared/contract';
import { dentalCase } from '../../db/schema';
import { call, inject, refusal } from '../../testing/call';
import { makeCompany, type TestCompany } from '../../testing/test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../../testing/test-server';

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

describe('a published plan', () => {
  it('[CA-13] is approved, and its case goes on to manufacturing', async () => {
    const { who, caseId, planId } = await makePublished('ONE_STEP');
    expect(await statusOf(who, caseId)).toBe('IN_CUSTOMER_APPPROVE');
    const plan = await call(server.app, 'PUT /plan/{id}/approve', { params: { id: planId } }, who.headers);
    expect(plan).toMatchObject({ uuid: planId, caseUuid: caseId, status: 'APPROVED', ...PLAN });
    expect(await statusOf(who, caseId)).toBe('PRE_MFG');
    const [newest] = await call(
      server.app,
      'GET /case/{id}/history',
      { params: { id: caseId } },
      who.headers,
    );
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
    const [, rejected] = await call(
      server.app,
      'GET /case/{id}/history',
      { params: { id: caseId } },
      who.headers,
    );
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
