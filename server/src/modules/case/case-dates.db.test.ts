import type { CaseDates, NewCase } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { caseHistory, dentalCase } from '../../db/schema';
import { call, refusal } from '../../testing/call';
import { makeCompany, type TestCompany } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
let own: TestCompany;
let other: TestCompany;
beforeAll(async () => {
  server = await createTestServer();
  own = await makeCompany(server.ctx);
  other = await makeCompany(server.ctx);
});
afterAll(() => server.close());

const COMPLETE: NewCase = { patientName: 'Ali', productId: 'AL', impressionType: 'physical', arch: 'upper' };
const create = () => call(server.app, 'POST /case', { body: COMPLETE }, own.headers);
const dates = (id: string, body: CaseDates) => ({ params: { id }, body });
const historyOf = (id: string) => call(server.app, 'GET /case/{id}/history', { params: { id } }, own.headers);

describe('the dates of a case', () => {
  it('[CA-07] are changed one by one, by version, and are told by its history', async () => {
    const made = await create();
    expect(made).toMatchObject({ dueOn: null, appointmentOn: null, changedBy: null });
    const set = dates(made.uuid, { dueOn: '2030-01-31', appointmentOn: '2030-02-01', version: made.version });
    const changed = await call(server.app, 'PUT /case/{id}/dates', set, own.headers);
    expect(changed).toMatchObject({ dueOn: '2030-01-31', appointmentOn: '2030-02-01', version: 2 });
    expect(changed.changedBy).toBe(own.contact.name);
    expect(await refusal(server.app, 'PUT /case/{id}/dates', set, own.headers)).toMatchObject({
      code: 'conflict',
    });
    const removed = await call(
      server.app,
      'PUT /case/{id}/dates',
      dates(made.uuid, { dueOn: null }),
      own.headers,
    );
    expect(removed).toMatchObject({ dueOn: null, appointmentOn: '2030-02-01', version: 3 });
    const entries = (await historyOf(made.uuid)).map(({ label, action, subjectFrom, subjectTo }) => ({
      label,
      action,
      subjectFrom,
      subjectTo,
    }));
    expect(entries.slice(0, 3)).toEqual([
      { label: 'dueDateChanged', action: 'changed', subjectFrom: '2030-01-31', subjectTo: null },
      { label: 'appointmentChanged', action: 'changed', subjectFrom: null, subjectTo: '2030-02-01' },
      { label: 'dueDateChanged', action: 'changed', subjectFrom: null, subjectTo: '2030-01-31' },
    ]);
  });

  it('[CA-07] are no days that there are not, nobody else’s to change, and fixed when the case is over', async () => {
    const { uuid } = await create();
    const set = dates(uuid, { dueOn: '2030-01-31' });
    const never = dates(uuid, { dueOn: '2030-02-30' });
    expect(await refusal(server.app, 'PUT /case/{id}/dates', never, own.headers)).toMatchObject({
      code: 'validation',
    });
    expect(await refusal(server.app, 'PUT /case/{id}/dates', set, other.headers)).toMatchObject({
      code: 'notFound',
    });
    const canceled = await call(
      server.app,
      'PUT /case/{id}/cancel',
      { params: { id: uuid }, body: { note: ' Moved away ' } },
      own.headers,
    );
    expect(canceled.status).toBe('CANCELED');
    expect((await historyOf(uuid))[0]).toMatchObject({ action: 'canceled', note: 'Moved away' });
    expect(await refusal(server.app, 'PUT /case/{id}/dates', set, own.headers)).toMatchObject({
      code: 'caseLocked',
    });
  });
});

describe('how long phases take', () => {
  it('[CA-09] is told of the company’s own cases that have left them', async () => {
    const third = await makeCompany(server.ctx);
    const rows = await server.ctx.db
      .insert(dentalCase)
      .values([2, 4, 6, 8, 10].map((_, n) => row(third.company.id, `Patient ${n}`)))
      .returning();
    const at = (day: number) => new Date(Date.UTC(2026, 0, 1 + day));
    await server.ctx.db.insert(caseHistory).values(
      rows.flatMap(({ id: caseId }, index) => {
        const days = 2 * (index + 1);
        return [
          { caseId, action: 'submitted', toStatus: 'IN_QC', createdAt: at(0) },
          { caseId, action: 'qcPassed', toStatus: 'IN_TS_GENERATING', createdAt: at(days) },
        ].map((entry) => ({ ...entry, actor: 'client' })) as (typeof caseHistory.$inferInsert)[];
      }),
    );
    const times = await call(server.app, 'GET /case/phaseTimes', {}, third.headers);
    expect(times).toEqual([{ phase: 'qualityCheck', p50: 6, p90: expect.closeTo(9.2), cases: 5 }]);
    expect(await call(server.app, 'GET /case/phaseTimes', {}, other.headers)).toEqual([]);
    await server.ctx.db.delete(dentalCase).where(eq(dentalCase.companyId, third.company.id));
  });
});

const row = (companyId: number, patientName: string) => ({
  ...{ companyId, patientName, side: 'client' as const, productId: 'AL' as const },
});
