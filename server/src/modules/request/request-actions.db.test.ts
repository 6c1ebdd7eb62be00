import {
  CASE_SIDES,
  findRequestTransition,
  REQUEST_ACTIONS,
  REQUEST_STATUSES,
  type CallName,
  type RequestAction,
  type RequestStatus,
} from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { serviceRequest } from '../../db/schema';
import { call, inject } from '../../testing/call';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../../testing/test-server';
import { makeWorld, WORLD_COURIER, WORLD_REASON, type World } from '../../testing/world';

let server: TestServer;
let world: World;
const provider = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };

beforeAll(async () => {
  server = await createTestServer();
  world = await makeWorld(server.ctx, {
    company: { isDso: true },
    configuration: { areRequestsEnabled: true, workflow: 'ONE_STEP' },
  });
});
afterAll(() => server.close());

interface Asked {
  readonly action: RequestAction;
  readonly name: CallName;
  readonly body?: object;
}
const OWN: readonly Asked[] = [
  { action: 'cancel', name: 'PUT /request/{id}/cancel' },
  { action: 'courierNotified', name: 'PUT /request/{id}/courierNotified' },
];
/** What the company's people can call for; for doctors' requests more. */
const CLIENT = {
  client: OWN,
  doctor: [
    ...OWN,
    { action: 'approve', name: 'PUT /dso/request/{id}/approve' },
    { action: 'reject', name: 'PUT /dso/request/{id}/reject', body: { rejectReasonId: WORLD_REASON } },
    { action: 'courierNotified', name: 'PUT /dso/request/{id}/courierNotified' },
    { action: 'lastMileShipped', name: 'POST /dso/request/{id}/lastMileShipped', body: {} },
  ],
} as const satisfies Record<string, readonly Asked[]>;
const PROVIDERS: readonly Asked[] = REQUEST_ACTIONS.filter(
  (action) => !['cancel', 'courierNotified', 'lastMileShipped'].includes(action),
).map((action) => ({
  action,
  name: 'PUT /api/provider/request/{id}/state',
  body: { action, rejectReasonId: WORLD_REASON, courierId: WORLD_COURIER, airwayBillNumber: '4283716095' },
}));

const CASES = CASE_SIDES.flatMap((side) => REQUEST_STATUSES.map((status) => [side, status] as const));

it.each(CASES)(
  '[SM-04] every action on a %s’s request that is %s is done exactly where the table allows it',
  async (side, status) => {
    const request = await world.request(status, { side });
    const params = { id: request.uuid };
    const actors = [
      ...CLIENT[side].map((asked) => ({ ...asked, actor: 'client' as const, headers: world.owner.headers })),
      ...PROVIDERS.map((asked) => ({ ...asked, actor: 'provider' as const, headers: provider })),
    ];
    for (const { action, name, actor, headers, ...more } of actors) {
      await server.ctx.db
        .update(serviceRequest)
        .set({ status, shipmentId: null })
        .where(eq(serviceRequest.id, request.id));
      const line = findRequestTransition(action, status, { workflow: 'ONE_STEP', side }, actor);
      const { statusCode } = await inject(server.app, name, { params, ...more } as never, headers);
      const now: RequestStatus = (
        await call(server.app, 'GET /request/{id}', { params }, world.owner.headers)
      ).status;
      const expected = [action, actor, line ? 200 : 409, line?.to ?? status];
      expect([action, actor, statusCode, now]).toEqual(expected);
    }
  },
);
