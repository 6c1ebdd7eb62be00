import type { Case, CaseListQuery, FilterExpression } from '@portal/shared/contract';
import { eq } from 'drizzle-orm';
import { dentalCase } from '../../../db/schema';
import { call, refusal } from '../../../testing/call';
import { makeCompany, makeDoctor, type TestCompany } from '../../../testing/test-data';
import { createTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;
let own: TestCompany;

const DAY = 24 * 3_600_000;
const START = Date.UTC(2026, 0, 1);
const NAMES = ['Zoe', 'anna', 'Bora', '100% Ali', 'a_b', 'ab'];
const STATUSES = ['NEW', 'REJECTED', 'PRE_MFG', 'NEW', 'IN_PRODUCTION_FILE_SYNC', 'SHIPPED'] as const;

beforeAll(async () => {
  server = await createTestServer();
  own = await makeCompany(server.ctx, {
    company: { isDso: true },
    configuration: { areRequestsEnabled: true },
  });
  const doctor = await makeDoctor(server.ctx, own.company.id);
  const row = (index: number) => ({
    companyId: own.company.id,
    side: 'client' as const,
    patientName: NAMES[index] ?? '',
    status: STATUSES[index] ?? 'NEW',
    productId: index % 2 === 0 ? ('AL' as const) : ('RE' as const),
    clientReferenceId: index < 2 ? `REF-${index}` : null,
    createdAt: new Date(START + index * DAY),
  });
  await server.ctx.db.insert(dentalCase).values(NAMES.map((_, index) => row(index)));
  await server.ctx.db.insert(dentalCase).values({
    ...row(0),
    patientName: 'Of a doctor',
    side: 'doctor',
    doctorId: doctor.id,
    status: 'FIRST_MILE_SHIPPED',
  });
});
afterAll(() => server.close());

const list = (query: CaseListQuery) => call(server.app, 'GET /case', { query }, own.headers);
const names = ({ data }: { data: Case[] }): string[] => data.map(({ patientName }) => patientName);
const filtered = async (filter: FilterExpression): Promise<string[]> =>
  names(await list({ filter: JSON.stringify(filter), order: 'createdAt asc' }));

describe('the list of cases', () => {
  it('[AP-13] comes newest first, in pages, with totals', async () => {
    const first = await list({ paginate: 4 });
    expect(first).toMatchObject({ total: 6, pages: 2, page: 1 });
    expect(names(first)).toEqual(['ab', 'a_b', '100% Ali', 'Bora']);
    const second = await list({ paginate: 4, page: 2 });
    expect(names(second)).toEqual(['anna', 'Zoe']);
    expect(await list({ paginate: 4, page: 9 })).toMatchObject({ data: [], total: 6, page: 9 });
  });

  it('[AP-13] is ordered by a field either way, descending unless said', async () => {
    expect(names(await list({ order: 'patientName asc' }))).toEqual(
      ['100% Ali', 'a_b', 'ab', 'anna', 'Bora', 'Zoe'].sort(byCollation),
    );
    expect(names(await list({ order: 'createdAt' }))[0]).toBe('ab');
    expect(names(await list({ order: 'clientReferenceId desc' })).slice(0, 2)).toEqual(['anna', 'Zoe']);
    expect(names(await list({ order: 'doctor.name asc' }))).toHaveLength(6);
  });

  it('[AP-13] takes the order in two parts as well, and the one text when both are there', async () => {
    expect(names(await list({ sortBy: 'createdAt', sortType: 'asc' }))[0]).toBe('Zoe');
    expect(names(await list({ sortBy: 'createdAt' }))[0]).toBe('ab');
    expect(names(await list({ sortType: 'asc' }))[0]).toBe('ab');
    expect(names(await list({ order: 'createdAt asc', sortBy: 'createdAt', sortType: 'DESC' }))[0]).toBe(
      'Zoe',
    );
  });

  it('[AP-13] puts longer identifiers after shorter ones, and empty references last both ways', async () => {
    await server.ctx.db
      .update(dentalCase)
      .set({ identifier: 'C-999999' })
      .where(eq(dentalCase.patientName, 'ab'));
    await server.ctx.db
      .update(dentalCase)
      .set({ identifier: 'C-1000000' })
      .where(eq(dentalCase.patientName, 'Zoe'));
    expect(names(await list({ order: 'identifier desc' })).slice(0, 2)).toEqual(['Zoe', 'ab']);
    expect(names(await list({ order: 'identifier asc' })).slice(-2)).toEqual(['ab', 'Zoe']);
    expect(names(await list({ order: 'clientReferenceId asc' })).slice(0, 2)).toEqual(['Zoe', 'anna']);
    expect(names(await list({ order: 'clientReferenceId desc' })).slice(0, 2)).toEqual(['anna', 'Zoe']);
  });

  it('[CA-04] is filtered by expression trees', async () => {
    expect(await filtered({ op: 'EQ', key: 'status', value: 'NEW' })).toEqual(['Zoe', '100% Ali']);
    expect(await filtered({ op: 'NOT', value: { op: 'EQ', key: 'productId', value: 'AL' } })).toEqual([
      'anna',
      '100% Ali',
      'ab',
    ]);
    expect(await filtered({ op: 'NULL', key: 'clientReferenceId' })).toHaveLength(4);
    expect(await filtered({ op: 'NOT', value: { op: 'NULL', key: 'clientReferenceId' } })).toEqual([
      'Zoe',
      'anna',
    ]);
    expect(
      await filtered({ op: 'NOT', value: { op: 'EQ', key: 'clientReferenceId', value: 'REF-0' } }),
    ).toHaveLength(5);
    const since = new Date(START + 2 * DAY).toISOString();
    expect(await filtered({ op: 'GTE', key: 'createdAt', value: since })).toHaveLength(4);
    expect(await filtered({ op: 'LTE', key: 'createdAt', value: '2026-01-02' })).toEqual(['Zoe', 'anna']);
    expect(await filtered({ op: 'EQ', key: 'withTs', value: false })).toHaveLength(6);
    expect(await filtered({ op: 'AND', value: [] })).toHaveLength(6);
  });

  it('[CA-04] takes the short forms of NOT and of an empty field', async () => {
    expect(await filtered({ op: 'NOT', key: 'productId', value: 'AL' })).toEqual(['anna', '100% Ali', 'ab']);
    expect(await filtered({ op: 'NOT', key: 'clientReferenceId', value: 'REF-0' })).toHaveLength(5);
    expect(await filtered({ op: 'NOT', key: 'clientReferenceId', value: null })).toEqual(['Zoe', 'anna']);
    expect(await filtered({ op: 'EQ', key: 'clientReferenceId', value: null })).toHaveLength(4);
    expect(await filtered({ op: 'NULL', key: 'doctor.name' })).toHaveLength(6);
  });

  it('[CA-04] takes a day for all of it', async () => {
    const day = '2026-01-03';
    const late: FilterExpression = { op: 'EQ', key: 'patientName', value: 'Bora' };
    await server.ctx.db
      .update(dentalCase)
      .set({ createdAt: new Date(`${day}T23:59:59.999Z`) })
      .where(eq(dentalCase.patientName, 'Bora'));
    const range = (from: string, until: string): FilterExpression => ({
      op: 'AND',
      value: [
        { op: 'GTE', key: 'createdAt', value: from },
        { op: 'LTE', key: 'createdAt', value: until },
        late,
      ],
    });
    expect(await filtered(range(day, day))).toEqual(['Bora']);
    expect(await filtered(range('2026-01-04', '2026-01-04'))).toEqual([]);
    expect(await filtered({ op: 'EQ', key: 'createdAt', value: day })).toEqual(['Bora']);
    expect(await filtered(range(`${day}T00:00:00Z`, `${day}T12:00:00Z`))).toEqual([]);
    await server.ctx.db
      .update(dentalCase)
      .set({ createdAt: new Date(START + 2 * DAY) })
      .where(eq(dentalCase.patientName, 'Bora'));
  });

  it('[CA-04] knows what in manufacturing means', async () => {
    const parts: FilterExpression[] = (['PRE_MFG', 'IN_PRODUCTION_FILE_SYNC'] as const).map((value) => ({
      op: 'EQ',
      key: 'status',
      value,
    }));
    expect(await filtered({ op: 'OR', value: parts })).toEqual(['Bora', 'a_b']);
  });

  it('[AP-13] takes % and _ for themselves', async () => {
    expect(await filtered({ op: 'LIKE', key: 'patientName', value: '%' })).toEqual(['100% Ali']);
    expect(await filtered({ op: 'LIKE', key: 'patientName', value: 'A_B' })).toEqual(['a_b']);
    expect(names(await list({ search: '_' }))).toEqual(['a_b']);
    expect(names(await list({ search: '\\' }))).toEqual([]);
  });

  it('[CA-01] [CA-03] is searched by patient, identifier and reference, and narrowed by status', async () => {
    expect(names(await list({ search: ' ZOE ' }))).toEqual(['Zoe']);
    expect(names(await list({ search: 'ref-1' }))).toEqual(['anna']);
    const [zoe] = (await list({ search: 'Zoe' })).data;
    expect(names(await list({ search: zoe?.identifier.toLowerCase() ?? 'none' }))).toEqual(['Zoe']);
    expect(names(await list({ status: 'SHIPPED' }))).toEqual(['ab']);
  });

  it('[CA-04] chooses its side by a role', async () => {
    expect(names(await list({ role: 'doctor' }))).toEqual(['Of a doctor']);
    expect(names(await list({ role: 'staff' }))).toHaveLength(6);
    expect(
      names(await call(server.app, 'GET /dso/case', { query: { role: 'client' } }, own.headers)),
    ).toHaveLength(6);
    const clinic = await makeCompany(server.ctx);
    const refused = await refusal(server.app, 'GET /case', { query: { role: 'doctor' } }, clinic.headers);
    expect(refused).toMatchObject({ status: 403, code: 'forbidden' });
  });

  it.each([
    ['an unknown key', { filter: '{"op":"EQ","key":"companyId","value":1}' }, 'unknownFilterKey'],
    ['a key of every object', { filter: '{"op":"EQ","key":"constructor","value":1}' }, 'unknownFilterKey'],
    ['an unknown op', { filter: '{"op":"XOR","value":[]}' }, 'badRequest'],
    ['what is not JSON', { filter: '{' }, 'badRequest'],
    ['a list', { filter: '[]' }, 'badRequest'],
    ['a value that is an object', { filter: '{"op":"EQ","key":"status","value":{}}' }, 'badRequest'],
    ['a date that is none', { filter: '{"op":"GTE","key":"createdAt","value":"soon"}' }, 'badRequest'],
    ['a number for a date', { filter: '{"op":"GTE","key":"createdAt","value":1e300}' }, 'badRequest'],
    ['an id that is none', { filter: '{"op":"EQ","key":"doctor.uuid","value":"1"}' }, 'badRequest'],
    [
      'a tree without end',
      { filter: '{"op":"NOT","value":'.repeat(30) + '{"op":"NULL","key":"status"}' + '}'.repeat(30) },
      'badRequest',
    ],
    ['a day that is none', { filter: '{"op":"EQ","key":"createdAt","value":"2026-02-30"}' }, 'badRequest'],
    ['no value', { filter: '{"op":"EQ","key":"status"}' }, 'badRequest'],
    ['NOT of nothing', { filter: '{"op":"NOT","key":"status"}' }, 'badRequest'],
    ['an order that no index gives', { order: 'packageType asc' }, 'badRequest'],
    ['an unknown sortBy', { sortBy: 'companyId' }, 'badRequest'],
    ['an unknown sortType', { sortBy: 'createdAt', sortType: 'up' }, 'validation'],
    ['an unknown order', { order: 'companyId asc' }, 'badRequest'],
    ['an order with more in it', { order: 'createdAt; drop table' }, 'validation'],
    ['page 0', { page: 0 }, 'validation'],
    ['more rows than a list answers at once', { paginate: 1_001 }, 'badRequest'],
    ['an order by a field that no index has', { order: 'updatedAt desc' }, 'badRequest'],
    ['an unknown status', { status: 'LOST' }, 'validation'],
  ])('[AP-13] refuses %s', async (_, query, code) => {
    const refused = await refusal(server.app, 'GET /case', { query: query as CaseListQuery }, own.headers);
    expect(refused).toMatchObject({ status: 400, code });
  });

  it('[CA-01] [CA-02] counts by workflow and side, zeros included', async () => {
    expect(await call(server.app, 'GET /case/statistics', {}, own.headers)).toEqual([
      { status: 'REJECTED', count: 1 },
      { status: 'NEW', count: 2 },
      { status: 'IN_CUSTOMER_APPPROVE', count: 0 },
      { status: 'IN_CLEARANCE', count: 0 },
    ]);
    expect(await call(server.app, 'GET /dso/case/statistics', {}, own.headers)).toEqual([
      { status: 'FIRST_MILE_SHIPPED', count: 1 },
    ]);
  });

  it('[CA-02] counts what else waits for the company when it is asked for', async () => {
    const query = { waiting: true };
    const others = await call(server.app, 'GET /case/statistics', { query }, own.headers);
    expect(others.slice(4).map(({ status }) => status)).toEqual([
      'UNCLEARED_FOR_MFG',
      'FIRST_MILE_SHIPPED',
      'PENDING_COURIER_PICKUP',
    ]);
    const ofDoctors = await call(server.app, 'GET /dso/case/statistics', { query }, own.headers);
    const [first, ...rest] = ofDoctors.map(({ status }) => status);
    expect(first).toBe('FIRST_MILE_SHIPPED');
    expect(rest.toSorted()).toEqual([
      'IN_CLEARANCE',
      'IN_CUSTOMER_APPPROVE',
      'NEW',
      'PENDING_COURIER_PICKUP',
      'REJECTED',
      'UNCLEARED_FOR_MFG',
    ]);
  });

  it('[CA-07] keeps the doctors’ side apart and names the doctor', async () => {
    const doctors = await call(
      server.app,
      'GET /dso/case',
      { query: { filter: '{"op":"LIKE","key":"doctor.name","value":"dora"}' } },
      own.headers,
    );
    expect(names(doctors)).toEqual(['Of a doctor']);
    expect(doctors.data[0]?.doctor).toMatchObject({ name: 'Dr. Dora', status: 'active' });
  });
});

/** The database compares by code point. */
function byCollation(a: string, b: string): number {
  return a.toLowerCase() < b.toLowerCase() ? -1 : 1;
}
