import type { CaseAction, CaseStatus, Workflow } from '@portal/shared/contract';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { sized } from '../../../tooling/testing/soak';
import { company, companyConfiguration, dentalCase, doctor, plan, productionOrder } from '../db/schema';
import { Prng } from '../demo/prng';
import { endWaiting } from '../modules/expiry/expiry.service';
import { inject } from '../testing/call';
import { newCase, stepsOf, type ModelCase, type ModelStep } from '../testing/case-model';
import {
  actionOf,
  CASE_KINDS,
  isStepOpen,
  surroundingsOf,
  type Surroundings,
} from '../testing/case-life-model';
import { startCase, type CasePlayer } from '../testing/case-player';
import { makeContact, type TestCompany } from '../testing/test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../testing/test-server';
import { makeWorld } from '../testing/world';

/** Walks of each kind of case, and how long each is. */
const WALKS = sized(1, 40);
const STEPS = sized(18, 40);
const TIME_MS = sized(180_000, 1_800_000);
const DAY_MS = 24 * 3_600_000;
const PROVIDER = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** A case on its way, with all that a walk changes around it. */
interface Scene {
  readonly owner: TestCompany;
  readonly colleague: { readonly authorization: string };
  readonly doctorId: number | null;
  readonly player: CasePlayer;
}

async function begin(kind: (typeof CASE_KINDS)[number]): Promise<Scene> {
  const { owner, doctor: addDoctor } = await makeWorld(server.ctx, {
    company: { isDso: true },
    contact: { isSuperAdmin: true },
  });
  const { headers: colleague } = await makeContact(server.ctx, owner.company.id);
  const made = kind.side === 'doctor' ? await addDoctor() : null;
  const { productId, withTs, impressionType } = kind;
  const player = await startCase(server, owner, {
    productId,
    withTs,
    ...(impressionType && { impressionType }),
    ...(made && { doctorUuid: made.uuid }),
  });
  return { owner, colleague, doctorId: made?.id ?? null, player };
}

async function surround({ owner, doctorId }: Scene, now: Surroundings): Promise<void> {
  const { db } = server.ctx;
  const { id } = owner.company;
  const { workflow, needsTwoApprovers } = now;
  await db.update(company).set({ status: now.company, isDso: now.hasDoctors }).where(eq(company.id, id));
  await db
    .update(companyConfiguration)
    .set({ workflow, needsTwoApprovers })
    .where(eq(companyConfiguration.companyId, id));
  if (doctorId === null) return;
  // As a removal leaves them: nobody is blocked who is not there.
  const isRemoved = now.doctor === 'removed';
  const fields = isRemoved
    ? { status: 'active' as const, removedAt: new Date() }
    : { status: now.doctor as 'active' | 'restricted' | 'blocked', removedAt: null };
  await db.update(doctor).set(fields).where(eq(doctor.id, doctorId));
}

/** Makes the call of a step, as whoever the model says takes it. */
async function take(
  scene: Scene,
  step: ModelStep,
  now: Surroundings,
): Promise<LightMyRequestResponse | null> {
  const { player, owner, colleague } = scene;
  const params = { id: player.id };
  const { name, actor } = step;
  if ('ofPlan' in name) return player.actOnPlan(name.ofPlan);
  if ('ofOrder' in name) return player.actOnOrder('process');
  if (actor === 'system') return letTimePass(player);
  const action: CaseAction = name.ofCase;
  if (actor === 'provider' && action === 'lastMileShipped')
    return inject(server.app, 'PUT /api/provider/case/{id}/lastMileShipped', { params }, PROVIDER);
  if (actor === 'client' && action === 'pendingQc')
    return inject(server.app, 'PATCH /dso/case/{id}/pendingqc', { params }, owner.headers);
  if (action === 'clearMfg' && now.hasColleague) {
    const planUuid = (await newestPlan(player.id))?.uuid ?? player.id;
    return inject(server.app, 'PUT /plan/{id}/clearMfg', { params: { id: planUuid } }, colleague);
  }
  return player.act(action);
}

async function letTimePass({ id }: CasePlayer): Promise<null> {
  const old = new Date(Date.now() - 400 * DAY_MS);
  await server.ctx.db
    .update(dentalCase)
    .set({ statusSince: old, updatedAt: old })
    .where(eq(dentalCase.uuid, id));
  await endWaiting(server.ctx, new Date());
  return null;
}

async function newestPlan(caseUuid: string) {
  const [found] = await server.ctx.db
    .select({ uuid: plan.uuid, status: plan.status })
    .from(plan)
    .innerJoin(dentalCase, eq(dentalCase.id, plan.caseId))
    .where(and(eq(dentalCase.uuid, caseUuid), notInArray(plan.status, ['REJECTED', 'INACTIVE'])))
    .orderBy(desc(plan.number));
  return found ?? null;
}

type Place = Pick<ModelCase, 'status' | 'workflow' | 'hasRefinements' | 'returnsTo' | 'plan' | 'order'>;
const placeOf = ({ status, workflow, hasRefinements, returnsTo, plan: ofPlan, order }: ModelCase): Place => ({
  ...{ status, workflow, hasRefinements, returnsTo, plan: ofPlan, order },
});

async function readPlace(caseUuid: string): Promise<Place> {
  const { db } = server.ctx;
  const [row] = await db.select().from(dentalCase).where(eq(dentalCase.uuid, caseUuid));
  if (!row) throw new Error('no case');
  const [order] = await db
    .select()
    .from(productionOrder)
    .where(
      and(eq(productionOrder.caseId, row.id), notInArray(productionOrder.status, ['SHIPPED', 'CANCELED'])),
    );
  const { status, workflow, hasRefinements, returnsTo } = row;
  const found = await newestPlan(caseUuid);
  return {
    ...{ status, workflow, hasRefinements, returnsTo },
    plan: found?.status ?? null,
    order: order?.status ?? null,
  };
}

/** Ends only what a walk is not meant to end at once. */
const ENDS: readonly CaseStatus[] = ['CANCELED', 'EXPIRED'];

function choose(steps: readonly ModelStep[], prng: Prng): ModelStep {
  const onward = steps.filter(({ to }) => !ENDS.includes(to.status));
  return prng.pick(onward.length > 0 && prng.chance(0.97) ? onward : steps);
}

interface Walked {
  readonly steps: number;
  readonly refused: number;
}

async function walk(kind: (typeof CASE_KINDS)[number], seed: number): Promise<Walked> {
  const prng = new Prng(seed);
  const all = surroundingsOf(kind.side);
  const kindly = all.filter((one) => one.company === 'ACTIVE' && one.hasDoctors && one.doctor !== 'blocked');
  const scene = await begin(kind);
  let place = newCase(kind);
  let now = prng.pick(kindly);
  await surround(scene, now);
  let [taken, refused] = [0, 0];
  while (taken < STEPS) {
    const steps = stepsOf(place, now.workflow satisfies Workflow);
    const [open, shut] = [true, false].map((is) => steps.filter((step) => isStepOpen(step, now) === is));
    if (shut?.[0] && prng.chance(0.5)) {
      const step = prng.pick(shut);
      const answer = await take(scene, step, now);
      const described = `${actionOf(step)} ${JSON.stringify(now)}`;
      expect(`${described} ${String((answer?.statusCode ?? 0) >= 400)}`).toBe(`${described} true`);
      refused += 1;
    }
    if (!open?.length) break;
    const step = choose(open, prng);
    const answer = await take(scene, step, now);
    const reply = answer?.body ?? '';
    // The model counts no batches: a plan whose stages are all made has no next one.
    if (!reply.includes('nothingToMake')) place = step.to;
    const described = [actionOf(step), step.actor, now, (answer?.statusCode ?? 0) < 300 ? '' : reply];
    const is = await readPlace(scene.player.id);
    expect([...described, is]).toEqual([
      ...described.slice(0, 3),
      reply.includes('nothingToMake') ? reply : '',
      placeOf(place),
    ]);
    taken += 1;
    now = prng.chance(0.3) ? prng.pick(all) : prng.chance(0.4) ? prng.pick(kindly) : now;
    await surround(scene, now);
  }
  return { steps: taken, refused };
}

describe('the server does what the model of cases says', () => {
  const totals = { steps: 0, refused: 0 };
  afterAll(() => {
    process.stdout.write(
      `liveness: ${String(totals.steps)} steps and ${String(totals.refused)} refusals of the server as the model has them\n`,
    );
  });

  it.each(CASE_KINDS.map((kind, n) => [`${kind.side}’s ${kind.productId}`, kind, n] as const))(
    '[CA-12] on walks with doctor and company changing meanwhile: %s (%#)',
    async (_, kind, n) => {
      for (let round = 0; round < WALKS; round += 1) {
        const { steps, refused } = await walk(kind, 1_000 * n + round);
        totals.steps += steps;
        totals.refused += refused;
      }
    },
    TIME_MS,
  );
});
