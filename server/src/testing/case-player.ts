import {
  ASSET_TYPES,
  requiredAssetTypes,
  type CallBody,
  type CallName,
  type CallReply,
  type Case,
  type CaseAction,
  type CaseHistoryEntry,
  type NewCase,
  type Order,
  type OrderAction,
  type Plan,
  type PlanAction,
} from '@portal/shared/contract';
import type { LightMyRequestResponse } from 'fastify';
import { eq } from 'drizzle-orm';
import { caseAsset, dentalCase } from '../db/schema';
import { findParcelOfCase } from '../modules/shipment/shipment-state.repository';
import { call, inject } from './call';
import type { TestCompany } from './test-data';
import { TEST_PROVIDER_TOKEN, type TestServer } from './test-server';
import { WORLD_COURIER } from './world';

const PROVIDER = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };
const STAGES = { upperStages: 30, lowerStages: 28, stagesPerBatch: 2 };

type Answer = Promise<LightMyRequestResponse>;

/** Plays everybody's part in the life of one case, by the real calls. */
export interface CasePlayer {
  readonly id: string;
  /** Makes the call of an action of the case; what it needs (a plan, a parcel) is looked up. */
  act(action: CaseAction): Answer;
  /** As `act`, and it has to succeed. */
  play(...actions: CaseAction[]): Promise<Case>;
  /** Publishes a plan with stages of one's own. */
  publish(body: CallBody<'POST /api/provider/case/{id}/plan'>): Promise<void>;
  /** Makes the call of an action of the newest plan that has one of its own. */
  actOnPlan(action: PlanAction): Answer;
  actOnOrder(action: Extract<OrderAction, 'process'>): Answer;
  read(): Promise<Case>;
  history(): Promise<CaseHistoryEntry[]>;
  plans(): Promise<Plan[]>;
  orders(): Promise<Order[]>;
}

/** Makes a case, complete but not submitted; `body` says what is special about it. */
export async function startCase(
  server: TestServer,
  clinic: TestCompany,
  body: Partial<NewCase> = {},
): Promise<CasePlayer> {
  const made = await call(
    server.app,
    'POST /case',
    {
      body: { patientName: 'Ada', productId: 'AL', impressionType: 'physical', arch: 'upper', ...body },
    },
    clinic.headers,
  );
  await storeRecords(server, clinic, made);
  return createPlayer(server, clinic, made);
}

/** The records that a submission needs. */
async function storeRecords({ ctx }: TestServer, clinic: TestCompany, made: Case): Promise<void> {
  const [row] = await ctx.db
    .select({ caseId: dentalCase.id })
    .from(dentalCase)
    .where(eq(dentalCase.uuid, made.uuid));
  for (const assetType of requiredAssetTypes(made))
    await ctx.db.insert(caseAsset).values({
      companyId: clinic.company.id,
      caseId: row?.caseId ?? 0,
      assetType,
      name: assetType === 'uprImp' ? 'upper.stl' : `${assetType}.bin`,
      size: 100_000,
      state: 'stored',
      contentType: ASSET_TYPES[assetType].kind === 'photo' ? 'image/jpeg' : 'model/stl',
      storageKey: `${clinic.company.uuid}/assets/${made.uuid}-${assetType}`,
    });
}

function createPlayer(server: TestServer, clinic: TestCompany, made: Case): CasePlayer {
  const { app } = server;
  const id = made.uuid;
  const params = { id };
  const client = <N extends CallName>(name: N, input: object = {}): Answer =>
    inject(app, name, { params, ...input } as never, clinic.headers);
  const provider = <N extends CallName>(name: N, input: object = {}): Answer =>
    inject(app, name, { params, ...input } as never, PROVIDER);
  const read = <N extends CallName>(name: N): Promise<CallReply<N>> =>
    call(app, name, { params } as never, clinic.headers);
  /** The provider sees what it needs also while the company's people cannot sign in. */
  const asked = <N extends CallName>(name: N): Promise<CallReply<N>> =>
    call(app, name, { params } as never, PROVIDER);
  const step = (action: CaseAction): Answer =>
    provider('PUT /api/provider/case/{id}/state', { body: { action } });
  const newestPlan = async (): Promise<{ params: { id: string } }> => ({
    params: { id: (await asked('GET /api/provider/case/{id}/plan'))[0]?.uuid ?? id },
  });
  const newestOrder = async (): Promise<{ params: { id: string } }> => ({
    params: { id: (await asked('GET /api/provider/case/{id}/order'))[0]?.uuid ?? id },
  });
  const parcel = async (): Promise<{ params: { id: string } }> => ({
    params: { id: (await findParcelOfCase(server.ctx.db, 'provider', id)) ?? id },
  });
  const reason = { body: { reason: 'Because' } };

  const actions: Record<CaseAction, () => Answer> = {
    submit: () => client('PUT /case/{id}', { body: { submit: true } }),
    cancel: () => client('PATCH /case/{id}/cancel'),
    courierNotified: () => client('PUT /case/{id}/courierNotified'),
    pendingQc: () => step('pendingQc'),
    passQc: () => provider('PUT /api/provider/case/{id}/passQc'),
    reject: () => provider('PUT /api/provider/case/{id}/reject', reason),
    overrideReject: () => client('PUT /case/{id}/overrideReject', { body: { note: 'Go on' } }),
    publishPlan: () => provider('POST /api/provider/case/{id}/plan', { body: STAGES }),
    approvePlan: async () => client('PUT /plan/{id}/approve', await newestPlan()),
    rejectPlan: async () => client('PUT /plan/{id}/reject', { ...(await newestPlan()), ...reason }),
    undoLastPlanApproval: () => client('PATCH /case/{id}/undoLastPlanApproval'),
    clearMfg: async () => client('PUT /plan/{id}/clearMfg', await newestPlan()),
    unclearMfg: async () => client('PUT /plan/{id}/unclearMfg', await newestPlan()),
    approveRetainerCase: () => client('PATCH /dso/case/{id}/approveRetainerCase'),
    startFileSync: () => step('startFileSync'),
    startMfg: () => provider('PUT /api/provider/case/{id}/startMfg'),
    rejectOrder: () => provider('PUT /api/provider/case/{id}/rejectOrder', reason),
    resumeOrder: () => step('resumeOrder'),
    finishMfg: () => provider('PUT /api/provider/case/{id}/finishMfg'),
    bookShipment: () =>
      provider('POST /api/provider/case/{id}/shipment', {
        body: { courierId: WORLD_COURIER, airwayBillNumber: `784-${id.slice(0, 8)}` },
      }),
    ship: async () => provider('PUT /api/provider/shipment/{id}/ship', await parcel()),
    lastMileShipped: () => client('POST /dso/case/{id}/lastMileShipped', { body: {} }),
    activate: () => step('activate'),
    orderNextBatch: () => step('orderNextBatch'),
    refine: () => provider('POST /api/provider/case/{id}/refinement', { body: { note: 'Again' } }),
    complete: () => step('complete'),
    expire: () => step('expire'),
  };
  const player: CasePlayer = {
    id,
    act: (action) => actions[action](),
    async play(...wanted) {
      for (const action of wanted) mustSucceed(action, await actions[action]());
      return player.read();
    },
    publish: async (body) =>
      mustSucceed('publishPlan', await provider('POST /api/provider/case/{id}/plan', { body })),
    actOnPlan: async (action) =>
      provider('PUT /api/provider/plan/{id}/state', { ...(await newestPlan()), body: { action } }),
    actOnOrder: async () => provider('PUT /api/provider/order/{id}/process', await newestOrder()),
    read: () => read('GET /case/{id}'),
    history: () => read('GET /case/{id}/history'),
    plans: () => read('GET /case/{id}/plan'),
    orders: () => read('GET /case/{id}/order'),
  };
  return player;
}

function mustSucceed(action: string, { statusCode, body }: LightMyRequestResponse): void {
  if (statusCode >= 300) throw new Error(`${action} answered ${statusCode}: ${body}`);
}
