import { estimateCase, type CaseStatus } from '@portal/shared/contract';
import { parse } from 'csv-parse/sync';
import { caseHistory, dentalCase } from '../../../db/schema';
import { call, inject, refusal } from '../../../testing/call';
import { makeCompany, type TestCompany } from '../../../testing/test-data';
import { createTestServer, type TestServer } from '../../../testing/test-server';
import { slackOf } from './case-slack';

const DAY = 24 * 3_600_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

let server: TestServer;
let clinic: TestCompany;
beforeAll(async () => {
  server = await createTestServer();
  clinic = await makeCompany(server.ctx);
  await shipFive();
  await server.ctx.db.insert(dentalCase).values([
    open('early', 'READY_FOR_SHIPPING', 0, 10),
    open('late', 'IN_QC', -1, 10),
    open('without a plan', 'IN_QC', 0, 10, true),
    open('long in production', 'IN_MFG', -30, 1),
    open('no due date', 'IN_QC', 0, null),
    // Nothing is known of how long submissions take.
    open('draft', 'NEW', 0, 10),
  ]);
});
afterAll(() => server.close());

/** Cases that took two days of checks, four of planning, six of production and two of shipping. */
async function shipFive(): Promise<void> {
  const shipped = await server.ctx.db
    .insert(dentalCase)
    .values(Array.from({ length: 5 }, (_, n) => open(`shipped ${n}`, 'SHIPPED', 0, null)))
    .returning();
  const way = { IN_QC: 0, IN_TS_GENERATING: 2, IN_MFG: 6, READY_FOR_SHIPPING: 12, SHIPPED: 14 } as const;
  await server.ctx.db.insert(caseHistory).values(
    shipped.flatMap(({ id: caseId }) =>
      Object.entries(way).map(([toStatus, day]) => ({
        ...{ caseId, toStatus: toStatus as CaseStatus, createdAt: daysFromNow(day - 100) },
        ...{ action: 'submitted' as const, actor: 'client' as const },
      })),
    ),
  );
}

function open(patientName: string, status: CaseStatus, since: number, due: number | null, withTs = false) {
  return {
    ...{ companyId: clinic.company.id, side: 'client' as const, productId: 'AL' as const },
    ...{ patientName, status, withTs, statusSince: daysFromNow(since) },
    dueOn: due === null ? null : dayOf(daysFromNow(due)),
  };
}

const list = (query: object) => call(server.app, 'GET /case', { query }, clinic.headers);
const KNOWN = ['late', 'long in production', 'without a plan', 'early'];

describe('the days that cases have to spare', () => {
  it('[CA-03] [CA-07] give an order; cases of which nobody can say are last either way, page by page', async () => {
    for (const [direction, known] of [
      ['asc', KNOWN],
      ['desc', KNOWN.toReversed()],
    ] as const) {
      const found: string[] = [];
      for (let page = 1; page <= 4; page += 1) {
        const { data } = await list({ order: `slack ${direction}`, paginate: 3, page });
        found.push(...data.map(({ patientName }) => patientName));
      }
      expect(found.slice(0, 4)).toEqual(known);
      expect(new Set(found).size).toBe(11);
    }
  });

  it('[CA-05] give the order of the export, too', async () => {
    const { body } = await inject(
      server.app,
      'GET /case/csv',
      { query: { order: 'slack asc' } },
      clinic.headers,
    );
    const order = body.split('\r\n').flatMap((line) => KNOWN.filter((name) => line.includes(`,${name},`)));
    expect(order).toEqual(KNOWN);
  });

  it('[CA-05] stand in the export as whole numbers, by the clock of who asks', async () => {
    const times = await call(server.app, 'GET /case/phaseTimes', {}, clinic.headers);
    const timeZone = 'Pacific/Kiritimati';
    const query = { columns: 'patientName,slack', locale: 'tr', timeZone } as const;
    const { body } = await inject(server.app, 'GET /case/csv', { query }, clinic.headers);
    const [header, ...lines] = parse(body, { bom: true, delimiter: ';' }) as string[][];
    expect(header).toEqual(['Hasta adı', 'Gün payı']);
    const rows = await server.ctx.db
      .select({ name: dentalCase.patientName, days: slackOf(times, timeZone) })
      .from(dentalCase);
    const wanted = rows.map(({ name, days }) => [name, days === null ? '' : `${Math.floor(days)}`]);
    expect(new Map(lines as [string, string][])).toEqual(new Map(wanted as [string, string][]));
    // A minus sign begins a number here, and no formula.
    expect(lines).toContainEqual(['late', expect.stringMatching(/^-\d+$/)]);
  });

  it('are those of the estimate that a page shows', async () => {
    const times = await call(server.app, 'GET /case/phaseTimes', {}, clinic.headers);
    const { data } = await list({});
    const rows = await server.ctx.db.select({ uuid: dentalCase.uuid, days: slackOf(times) }).from(dentalCase);
    for (const { uuid, status, withTs, statusSince, dueOn } of data) {
      const days = rows.find((row) => row.uuid === uuid)?.days;
      const estimate = estimateCase({ status, withTs, since: new Date(statusSince) }, times, new Date());
      if (!estimate || dueOn === null) expect(days).toBeNull();
      else expect(days).toBeCloseTo((Date.parse(`${dueOn}T24:00:00Z`) - estimate.at.getTime()) / DAY, 2);
    }
  });

  it('[AP-13] are no field to filter by, and an order of cases alone', async () => {
    const filter = JSON.stringify({ op: 'NULL', key: 'slack' });
    const refused = await refusal(
      server.app,
      'GET /case',
      { query: { filter, order: 'slack asc' } },
      clinic.headers,
    );
    expect(refused).toMatchObject({ code: 'unknownFilterKey' });
    const other = await makeCompany(server.ctx);
    expect((await call(server.app, 'GET /case', { query: { order: 'slack' } }, other.headers)).data).toEqual(
      [],
    );
  });
});
