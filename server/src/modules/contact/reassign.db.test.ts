import { eq } from 'drizzle-orm';
import { caseHistory, dentalCase, doctor } from '../../db/schema';
import { call, inject, refusal } from '../../testing/call';
import { makeContact } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';
import { makeWorld, type World } from '../../testing/world';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  world = await makeWorld(server.ctx, {
    company: { isDso: true },
    configuration: { allowRmRole: true },
    contact: { isSuperAdmin: true, name: 'Olivia' },
  });
});
afterAll(() => server.close());

const manager = async (name: string, of = world) =>
  (await makeContact(server.ctx, of.owner.company.id, { role: 'RM', name })).contact;
type Manager = Awaited<ReturnType<typeof manager>>;

/** A manager with two doctors, one of whom was removed, two open cases and a finished one. */
async function busyManager(name = 'Rita') {
  const rm = await manager(name);
  const facts = { assignedRmId: rm.id };
  const own = await world.doctor(facts);
  await world.doctor({ ...facts, removedAt: new Date() });
  const open = await world.case({ ...facts, side: 'doctor', doctorId: own.id, status: 'IN_QC' });
  await world.case({ ...facts, status: 'NEW' });
  const closed = await world.case({ ...facts, status: 'COMPLETE' });
  return { rm, doctor: own, open, closed };
}
const removal = ({ uuid }: Manager, reassignTo?: string) => ({
  params: { id: uuid },
  query: reassignTo === undefined ? {} : { reassignTo },
});
const demotion = ({ uuid }: Manager, reassignTo?: string | null) => ({
  params: { id: uuid },
  body: { uuid, model: { role: null }, ...(reassignTo !== undefined && { reassignTo }) },
});
const remove = (rm: Manager, reassignTo?: string) =>
  call(server.app, 'DELETE /contact/{id}', removal(rm, reassignTo), world.owner.headers);
const demote = (rm: Manager, reassignTo?: string | null) =>
  call(server.app, 'PUT /contact/{id}', demotion(rm, reassignTo), world.owner.headers);
const managedBy = ({ uuid }: Manager) =>
  call(server.app, 'GET /contact/{id}/managed', { params: { id: uuid } }, world.owner.headers);

const NEEDED = {
  status: 400,
  code: 'validation',
  extra: [{ field: 'reassignTo', code: 'reassignNeeded', values: { doctors: 1, cases: 2 } }],
};

describe('what a relationship manager has', () => {
  it('[CO-06] can be read before they go: doctors, open cases, all cases', async () => {
    const { rm } = await busyManager();
    expect(await managedBy(rm)).toEqual({ doctors: 1, openCases: 2, cases: 3 });
    expect(await managedBy(await manager('Idle'))).toEqual({ doctors: 0, openCases: 0, cases: 0 });
    const other = await makeWorld(server.ctx, { contact: { isSuperAdmin: true } });
    const input = { params: { id: rm.uuid } };
    const name = 'GET /contact/{id}/managed';
    expect((await refusal(server.app, name, input, other.owner.headers)).code).toBe('notFound');
    const plain = await makeContact(server.ctx, world.owner.company.id);
    expect((await refusal(server.app, name, input, plain.headers)).code).toBe('forbidden');
  });

  it('[CO-05] goes to nobody in silence: removed or without the role, they are refused with the counts', async () => {
    const { rm } = await busyManager();
    const { headers } = world.owner;
    expect(await refusal(server.app, 'DELETE /contact/{id}', removal(rm), headers)).toMatchObject(NEEDED);
    expect(await refusal(server.app, 'PUT /contact/{id}', demotion(rm), headers)).toMatchObject(NEEDED);
    // Other changes need no word about it.
    const rename = { params: { id: rm.uuid }, body: { uuid: rm.uuid, model: { name: 'Rita R.' } } };
    expect((await call(server.app, 'PUT /contact/{id}', rename, headers)).role).toBe('RM');
    expect((await managedBy(rm)).doctors).toBe(1);
  });

  it('[CO-05] goes to another manager of the company only', async () => {
    const { rm } = await busyManager();
    const stranger = await manager('Stranger', await makeWorld(server.ctx));
    const { contact: plain } = await makeContact(server.ctx, world.owner.company.id);
    for (const { uuid } of [rm, stranger, plain]) {
      const expected = { extra: [{ field: 'reassignTo', code: 'unknownManager' }] };
      const { headers } = world.owner;
      expect(await refusal(server.app, 'DELETE /contact/{id}', removal(rm, uuid), headers)).toMatchObject(
        expected,
      );
      expect(await refusal(server.app, 'PUT /contact/{id}', demotion(rm, uuid), headers)).toMatchObject(
        expected,
      );
    }
    expect((await managedBy(rm)).cases).toBe(3);
  });

  it('[CO-05] moves with the removal, in the histories of the cases too, and open tabs are received', async () => {
    const { rm, doctor: own, open, closed } = await busyManager();
    const next = await manager('Nadia');
    const received: string[] = [];
    const off = server.ctx.events.on('caseChanged', ({ uuid }) => void received.push(uuid));
    await remove(rm, next.uuid);
    off();
    expect(await managedBy(next)).toEqual({ doctors: 1, openCases: 2, cases: 3 });
    expect(received).toHaveLength(2);
    expect(received).toContain(open.uuid);
    const found = await call(
      server.app,
      'GET /dso/doctor/{id}',
      { params: { id: own.uuid } },
      world.owner.headers,
    );
    expect(found.assignedRm).toEqual({ uuid: next.uuid, name: 'Nadia' });
    for (const { uuid } of [open, closed]) {
      const params = { id: uuid };
      const [newest] = await call(server.app, 'GET /case/{id}/history', { params }, world.owner.headers);
      expect(newest).toMatchObject({ action: 'changed', note: 'Rita → Nadia', actorName: 'Olivia' });
      const shown = await call(server.app, 'GET /case/{id}', { params }, world.owner.headers);
      expect([shown.assignedRm?.name, shown.version]).toEqual(['Nadia', 1]);
    }
  });

  it('[CO-06] moves when the role is taken away, or is left to nobody when the call says so', async () => {
    const { rm } = await busyManager();
    const next = await manager('Nadia');
    expect((await demote(rm, next.uuid)).role).toBeNull();
    expect((await managedBy(next)).openCases).toBe(2);
    expect((await demote(next, null)).role).toBeNull();
    expect((await managedBy(next)).cases).toBe(0);
    const { rm: third } = await busyManager('Third');
    await remove(third, 'nobody');
    const { db } = server.ctx;
    expect(await db.$count(dentalCase, eq(dentalCase.companyId, world.owner.company.id))).toBe(6);
    expect(await db.$count(caseHistory, eq(caseHistory.note, 'Third → –'))).toBe(3);
  });

  it('[CO-05] needs no successor where there is nothing left to do', async () => {
    const rm = await manager('Idle');
    const closed = await world.case({ assignedRmId: rm.id, status: 'COMPLETE' });
    await remove(rm);
    expect((await world.caseById(closed.id)).assignedRmId).toBeNull();
    expect((await demote(await manager('Idle too'))).role).toBeNull();
  });

  it('[CO-05] is never lost to a doctor whom they get at the same moment', async () => {
    const rm = await manager('Rita');
    const { uuid, id } = await world.doctor();
    const body = { assignedRmUuid: rm.uuid };
    const answers = await Promise.all([
      inject(server.app, 'PUT /dso/doctor/{id}', { params: { id: uuid }, body }, world.owner.headers),
      inject(server.app, 'DELETE /contact/{id}', removal(rm), world.owner.headers),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    // One of the two is refused: the doctor has a manager who is there, or the manager goes without a doctor.
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400]);
    const [row] = await server.ctx.db.select().from(doctor).where(eq(doctor.id, id));
    expect(row?.assignedRmId).toBe(statuses[0] === 200 ? rm.id : null);
  });
});
