import type { CallQuery } from '@portal/shared/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { address, caseHistory, dentalCase, doctor, shipment, shipmentCase } from '../../../db/schema';
import { call, inject, refusal } from '../../../testing/call';
import { startCase } from '../../../testing/case-player';
import { makeContact } from '../../../testing/test-data';
import { createTestServer, type TestServer } from '../../../testing/test-server';
import { makeWorld, type World } from '../../../testing/world';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  world = await organisation();
});
afterAll(() => server.close());

type Doctor = Awaited<ReturnType<World['doctor']>>;
const organisation = () =>
  makeWorld(server.ctx, {
    company: { isDso: true },
    contact: { isSuperAdmin: true, name: 'Olivia' },
  });
const removal = ({ uuid }: Doctor, reassignTo?: string) => ({
  params: { id: uuid },
  query: (reassignTo === undefined ? {} : { reassignTo }) as CallQuery<'DELETE /dso/doctor/{id}'>,
});
const remove = (of: Doctor, reassignTo?: string) =>
  call(server.app, 'DELETE /dso/doctor/{id}', removal(of, reassignTo), world.owner.headers);
const give = ({ uuid }: Doctor, reassignTo: string) => ({ params: { id: uuid }, body: { reassignTo } });
const historyOf = ({ uuid }: Doctor) =>
  call(server.app, 'GET /dso/doctor/{id}/history', { params: { id: uuid } }, world.owner.headers);

/** A doctor with two open cases and a finished one. */
async function busyDoctor(facts: Parameters<World['doctor']>[0] = {}) {
  const own = await world.doctor({ name: 'Dr. Gone', ...facts });
  const of = { side: 'doctor', doctorId: own.id } as const;
  const open = [await world.case({ ...of, status: 'NEW' }), await world.case({ ...of, status: 'IN_MFG' })];
  return { own, open, closed: await world.case({ ...of, status: 'COMPLETE' }) };
}

describe('what hangs on a doctor', () => {
  it('[DR-03] is told before they are removed, and not left to chance', async () => {
    const { own, open } = await busyDoctor();
    const home = await world.address({ ownerType: 'doctor', doctorId: own.id });
    await world.shipment({ side: 'doctor', shipToAddressId: home.id }, 'IN_SHIPPING');
    const params = { id: own.uuid };
    const belongings = await call(
      server.app,
      'GET /dso/doctor/{id}/belongings',
      { params },
      world.owner.headers,
    );
    const openCaseRefs = open.map(({ uuid, identifier, patientName }) => ({ uuid, identifier, patientName }));
    expect(belongings).toEqual({ cases: 3, openCases: 2, openCaseRefs, addresses: 1, openShipments: 1 });
    const refused = await refusal(server.app, 'DELETE /dso/doctor/{id}', removal(own), world.owner.headers);
    expect(refused).toMatchObject({
      status: 400,
      extra: [{ field: 'reassignTo', code: 'doctorNeeded', values: { cases: 2 } }],
    });
  });

  it('[DR-03] goes to another doctor of the organisation who may get cases only', async () => {
    const { own } = await busyDoctor();
    const stranger = await (await organisation()).doctor();
    const removed = await world.doctor({ removedAt: new Date() });
    const blocked = await world.doctor({ status: 'blocked' });
    const restricted = await world.doctor({ status: 'restricted' });
    const codes = [];
    for (const { uuid } of [own, stranger, removed, blocked, restricted]) {
      const { headers } = world.owner;
      const answers = [
        await refusal(server.app, 'DELETE /dso/doctor/{id}', removal(own, uuid), headers),
        await refusal(server.app, 'PUT /dso/doctor/{id}/openCases', give(own, uuid), headers),
      ];
      codes.push(answers.map(({ extra }) => extra?.[0]?.code));
    }
    expect(codes).toEqual([
      ...Array(3).fill(['unknownDoctor', 'unknownDoctor']),
      ...Array(2).fill(['doctorUnavailable', 'doctorUnavailable']),
    ]);
    expect(await historyOf(own)).toEqual([]);
  });

  it('[DR-03] moves with the removal, in the histories of cases and doctors, and open tabs hear of it', async () => {
    const { own, open, closed } = await busyDoctor();
    const rm = (await makeContact(server.ctx, world.owner.company.id, { role: 'RM', name: 'Rita' })).contact;
    const next = await world.doctor({ name: 'Dr. Next', assignedRmId: rm.id });
    const heard: unknown[] = [];
    const offs = [
      server.ctx.events.on('caseChanged', ({ uuid, version }) => void heard.push([uuid, version])),
      server.ctx.events.on('doctorChanged', ({ uuid }) => void heard.push(uuid)),
    ];
    await remove(own, next.uuid);
    for (const off of offs) off();
    expect(heard).toHaveLength(3);
    expect(heard).toEqual(expect.arrayContaining([...open.map(({ uuid }) => [uuid, 2]), own.uuid]));
    for (const { uuid } of open) {
      const params = { id: uuid };
      const shown = await call(server.app, 'GET /case/{id}', { params }, world.owner.headers);
      expect([shown.doctor?.name, shown.assignedRm?.name]).toEqual(['Dr. Next', 'Rita']);
      const [newest] = await call(server.app, 'GET /case/{id}/history', { params }, world.owner.headers);
      expect(newest).toMatchObject({ action: 'changed', actorName: 'Olivia', note: 'Dr. Gone → Dr. Next' });
    }
    expect((await world.caseById(closed.id)).doctorId).toBe(own.id);
    expect(await historyOf(next)).toMatchObject([
      {
        action: 'casesReceived',
        actorName: 'Olivia',
        changes: [
          { field: 'doctor', from: 'Dr. Gone', to: 'Dr. Next' },
          { field: 'cases', from: null, to: '2' },
        ],
      },
    ]);
  });

  it('[DR-03] stays with the organisation when the call says so, and addresses go with the doctor', async () => {
    const { own, open } = await busyDoctor();
    await world.address({ ownerType: 'doctor', doctorId: own.id });
    await remove(own, 'nobody');
    const { db } = server.ctx;
    expect(await db.$count(address, eq(address.doctorId, own.id))).toBe(0);
    expect((await world.caseById(open[0]?.id ?? 0)).doctorId).toBe(own.id);
    expect(await db.$count(caseHistory, eq(caseHistory.note, 'Dr. Gone → –'))).toBeGreaterThanOrEqual(2);
  });

  it('[DR-03] takes parcels along that nobody has fetched yet, to where the other one’s go', async () => {
    const own = await world.doctor({ name: 'Dr. Gone' });
    const next = await world.doctor({ name: 'Dr. Next' });
    const [from, to] = [
      await world.address({ ownerType: 'doctor', doctorId: own.id }),
      await world.address({ ownerType: 'doctor', doctorId: next.id, title: 'Next practice' }),
    ];
    const booked = await world.shipment({ side: 'doctor', shipToAddressId: from.id }, 'IN_SHIPPING');
    const { db } = server.ctx;
    await db.update(dentalCase).set({ doctorId: own.id }).where(eq(dentalCase.id, booked.case.id));
    const answer = await call(
      server.app,
      'PUT /dso/doctor/{id}/openCases',
      give(own, next.uuid),
      world.owner.headers,
    );
    expect(answer).toEqual({ cases: 1 });
    const [parcel] = await db.select().from(shipment).where(eq(shipment.id, booked.shipment.id));
    expect(parcel).toMatchObject({
      shipToAddressId: to.id,
      shipTo: { title: 'Next practice', via: 'doctor' },
    });
  });

  it('[DR-03] does not go while a parcel to them has nowhere else to go', async () => {
    const own = await world.doctor();
    const home = await world.address({ ownerType: 'doctor', doctorId: own.id });
    const booked = await world.shipment({ side: 'doctor', shipToAddressId: home.id }, 'COMPLETE');
    const { db } = server.ctx;
    await db.update(dentalCase).set({ doctorId: own.id }).where(eq(dentalCase.id, booked.case.id));
    const { headers } = world.owner;
    expect(
      await refusal(server.app, 'DELETE /dso/doctor/{id}', removal(own, 'nobody'), headers),
    ).toMatchObject({
      status: 400,
      extra: [{ field: 'reassignTo', code: 'noAddressLeft', values: { shipments: 1 } }],
    });
    expect(await db.$count(address, eq(address.doctorId, own.id))).toBe(1);
    await world.address({ isDefaultShippingAddress: true });
    await remove(own, 'nobody');
  });

  it('[DR-03] takes no parcel along that holds what stays, until the doctor goes', async () => {
    const own = await world.doctor({ name: 'Dr. Gone' });
    const next = await world.doctor({ name: 'Dr. Next' });
    const [from, to] = [
      await world.address({ ownerType: 'doctor', doctorId: own.id }),
      await world.address({ ownerType: 'doctor', doctorId: next.id }),
    ];
    const facts = { side: 'doctor', shipToAddressId: from.id } as const;
    const { db } = server.ctx;
    const parcels: number[] = [];
    for (const status of ['IN_SHIPPING', 'IN_SHIPPING', 'COMPLETE'] as const) {
      const booked = await world.shipment(facts, status);
      await db.update(dentalCase).set({ doctorId: own.id }).where(eq(dentalCase.id, booked.case.id));
      parcels.push(booked.shipment.id);
    }
    const [moves = 0, mixed = 0, stays = 0] = parcels;
    const closed = await world.case({ side: 'doctor', doctorId: own.id, status: 'COMPLETE' });
    await db.insert(shipmentCase).values({ shipmentId: mixed, caseId: closed.id, isForRequest: true });
    const goesTo = async () => {
      const rows = await db.select().from(shipment).where(inArray(shipment.id, parcels));
      return new Map(rows.map(({ id, shipToAddressId }) => [id, shipToAddressId]));
    };

    await call(server.app, 'PUT /dso/doctor/{id}/openCases', give(own, next.uuid), world.owner.headers);
    expect(await goesTo()).toEqual(
      new Map([
        [moves, to.id],
        [mixed, from.id],
        [stays, from.id],
      ]),
    );
    await remove(own, next.uuid);
    expect(await goesTo()).toEqual(new Map(parcels.map((id) => [id, to.id])));
  });
});

describe('a doctor who is removed while a case of theirs is submitted', () => {
  it('[DR-03] gets one clear answer, and the case the doctor whom the answers say', async () => {
    for (const order of ['removal first', 'submission first'] as const) {
      const own = await world.doctor();
      const next = await world.doctor();
      const player = await startCase(server, world.owner, { doctorUuid: own.uuid });
      const submit = () =>
        inject(
          server.app,
          'PUT /case/{id}',
          { params: { id: player.id }, body: { submit: true, version: 1, doctorUuid: own.uuid } },
          world.owner.headers,
        );
      const drop = () =>
        inject(server.app, 'DELETE /dso/doctor/{id}', removal(own, next.uuid), world.owner.headers);
      const asked = order === 'removal first' ? [drop, submit] : [submit, drop];
      const answers = await Promise.all(asked.map((ask) => ask()));
      const [removed, submitted] = order === 'removal first' ? answers : answers.toReversed();
      expect(removed?.statusCode).toBe(200);
      // Submitted before the removal it went on, else its form is out of date and says so.
      expect([200, 409]).toContain(submitted?.statusCode);
      const found = await player.read();
      expect(found.doctor?.uuid).toBe(next.uuid);
      expect(found.status === 'NEW').toBe(submitted?.statusCode === 409);
    }
  });

  it('[DR-03] is not removed without a word when a case begins at the same moment', async () => {
    const own = await world.doctor();
    const body = { patientName: 'Ada', productId: 'AL', doctorUuid: own.uuid } as const;
    const answers = await Promise.all([
      inject(server.app, 'POST /case', { body }, world.owner.headers),
      inject(server.app, 'DELETE /dso/doctor/{id}', removal(own), world.owner.headers),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect([
      [201, 400],
      [400, 200],
    ]).toContainEqual(statuses);
    const [row] = await server.ctx.db.select().from(doctor).where(eq(doctor.id, own.id));
    const open = await server.ctx.db.$count(
      dentalCase,
      and(eq(dentalCase.doctorId, own.id), eq(dentalCase.status, 'NEW')),
    );
    expect([row?.removedAt === null, open]).toEqual(statuses[0] === 201 ? [true, 1] : [false, 0]);
  });
});
