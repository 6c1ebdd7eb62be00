import { fileKeysOf } from '../secrets';
import { createSignedTokens } from '../signed-tokens';
import type { World } from '../testing/world';
import { id, type Samples } from './samples';

const DOCTORS = { side: 'doctor' } as const;
export const anyPlan = async (world: World) =>
  id((await world.plan('PUBLISHED', 'IN_CUSTOMER_APPPROVE')).plan);
export const doctorsPlan = async (world: World) =>
  id((await world.plan('PUBLISHED', 'IN_CUSTOMER_APPPROVE', DOCTORS)).plan);

const PIN = { tooth: 14, stage: 0, text: 'Tips too far' };
/** A comment of the owner on a plan; a rejected one has a later version. */
async function pinned(world: World, status: 'PUBLISHED' | 'REJECTED') {
  const { plan, pin } = await world.pin(status);
  return { params: { id: plan.uuid, pinId: pin.uuid } };
}

/** Inputs of the calls about plans and their review. */
export const PLAN_SAMPLES = {
  'PUT /plan/{id}/approve': anyPlan,
  'PUT /plan/{id}/reject': async (world) => ({ ...(await anyPlan(world)), body: { reason: 'Midline' } }),
  'PUT /plan/{id}/clearMfg': async (world) => id((await world.plan('APPROVED', 'IN_CLEARANCE')).plan),
  'PUT /plan/{id}/unclearMfg': async (world) => id((await world.plan('APPROVED', 'IN_CLEARANCE')).plan),
  'PUT /dso/case/{id}/plan/{planId}/clearMfg': async (world) => {
    const { plan, case: subject } = await world.plan('APPROVED', 'IN_CLEARANCE', DOCTORS);
    return { params: { id: subject.uuid, planId: plan.uuid } };
  },
  'GET /plan/{id}/details': anyPlan,
  'GET /dso/plan/{id}/details': doctorsPlan,
  'GET /treatPlan/{id}/3dViewerLink': anyPlan,
  'GET /dso/treatPlan/{id}/3dViewerLink': doctorsPlan,
  'GET /viewer/{token}': async (world, { config }) => {
    const { plan } = await world.plan('PUBLISHED', 'IN_CUSTOMER_APPPROVE');
    const ids = [plan.uuid, world.owner.company.uuid];
    const inAMinute = Date.now() + 60_000;
    return {
      params: { token: createSignedTokens(fileKeysOf(config.secrets), 'viewer').sign(ids, inAMinute) },
    };
  },
  'GET /plan/{id}/review': anyPlan,
  'POST /plan/{id}/pin': async (world) => ({ ...(await anyPlan(world)), body: PIN }),
  'DELETE /plan/{id}/pin/{pinId}': (world) => pinned(world, 'PUBLISHED'),
  'PUT /plan/{id}/pin/{pinId}/resolution': async (world) => ({
    ...(await pinned(world, 'REJECTED')),
    body: { resolution: 'resolved' },
  }),
  'PUT /plan/{id}/checks': async (world) => ({ ...(await anyPlan(world)), body: { checked: ['ipr'] } }),
  'GET /api/provider/plan/{id}/review': anyPlan,
  'PUT /api/provider/plan/{id}/pin/{pinId}/resolution': async (world) => ({
    ...(await pinned(world, 'REJECTED')),
    body: { resolution: 'notResolved' },
  }),
} satisfies Partial<Samples>;
