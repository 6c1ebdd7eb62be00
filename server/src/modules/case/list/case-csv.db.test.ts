import { CASE_STATUSES } from '@portal/shared/contract';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { dentalCase } from '../../../db/schema';
import { inject, refusal } from '../../../testing/call';
import { makeCompany, makeContact, makeDoctor, type TestCompany } from '../../../testing/test-data';
import { createTestServer, type TestServer } from '../../../testing/test-server';
import { until } from '../../../testing/until';
import { STATUS_NAMES } from './case-csv-names';

let server: TestServer;
let own: TestCompany;
let other: TestCompany;

const BOM = '\ufeff';
const CREATED = new Date('2026-03-04T05:06:07.000Z');
const NAMES = [
  '=HYPERLINK("http://example.com")',
  '+1',
  '-1+2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =1',
  '＝1',
  '＋1',
  '－1',
  '＠1',
  'Işık Çağlar',
  'ليلى حداد',
  'O’Neill, "Bo"; Jr',
  'two\r\nlines',
];

beforeAll(async () => {
  server = await createTestServer();
  own = await makeCompany(server.ctx, { company: { isDso: true } });
  other = await makeCompany(server.ctx);
  const doctor = await makeDoctor(server.ctx, own.company.id, { name: 'Dr. Dora' });
  const { contact } = await makeContact(server.ctx, own.company.id, { name: 'Rita RM', role: 'RM' });
  const base = { companyId: own.company.id, productId: 'AL' as const, createdAt: CREATED };
  await server.ctx.db.insert(dentalCase).values([
    ...NAMES.map((patientName) => ({ ...base, side: 'client' as const, patientName })),
    {
      ...base,
      side: 'doctor',
      patientName: 'Of a doctor',
      clientReferenceId: '=REF',
      status: 'IN_CUSTOMER_APPPROVE',
      statusSince: new Date('2026-03-06T00:00:00.000Z'),
      doctorId: doctor.id,
      assignedRmId: contact.id,
      submittedAt: new Date('2026-03-05T23:59:59.000Z'),
      impressionType: '3shapeScanner',
      packageType: 'lite',
      patientType: 'teen',
      arch: 'both',
      hasRefinements: true,
    },
    { ...base, companyId: other.company.id, side: 'client', patientName: 'Of another company' },
  ]);
});
afterAll(() => server.close());

type Lines = readonly (readonly string[])[];

async function csv(
  name: 'GET /case/csv' | 'GET /dso/case/csv',
  query: object = {},
  headers = own.headers,
): Promise<Lines> {
  const { statusCode, body } = await inject(server.app, name, { query }, headers);
  if (statusCode !== 200) throw new Error(`${statusCode}: ${body}`);
  return parse(body, { bom: true, record_delimiter: '\r\n' });
}
const patients = (lines: Lines): (string | undefined)[] => lines.slice(1).map((line) => line[1]);

describe('the export of a list of cases', () => {
  it.each([
    ['en', ',', ['Case', 'Status', 'Created'], ['Plan approval', '04 Mar 2026']],
    ['tr', ';', ['Vaka', 'Durum', 'Oluşturulma tarihi'], ['Plan onayı', '04 Mar 2026']],
    ['ar', ',', ['الحالة', 'الوضع', 'تاريخ الإنشاء'], ['الموافقة على الخطة', '04 مارس 2026']],
  ] as const)(
    '[CA-05] is in the language of who asks, with the columns of the page: %s',
    async (locale, delimiter, header, line) => {
      const query = { columns: 'identifier,status,createdAt', locale, timeZone: 'Europe/Istanbul' };
      const { body } = await inject(server.app, 'GET /dso/case/csv', { query }, own.headers);
      const lines: Lines = parse(body, { bom: true, delimiter, record_delimiter: '\r\n' });
      expect(lines).toEqual([header, [expect.stringMatching(/^C-/), ...line]]);
    },
  );

  it('[CA-05] neutralises formulas whatever stands between the cells', async () => {
    const query = { columns: 'patientName', locale: 'tr' as const };
    const { body } = await inject(server.app, 'GET /case/csv', { query }, own.headers);
    const lines: Lines = parse(body, { bom: true, delimiter: ';', record_delimiter: '\r\n' });
    expect(lines.flat().filter((cell) => /^[=+\-@＝＋－＠]/u.test(cell))).toEqual([]);
    expect(lines.flat()).toContain('O’Neill, "Bo"; Jr');
  });

  it.each([{ columns: 'companyId' }, { locale: 'en', timeZone: 'Mars/Base' }])(
    '[AP-13] refuses %j',
    async (query) => {
      const { statusCode } = await inject(
        server.app,
        'GET /case/csv',
        { query: query as object },
        own.headers,
      );
      expect(statusCode).toBe(400);
    },
  );

  it('[CA-05] is a file of English columns, named by the minute', async () => {
    const response = await inject(server.app, 'GET /dso/case/csv', {}, own.headers);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="\d{4}-\d{2}-\d{2}-\d{2}-\d{2}\.csv"$/,
    );
    expect(response.body.startsWith(BOM)).toBe(true);
    expect(response.body.endsWith('\r\n')).toBe(true);
    const [header = [], line = [], ...more] = await csv('GET /dso/case/csv');
    expect(more).toEqual([]);
    expect(Object.fromEntries(header.map((name, index) => [name, line[index]]))).toEqual({
      Identifier: expect.stringMatching(/^C-\d+$/),
      'Patient name': 'Of a doctor',
      'Client reference ID': "'=REF",
      Status: 'Plan approval',
      'Status since (UTC)': '2026-03-06 00:00',
      'Reject reason': '',
      Product: 'Clear Aligners',
      Doctor: 'Dr. Dora',
      'Doctor email': expect.stringContaining('@example.com'),
      'Relationship manager': 'Rita RM',
      'Created (UTC)': '2026-03-04 05:06',
      'Submitted (UTC)': '2026-03-05 23:59',
      'Impression type': '3Shape scanner',
      'Package type': 'Lite',
      'Patient type': 'Teen',
      Arch: 'Both arches',
      Refinements: 'Yes',
    });
  });

  it('[CA-05] neutralises formulas and keeps every script', async () => {
    expect(patients(await csv('GET /case/csv', { order: 'createdAt asc' }))).toEqual([
      `'=HYPERLINK("http://example.com")`,
      `'+1`,
      `'-1+2`,
      `'@SUM(A1)`,
      `'=1`,
      `'=1`,
      `'=1`,
      `'=1`,
      `'＝1`,
      `'＋1`,
      `'－1`,
      `'＠1`,
      'Işık Çağlar',
      'ليلى حداد',
      'O’Neill, "Bo"; Jr',
      'two lines',
    ]);
  });

  it('[CA-05] takes the filter, order, search and role of the list, and no page', async () => {
    const filter = JSON.stringify({
      op: 'AND',
      value: [
        { op: 'EQ', key: 'status', value: 'NEW' },
        { op: 'LIKE', key: 'patientName', value: '1' },
      ],
    });
    const found = patients(await csv('GET /case/csv', { filter, sortBy: 'patientName', sortType: 'asc' }));
    expect(found).toHaveLength(11);
    expect(patients(await csv('GET /case/csv', { search: 'işık' }))).toEqual(['Işık Çağlar']);
    expect(patients(await csv('GET /case/csv', { page: 3, paginate: 1 }))).toHaveLength(NAMES.length);
    expect(patients(await csv('GET /case/csv', { role: 'doctor' }))).toEqual(['Of a doctor']);
    expect(patients(await csv('GET /dso/case/csv', { order: 'doctor.name desc' }))).toEqual(['Of a doctor']);
    expect(await csv('GET /case/csv', { status: 'SHIPPED' })).toHaveLength(1);
  });

  it('[AP-15] shows nobody the cases of another company', async () => {
    expect(patients(await csv('GET /case/csv', {}, other.headers))).toEqual(['Of another company']);
    expect((await refusal(server.app, 'GET /case/csv', {})).status).toBe(401);
    const refused = await refusal(server.app, 'GET /dso/case/csv', {}, other.headers);
    expect(refused).toMatchObject({ status: 403, code: 'forbidden' });
  });

  it('[CA-05] refuses what the list refuses, before it begins', async () => {
    const filter = '{"op":"EQ","key":"companyId","value":1}';
    const response = await inject(server.app, 'GET /case/csv', { query: { filter } }, own.headers);
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.headers['content-disposition']).toBeUndefined();
    expect(response.json()).toMatchObject({ code: 'unknownFilterKey' });
  });

  it('[CA-06] calls the statuses what the pages call them', async () => {
    const file = join(__dirname, '../../../../../shared/ui/i18n/en.json');
    const messages = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
    const said = CASE_STATUSES.map((status) => [status, messages[`shared.caseStatus.${status}`]]);
    expect(STATUS_NAMES).toEqual(Object.fromEntries(said));
  });
});

describe('a large export', () => {
  const COUNT = 3_000;
  let large: TestCompany;
  beforeAll(async () => {
    large = await makeCompany(server.ctx);
    await server.ctx.db.execute(sql`
      insert into "case" (company_id, side, patient_name, product_id, created_at)
      select ${large.company.id}, 'client', 'Patient ' || n, 'AL', now() - n * interval '1 minute'
      from generate_series(1, ${COUNT}::int) n`);
  });

  let isTooLarge = false;
  /** Asks for more than the buffers between server and reader hold, so that the reading waits for the reader. */
  async function startReading(): Promise<ClientRequest> {
    if (!isTooLarge)
      await server.ctx.db.execute(sql`
        update "case" set patient_name = repeat('x', 10000) where company_id = ${large.company.id}`);
    isTooLarge = true;
    if (!server.app.server.listening) await server.listen();
    const { port } = server.app.server.address() as AddressInfo;
    const call = request({ port, path: '/api/client/case/csv', headers: large.headers });
    call.end();
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    response.on('error', () => undefined);
    return call;
  }

  it('[CA-05] has every case once, in the order of the list', async () => {
    const lines = await csv('GET /case/csv', {}, large.headers);
    const wanted = Array.from({ length: COUNT }, (_, index) => `Patient ${index + 1}`);
    expect(patients(lines)).toEqual(wanted);
  });

  it('[CA-05] ends its cursor when the reader goes away', async () => {
    // The embedded database shows a cursor of its own; PostgreSQL, the connection that waits with one.
    const cursors = async (): Promise<number> => {
      const { rows } = await server.ctx.db.execute<{ n: number }>(sql`
        select (select count(*) from pg_cursors where name like 'batches%')::int
          + (select count(*) from pg_stat_activity where datname = current_database()
             and state = 'idle in transaction' and query like 'fetch forward%')::int as n`);
      return rows[0]?.n ?? -1;
    };
    const call = await startReading();
    await until(async () => (await cursors()) === 1);
    call.destroy();
    await until(async () => (await cursors()) === 0);
  });

  it('[CA-05] is read by two of a company at once; a third is told when to come back', async () => {
    const open = [await startReading(), await startReading()];
    expect(await refusal(server.app, 'GET /case/csv', {}, large.headers)).toMatchObject({
      status: 429,
      code: 'tooManyCalls',
    });
    expect((await inject(server.app, 'GET /case/csv', {}, own.headers)).statusCode).toBe(200);
    open.forEach((call) => call.destroy());
    await until(
      async () => (await inject(server.app, 'GET /case/csv', {}, large.headers)).statusCode === 200,
    );
  });
});
