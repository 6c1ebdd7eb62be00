import type { CaseAction } from '@portal/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS_FOLDER } from '../../../db/migration-files';
import { companyConfiguration } from '../../../db/schema';
import { call, inject } from '../../../testing/call';
import { startCase, type CasePlayer } from '../../../testing/case-player';
import { makeContact } from '../../../testing/test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../../../testing/test-server';
import { makeWorld, type World } from '../../../testing/world';

const PROVIDER = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const TO_QC: readonly CaseAction[] = ['submit', 'courierNotified', 'pendingQc'];
const TO_PLAN: readonly CaseAction[] = [...TO_QC, 'passQc', 'publishPlan'];
const TO_SENT: readonly CaseAction[] = ['startMfg', 'finishMfg', 'bookShipment', 'ship'];

const organisation = (workflow: 'ZERO_STEP' | 'ONE_STEP' | 'TWO_STEPS') =>
  makeWorld(server.ctx, {
    company: { isDso: true },
    configuration: { workflow },
    contact: { isSuperAdmin: true },
  });

/** As the provider changes it. */
function changeCompany({ owner }: World, body: { workflow?: 'ONE_STEP' | 'ZERO_STEP'; isDso?: boolean }) {
  const input = { params: { id: owner.company.uuid }, body };
  return call(server.app, 'PUT /api/provider/company/{id}', input, PROVIDER);
}

async function doctorsCase(world: World, productId: 'AL' | 'RE' = 'AL'): Promise<CasePlayer> {
  return startCase(server, world.owner, { productId, doctorUuid: (await world.doctor()).uuid });
}

describe('a case whose company is given another workflow', () => {
  it('[CA-12] keeps its own: a retainer that waits for its approval is approved', async () => {
    const world = await organisation('TWO_STEPS');
    const player = await doctorsCase(world, 'RE');
    await player.play(...TO_QC, 'passQc');
    await changeCompany(world, { workflow: 'ONE_STEP' });
    expect(await player.read()).toMatchObject({ status: 'IN_CLEARANCE', workflow: 'TWO_STEPS' });
    expect((await player.play('approveRetainerCase')).status).toBe('PRE_MFG');
  });

  it('[CA-13] is approved and cleared as it was submitted, a later one as the company has it by then', async () => {
    const world = await organisation('TWO_STEPS');
    const [before, after] = [await doctorsCase(world), await doctorsCase(world)];
    await before.play(...TO_QC);
    await changeCompany(world, { workflow: 'ZERO_STEP' });
    expect((await after.read()).workflow).toBeNull();
    await before.play('passQc', 'publishPlan');
    expect((await before.play('approvePlan')).status).toBe('IN_CLEARANCE');
    expect((await before.play('clearMfg')).status).toBe('PRE_MFG');
    expect(await after.play(...TO_PLAN)).toMatchObject({ status: 'PRE_MFG', workflow: 'ZERO_STEP' });
  });

  it('[CA-18] keeps it when it is submitted again', async () => {
    const world = await organisation('TWO_STEPS');
    const player = await doctorsCase(world);
    await player.play(...TO_QC, 'reject');
    await changeCompany(world, { workflow: 'ONE_STEP' });
    expect((await player.play('submit')).workflow).toBe('TWO_STEPS');
  });
});

describe('the migration', () => {
  it('[CA-12] gives cases of before the workflow that their company has, or that they wait in', async () => {
    const file = readdirSync(MIGRATIONS_FOLDER).find((name) => name.endsWith('_case_life.sql')) ?? '';
    const statements = readFileSync(join(MIGRATIONS_FOLDER, file), 'utf8').split('--> statement-breakpoint');
    const of = { ZERO_STEP: await organisation('ZERO_STEP'), ONE_STEP: await organisation('ONE_STEP') };
    const expected = [
      ['ZERO_STEP', 'NEW', null],
      ['ZERO_STEP', 'IN_QC', 'ZERO_STEP'],
      ['ZERO_STEP', 'IN_CUSTOMER_APPPROVE', 'ONE_STEP'],
      ['ONE_STEP', 'IN_CUSTOMER_APPPROVE', 'ONE_STEP'],
      ['ONE_STEP', 'IN_CLEARANCE', 'TWO_STEPS'],
      ['ZERO_STEP', 'UNCLEARED_FOR_MFG', 'TWO_STEPS'],
      ['ONE_STEP', 'SHIPPED', 'ONE_STEP'],
    ] as const;
    const ids = [];
    for (const [workflow, status] of expected) ids.push((await of[workflow].case({ status })).id);
    await server.ctx.db.execute(sql.raw(statements.at(-1) ?? ''));
    const rows = await Promise.all(ids.map((id) => of.ONE_STEP.caseById(id)));
    expect(rows.map(({ workflow }) => workflow)).toEqual(expected.map(([, , then]) => then));
  });
});

describe('a case that came to an organisation which is none any more', () => {
  it('[CA-12] is told by the provider to have reached its doctor', async () => {
    const world = await organisation('ONE_STEP');
    const player = await doctorsCase(world);
    await player.play(...TO_PLAN, 'approvePlan', ...TO_SENT);
    await changeCompany(world, { isDso: false });
    expect((await player.act('lastMileShipped')).statusCode).toBe(403);
    const input = { params: { id: player.id } };
    const sent = await call(server.app, 'PUT /api/provider/case/{id}/lastMileShipped', input, PROVIDER);
    expect(sent.status).toBe('SHIPPED');
    const [parcel] = await call(
      server.app,
      'GET /case/{id}/shipments',
      { params: { id: player.id } },
      world.owner.headers,
    );
    expect(parcel?.lastMile).not.toBeNull();
  });
});

describe('two approvals', () => {
  const askForTwo = ({ owner }: World, needsTwoApprovers: boolean) =>
    call(server.app, 'PATCH /company/configuration', { body: { needsTwoApprovers } }, owner.headers);
  const clear = async (player: CasePlayer, headers: Record<string, string>) => {
    const [plan] = await player.plans();
    return inject(server.app, 'PUT /plan/{id}/clearMfg', { params: { id: plan?.uuid ?? '' } }, headers);
  };

  it('[CA-13] are those of two people where the company says so', async () => {
    const world = await organisation('TWO_STEPS');
    expect((await askForTwo(world, true)).needsTwoApprovers).toBe(true);
    const player = await doctorsCase(world);
    await player.play(...TO_PLAN, 'approvePlan');
    const own = await clear(player, world.owner.headers);
    expect([own.statusCode, own.json<{ code: string }>().code]).toEqual([409, 'secondApproverNeeded']);
    expect((await player.read()).status).toBe('IN_CLEARANCE');
    expect((await player.plans())[0]?.approvedBy?.uuid).toBe(world.owner.contact.uuid);
    const colleague = await makeContact(server.ctx, world.owner.company.id);
    expect((await clear(player, colleague.headers)).statusCode).toBe(200);
    expect((await player.read()).status).toBe('PRE_MFG');
  });

  it('[CA-13] are one person’s again once a super admin says so', async () => {
    const world = await organisation('TWO_STEPS');
    await askForTwo(world, true);
    const player = await doctorsCase(world);
    await player.play(...TO_PLAN, 'approvePlan');
    expect((await clear(player, world.owner.headers)).statusCode).toBe(409);
    await askForTwo(world, false);
    expect((await clear(player, world.owner.headers)).statusCode).toBe(200);
  });

  it('[CA-13] are one person’s in a company that says nothing', async () => {
    const world = await organisation('TWO_STEPS');
    const [row] = await server.ctx.db
      .select()
      .from(companyConfiguration)
      .where(eq(companyConfiguration.companyId, world.owner.company.id));
    expect(row?.needsTwoApprovers).toBe(false);
    const player = await doctorsCase(world);
    await player.play(...TO_PLAN, 'approvePlan', 'clearMfg');
  });
});
