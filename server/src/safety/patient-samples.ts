import { caseErasure } from '../db/schema';
import type { AppContext } from '../app-context';
import { TEST_PASSWORD } from '../testing/test-data';
import type { World } from '../testing/world';
import { id, none, type Samples } from './samples';

const anyCase = async (world: World) => id(await world.case());

/** A case at an end, and what has it erased. */
async function erasable(world: World) {
  const { uuid, identifier } = await world.case({ status: 'CANCELED' });
  return { ...id({ uuid }), body: { cases: [uuid], identifier, reason: 'patientAsked' as const } };
}

async function scheduled(world: World, { db }: AppContext) {
  const { id: caseId, companyId, uuid } = await world.case({ status: 'CANCELED' });
  const dueAt = new Date(Date.now() + 60_000);
  await db.insert(caseErasure).values({ caseId, companyId, dueAt, reason: 'patientAsked' });
  return id({ uuid });
}

/** Calls about what the portal has of a patient. */
export const PATIENT_SAMPLES = {
  'GET /case/{id}/patient': anyCase,
  'GET /case/{id}/patient/export': anyCase,
  'POST /case/{id}/erasure': async (world) => {
    const { params, body } = await erasable(world);
    return { params, body: { ...body, password: TEST_PASSWORD } };
  },
  'DELETE /case/{id}/erasure': scheduled,
  'GET /erasure': none,
  'GET /api/provider/case/{id}/patient': anyCase,
  'GET /api/provider/case/{id}/patient/export': anyCase,
  'POST /api/provider/case/{id}/erasure': erasable,
  'DELETE /api/provider/case/{id}/erasure': scheduled,
  'GET /api/provider/erasure': none,
} satisfies Partial<Samples>;
