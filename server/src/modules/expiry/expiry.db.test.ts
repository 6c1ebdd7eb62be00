import { eq } from 'drizzle-orm';
import { chatRoom, dentalCase, mailOutbox, planPin, serviceRequest, shipment } from '../../db/schema';
import { makeContact } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';
import { makeWorld } from '../../testing/world';
import { endWaiting } from './expiry.service';

const DAY_MS = 24 * 3_600_000;
const NOW = new Date('2030-06-01T12:00:00Z');
const LONG_AGO = new Date(NOW.getTime() - 366 * DAY_MS);
const LATELY = new Date(NOW.getTime() - 364 * DAY_MS);
const since = (date: Date) => ({ statusSince: date, updatedAt: date });

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

async function statusOf(id: number): Promise<string | undefined> {
  const [row] = await server.ctx.db.select().from(dentalCase).where(eq(dentalCase.id, id));
  return row?.status;
}

describe('what nobody goes on with', () => {
  it.each([
    'NEW',
    'REJECTED',
    'PENDING_COURIER_PICKUP',
    'AWAITING_IMPRESSION',
    'IN_CUSTOMER_APPPROVE',
    'TS_REJECTED',
    'IN_CLEARANCE',
    'UNCLEARED_FOR_MFG',
    'ORDER_REJECTED',
  ] as const)('[CA-12] expires after a year in %s, and not a day before', async (status) => {
    const world = await makeWorld(server.ctx);
    const old = await world.case({ status, ...since(LONG_AGO) });
    const young = await world.case({ status, ...since(LATELY) });
    const drafted = await world.case({ status, statusSince: LONG_AGO, updatedAt: LATELY });
    await endWaiting(server.ctx, NOW);
    expect(await Promise.all([old, young, drafted].map(({ id }) => statusOf(id)))).toEqual([
      'EXPIRED',
      status,
      status,
    ]);
  });

  it('[CA-12] does not expire while people write about it, in its chat or on its plan', async () => {
    const world = await makeWorld(server.ctx);
    const waiting = { status: 'IN_CUSTOMER_APPPROVE', ...since(LONG_AGO) } as const;
    const { db } = server.ctx;
    const talkOf = async (at: Date) => {
      const inChat = await world.case(waiting);
      await db.insert(chatRoom).values({ caseId: inChat.id, companyId: inChat.companyId, lastMessageAt: at });
      const { pin, plan } = await world.pin('PUBLISHED');
      await db.update(planPin).set({ createdAt: at }).where(eq(planPin.id, pin.id));
      await db.update(dentalCase).set(waiting).where(eq(dentalCase.id, plan.caseId));
      return [inChat.id, plan.caseId];
    };
    const ids = [...(await talkOf(LATELY)), ...(await talkOf(LONG_AGO))];
    await endWaiting(server.ctx, NOW);
    expect(await Promise.all(ids.map(statusOf))).toEqual([
      'IN_CUSTOMER_APPPROVE',
      'IN_CUSTOMER_APPPROVE',
      'EXPIRED',
      'EXPIRED',
    ]);
  });

  it('[CA-12] is a request too, which is not canceled while people write about its case', async () => {
    const world = await makeWorld(server.ctx);
    const { db } = server.ctx;
    const requestOf = async (at: Date) => {
      const { id, caseId, companyId } = await world.request('PENDING_COURIER_PICKUP');
      await db.insert(chatRoom).values({ caseId, companyId, lastMessageAt: at });
      await db.update(serviceRequest).set({ updatedAt: LONG_AGO }).where(eq(serviceRequest.id, id));
      return id;
    };
    const [talkedOf, silent] = [await requestOf(LATELY), await requestOf(LONG_AGO)];
    await endWaiting(server.ctx, NOW);
    const rows = await db.select().from(serviceRequest);
    const stateOf = (id: number) => rows.find((row) => row.id === id)?.status;
    expect([stateOf(talkedOf), stateOf(silent)]).toEqual(['PENDING_COURIER_PICKUP', 'CANCELED']);
  });

  it('[CA-12] is looked at again once it is held: a message may have come since it was listed', async () => {
    const world = await makeWorld(server.ctx);
    const found = await world.case({ status: 'REJECTED', ...since(LONG_AGO) });
    const { db, transact } = server.ctx;
    const room = { caseId: found.id, companyId: found.companyId, lastMessageAt: LATELY };
    const writeFirst: typeof transact = async (work) => {
      await db.insert(chatRoom).values(room).onConflictDoNothing();
      return transact(work);
    };
    await endWaiting({ ...server.ctx, transact: writeFirst }, NOW);
    expect(await statusOf(found.id)).toBe('REJECTED');
  });

  it('[CA-12] is back at what it had delivered when only what came after is given up', async () => {
    const world = await makeWorld(server.ctx);
    const facts = { status: 'TS_REJECTED', returnsTo: 'ACTIVE', hasRefinements: true } as const;
    const found = await world.case({ ...facts, ...since(LONG_AGO) });
    await endWaiting(server.ctx, NOW);
    expect(await statusOf(found.id)).toBe('ACTIVE');
  });

  it('[CA-12] is left alone while the provider works on it, and once it is delivered', async () => {
    const world = await makeWorld(server.ctx);
    const statuses = ['IN_QC', 'IN_TS_GENERATING', 'PRE_MFG', 'IN_MFG', 'SHIPPED', 'ACTIVE'] as const;
    const cases = [];
    for (const status of statuses) cases.push(await world.case({ status, ...since(LONG_AGO) }));
    await endWaiting(server.ctx, NOW);
    expect(await Promise.all(cases.map(({ id }) => statusOf(id)))).toEqual(statuses);
  });

  it('[SM-02] came to an organisation, and counts as sent on with its parcel', async () => {
    const world = await makeWorld(server.ctx, { company: { isDso: true } });
    const { shipment: parcel, case: found } = await world.shipment(
      { side: 'doctor', status: 'SHIPPED', shippedAt: LONG_AGO },
      'FIRST_MILE_SHIPPED',
    );
    await server.ctx.db.update(dentalCase).set(since(LONG_AGO)).where(eq(dentalCase.id, found.id));
    await endWaiting(server.ctx, NOW);
    const [row] = await server.ctx.db.select().from(shipment).where(eq(shipment.id, parcel.id));
    expect([await statusOf(found.id), row?.lastMileAt === null]).toEqual(['SHIPPED', false]);
  });

  it.each([
    ['PENDING_PAYMENT', 'CANCELED'],
    ['APPROVED', 'CANCELED'],
    ['PENDING_COURIER_PICKUP', 'CANCELED'],
    ['AWAITING_IMPRESSION', 'CANCELED'],
    ['FIRST_MILE_SHIPPED', 'SHIPPED'],
    ['MANUFACTURING', 'MANUFACTURING'],
  ] as const)('[SM-04] is a request in %s: it is %s then', async (status, then) => {
    const world = await makeWorld(server.ctx);
    const { id } = await world.request(status, { side: 'doctor' });
    const { db } = server.ctx;
    await db.update(serviceRequest).set({ updatedAt: LONG_AGO }).where(eq(serviceRequest.id, id));
    await endWaiting(server.ctx, NOW);
    const [row] = await db.select().from(serviceRequest).where(eq(serviceRequest.id, id));
    expect(row?.status).toBe(then);
  });

  it('[CA-12] is left for later, but for the one that is being ended, when the server stops', async () => {
    const world = await makeWorld(server.ctx);
    const cases = [1, 2].map(() => world.case({ status: 'REJECTED', ...since(LONG_AGO) }));
    const ids = (await Promise.all(cases)).map(({ id }) => id);
    const stopping = new AbortController();
    const { transact } = server.ctx;
    const stopMeanwhile: typeof transact = (work) => {
      stopping.abort();
      return transact(work);
    };
    expect(await endWaiting({ ...server.ctx, transact: stopMeanwhile }, NOW, stopping.signal)).toBe(1);
    expect((await Promise.all(ids.map(statusOf))).toSorted()).toEqual(['EXPIRED', 'REJECTED']);
    await endWaiting(server.ctx, NOW);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['EXPIRED', 'EXPIRED']);
  });

  it('[CA-12] is ended once, however many processes do it at the same time', async () => {
    const world = await makeWorld(server.ctx);
    await makeContact(server.ctx, world.owner.company.id, { emailSubscription: true });
    const found = await world.case({ status: 'REJECTED', ...since(LONG_AGO) });
    const ended = await Promise.all([1, 2, 3].map(() => endWaiting(server.ctx, NOW)));
    expect(ended.reduce((sum, n) => sum + n, 0)).toBe(1);
    expect(await statusOf(found.id)).toBe('EXPIRED');
    const mails = await server.ctx.db.select().from(mailOutbox).where(eq(mailOutbox.caseId, found.id));
    expect(mails.map(({ template }) => template)).toEqual(['caseExpired']);
  });
});
