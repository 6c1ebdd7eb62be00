import type { FilterExpression } from '@portal/shared/contract';
import fc from 'fast-check';
import { dentalCase } from '../db/schema';
import { call, inject } from '../testing/call';
import { makeCompany, makeDoctor, type TestCompany } from '../testing/test-data';
import { createTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
let own: TestCompany;

/** What a row has, by the names of the filter. */
type Row = Readonly<Record<string, unknown>>;
const rows = new Map<string, Row>();

const NAMES = [
  'Işık Şahin',
  'İrem',
  'ISLA',
  'anna 100%',
  'a_b',
  'ليلى',
  'O’Neill, "Bo"',
  'Zoë',
  'Güneş'.normalize('NFD'),
];
const STATUSES = ['NEW', 'REJECTED', 'PRE_MFG', 'SHIPPED'] as const;
const PRODUCTS = ['AL', 'RE'] as const;
const REFERENCES = ['REF-1', 'ref-22', null] as const;
const ARCHES = ['both', 'upper', null] as const;
const START = Date.UTC(2026, 0, 1);
const HALF_DAY = 43_200_000;

beforeAll(async () => {
  server = await createTestServer();
  own = await makeCompany(server.ctx, { company: { isDso: true } });
  const doctor = await makeDoctor(server.ctx, own.company.id, { name: 'Dr. Dora' });
  const made = Array.from({ length: 24 }, (_, index) => ({
    companyId: own.company.id,
    side: 'client' as const,
    patientName: NAMES[index % NAMES.length] ?? '',
    status: STATUSES[index % STATUSES.length] ?? 'NEW',
    productId: PRODUCTS[index % PRODUCTS.length] ?? 'AL',
    clientReferenceId: REFERENCES[index % REFERENCES.length] ?? null,
    arch: ARCHES[index % ARCHES.length] ?? null,
    withTs: index % 5 === 0,
    doctorId: index % 4 === 0 ? doctor.id : null,
    createdAt: new Date(START + index * HALF_DAY),
    submittedAt: index % 2 === 0 ? new Date(START + index * HALF_DAY) : null,
  }));
  const inserted = await server.ctx.db.insert(dentalCase).values(made).returning();
  for (const row of inserted)
    rows.set(row.uuid, {
      ...row,
      'doctor.name': row.doctorId === null ? null : doctor.name,
    });
});
afterAll(() => server.close());

const TEXT_KEYS = ['patientName', 'clientReferenceId', 'doctor.name', 'identifier'] as const;
const CHOICES = { status: STATUSES, productId: PRODUCTS, arch: ['both', 'upper', 'lower'] } as const;
const DATE_KEYS = ['createdAt', 'submittedAt'] as const;
const PIECES = [
  'i',
  'ı',
  'IŞI',
  'irem',
  'REF',
  '%',
  '_',
  '0%',
  '22',
  'dora',
  '"',
  'ليل',
  'is',
  'sahin',
  'ŞAHİN'.normalize('NFD'),
  'ZOE',
  'üne',
  '\u0308',
  '’neill',
  '',
  'C-1',
  '\\',
];
const DAYS = ['2025-12-31', '2026-01-03', '2026-01-05T12:00:00Z', '2026-01-05T14:00:00+02:00', '2026-02-28'];

const leaf: fc.Arbitrary<FilterExpression> = fc.oneof(
  fc.record({
    op: fc.constantFrom('LIKE', 'EQ'),
    key: fc.constantFrom(...TEXT_KEYS),
    value: fc.constantFrom(...PIECES, ...NAMES, 'REF-1'),
  }) as fc.Arbitrary<FilterExpression>,
  fc.constantFrom(...(['status', 'productId', 'arch'] as const)).chain((key) =>
    fc.record({
      op: fc.constantFrom('EQ' as const, 'NOT' as const),
      key: fc.constant(key),
      value: fc.constantFrom<string | null>(...CHOICES[key], null),
    }),
  ),
  fc.record({
    op: fc.constantFrom('EQ' as const, 'NOT' as const),
    key: fc.constant('withTs'),
    value: fc.boolean(),
  }),
  fc.record({
    op: fc.constantFrom('EQ', 'GTE', 'LTE'),
    key: fc.constantFrom(...DATE_KEYS),
    value: fc.constantFrom(...DAYS),
  }) as fc.Arbitrary<FilterExpression>,
  fc.record({
    op: fc.constant('NULL' as const),
    key: fc.constantFrom(...TEXT_KEYS, ...DATE_KEYS, 'arch'),
  }),
);

/** Trees of which every part is right. */
const { tree } = fc.letrec<{ tree: FilterExpression }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.record({
      op: fc.constantFrom('AND' as const, 'OR' as const),
      value: fc.array(tie('tree'), { maxLength: 4 }),
    }),
    fc.record({ op: fc.constant('NOT' as const), value: tie('tree') }),
  ),
}));

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll(/\p{M}|\u001f/gu, '');

/** What a filter means, said once more without SQL. */
function holds(filter: FilterExpression, row: Row): boolean {
  if ('key' in filter)
    return filter.op === 'NOT' ? !holdsKey({ ...filter, op: 'EQ' }, row) : holdsKey(filter, row);
  if (filter.op === 'NOT') return !holds(filter.value, row);
  return filter.op === 'AND'
    ? filter.value.every((part) => holds(part, row))
    : filter.value.some((part) => holds(part, row));
}

function holdsKey(filter: Extract<FilterExpression, { key: string }>, row: Row): boolean {
  const found = row[filter.key] ?? null;
  if (filter.op === 'NULL' || filter.value === null) return found === null;
  if (found === null) return false;
  if (found instanceof Date) return holdsDate(filter.op, String(filter.value), found);
  if (filter.op === 'LIKE') return fold(String(found)).includes(fold(String(filter.value)));
  return found === filter.value;
}

function holdsDate(op: string, value: string, found: Date): boolean {
  const from = new Date(value).getTime();
  const isDay = value.length === 10;
  const before = isDay ? from + 2 * HALF_DAY : from + 1;
  const isAfter = found.getTime() >= from;
  const isBefore = found.getTime() < before;
  return op === 'GTE' ? isAfter : op === 'LTE' ? isBefore : isAfter && isBefore;
}

async function expectFound(filter: FilterExpression): Promise<void> {
  const query = { filter: JSON.stringify(filter), paginate: 100 };
  const list = await call(server.app, 'GET /case', { query }, own.headers);
  const wanted = [...rows].filter(([, row]) => holds(filter, row)).map(([uuid]) => uuid);
  expect(list.data.map(({ uuid }) => uuid).sort()).toEqual(wanted.sort());
  expect(list.total).toBe(wanted.length);
}

describe('filters of lists', () => {
  it('[CA-04] find what their tree says', async () => {
    await fc.assert(fc.asyncProperty(tree, expectFound), { numRuns: 150 });
  });

  it('[CA-04] find every text by its letters, however it is written', async () => {
    for (const value of [...PIECES, ...NAMES]) await expectFound({ op: 'LIKE', key: 'patientName', value });
  });

  it('[AP-13] are answered or refused, whatever they are', async () => {
    const keys = [
      ...TEXT_KEYS,
      ...DATE_KEYS,
      'status',
      'withTs',
      'doctor.uuid',
      'companyId',
      'constructor',
      '',
    ];
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom<unknown>('2026-02-30', '9999-12-31', '0000-01-01', null, undefined, 1e300, -0, {}, []),
      fc.double(),
      fc.boolean(),
    );
    const { node } = fc.letrec((tie) => ({
      node: fc.oneof(
        { depthSize: 'small' },
        fc.record(
          {
            op: fc.constantFrom('EQ', 'LIKE', 'GTE', 'LTE', 'NULL', 'NOT', 'XOR', 7),
            key: fc.oneof(fc.constantFrom(...keys), fc.string({ maxLength: 5 })),
            value,
          },
          { requiredKeys: [] },
        ),
        fc.record({
          op: fc.constantFrom('AND', 'OR', 'NOT'),
          value: fc.array(tie('node'), { maxLength: 3 }),
        }),
        fc.record({ op: fc.constantFrom('AND', 'OR', 'NOT'), value: tie('node') }),
      ),
    }));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          node.map((tree) => JSON.stringify(tree)),
          fc.string(),
        ),
        async (filter) => {
          const { statusCode, body } = await inject(
            server.app,
            'GET /case',
            { query: { filter } },
            own.headers,
          );
          if (statusCode !== 200 && statusCode !== 400) throw new Error(`${statusCode}: ${body}`);
        },
      ),
      { numRuns: 200 },
    );
  });
});
