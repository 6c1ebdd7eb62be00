import { LIMITS, type KeptListPreferences } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { auditLog, listPreference } from '../../db/schema';
import { call, refusal } from '../../testing/call';
import { makeCompany, makeContact, type TestCompany } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

type Caller = Pick<TestCompany, 'headers'>;
const NOTHING = { columns: null, density: null, views: [], version: 0 };
const LATE = { name: 'Late', search: 'status=NEW&sort=patientName', columns: ['identifier', 'status'] };
const CHOSEN: KeptListPreferences = {
  columns: ['status', 'identifier'],
  density: 'compact',
  views: [LATE],
  version: 0,
};

const read = ({ headers }: Caller, list = 'cases.admin') =>
  call(server.app, 'GET /contact/me/preferences/{list}', { params: { list } }, headers);
const keep = ({ headers }: Caller, body: KeptListPreferences, list = 'cases.admin') =>
  call(server.app, 'PUT /contact/me/preferences/{list}', { params: { list }, body }, headers);
const refused = async ({ headers }: Caller, body: object, list = 'cases.admin') => {
  const input = { params: { list }, body: body as KeptListPreferences };
  return (await refusal(server.app, 'PUT /contact/me/preferences/{list}', input, headers)).code;
};

describe('the preferences of a list', () => {
  it('[CA-03] are the person’s own, list by list, with columns in their order', async () => {
    const clinic = await makeCompany(server.ctx);
    const colleague = await makeContact(server.ctx, clinic.company.id);
    expect(await read(clinic)).toEqual(NOTHING);
    expect(await keep(clinic, CHOSEN)).toEqual({ ...CHOSEN, version: 1 });
    expect(await read(clinic)).toEqual({ ...CHOSEN, version: 1 });
    expect(await read(clinic, 'cases.doctor')).toEqual(NOTHING);
    expect(await read(colleague)).toEqual(NOTHING);
  });

  it('[CA-03] of two changes at once keep one, and tell the other', async () => {
    const clinic = await makeCompany(server.ctx);
    const both = await Promise.allSettled([keep(clinic, CHOSEN), keep(clinic, { ...CHOSEN, views: [] })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refused(clinic, CHOSEN)).toBe('conflict');
    expect((await keep(clinic, { ...CHOSEN, version: 1 })).version).toBe(2);
    expect(await refused(clinic, { ...CHOSEN, version: 7 })).toBe('conflict');
  });

  it('take what the contract names, in reasonable size', async () => {
    const clinic = await makeCompany(server.ctx);
    const views = (count: number, search = '') =>
      Array.from({ length: count }, (_, n) => ({ name: `View ${n}`, search, columns: [] }));
    const wrong: object[] = [
      {},
      { ...CHOSEN, density: 'tiny' },
      { ...CHOSEN, columns: ['patient name'] },
      { ...CHOSEN, columns: ['status', 'status'] },
      { ...CHOSEN, views: [{ ...LATE, name: ' ' }] },
      { ...CHOSEN, views: views(LIMITS.savedViews + 1) },
      { ...CHOSEN, views: views(1, 'x'.repeat(2_001)) },
      { ...CHOSEN, version: -1 },
    ];
    for (const body of wrong) expect([body, await refused(clinic, body)]).toEqual([body, 'validation']);
    const columns = Array.from({ length: LIMITS.listColumns }, (_, n) => `c${n}`.padEnd(40, 'x'));
    const many = views(LIMITS.savedViews, 'x'.repeat(2_000)).map((view) => ({ ...view, columns }));
    expect(await refused(clinic, { ...CHOSEN, views: many })).toBe('validation');
    for (const list of ['Cases', 'cases..admin', 'cases%20admin', 'x'.repeat(61)])
      expect([list, await refused(clinic, CHOSEN, list)]).toEqual([list, 'notFound']);
    expect(await read(clinic)).toEqual(NOTHING);
  });

  it('are kept of so many lists as a portal can have', async () => {
    const clinic = await makeCompany(server.ctx);
    for (let n = 0; n < LIMITS.listsWithPreferences; n++) await keep(clinic, CHOSEN, `some.list-${n}`);
    expect(await refused(clinic, CHOSEN, 'one.more')).toBe('validation');
    expect((await keep(clinic, { ...CHOSEN, version: 1 }, 'some.list-0')).version).toBe(2);
  });

  it('are a person’s own affair while the company is blocked, leave a trace, and go with the person', async () => {
    const clinic = await makeCompany(server.ctx, { contact: { isSuperAdmin: true } });
    const blocked = await makeCompany(server.ctx, { company: { status: 'BLOCKED' } });
    expect((await keep(blocked, CHOSEN)).version).toBe(1);
    const { contact, headers } = await makeContact(server.ctx, clinic.company.id);
    await keep({ headers }, CHOSEN);
    const traces = await server.ctx.db.select().from(auditLog).where(eq(auditLog.contactId, contact.id));
    expect(traces.map(({ action, outcome }) => [action, outcome])).toContainEqual([
      'PUT /contact/me/preferences/{list}',
      'done',
    ]);
    await call(server.app, 'DELETE /contact/{id}', { params: { id: contact.uuid } }, clinic.headers);
    expect(await server.ctx.db.$count(listPreference, eq(listPreference.contactId, contact.id))).toBe(0);
  });
});
