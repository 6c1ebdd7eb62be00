import type { CaseListQuery, FilterExpression } from '@portal/shared/contract';
import { IN_MANUFACTURING_STATUSES } from '@portal/shared/contract';
import { CASE_LIST, DOCTOR_ORDER } from '../../src/modules/case/list/case-list-fields';

export interface ListCall {
  readonly name: string;
  /** Key of the company that makes it. */
  readonly company: string;
  readonly path: string;
}

const PAGE = 1_000;
const EQ = (key: string, value: string | boolean): FilterExpression => ({ op: 'EQ', key, value });
const LIKE = (value: string, key = 'patientName'): FilterExpression => ({ op: 'LIKE', key, value });

const FILTERS: Readonly<Record<string, FilterExpression>> = {
  'status, common': EQ('status', 'COMPLETE'),
  'status, rare': EQ('status', 'IN_QC'),
  'in manufacturing (OR)': {
    op: 'OR',
    value: IN_MANUFACTURING_STATUSES.map((status) => EQ('status', status)),
  },
  product: EQ('productId', 'RE'),
  'patient LIKE, common': LIKE('bennett'),
  'patient LIKE, rare': LIKE('Zeynep Elif Şahin'),
  'patient LIKE, nobody': LIKE('Nobodyhasthisname'),
  'patient LIKE, two letters': LIKE('ye'),
  'patient LIKE, letter of nobody': LIKE('~'),
  'reference LIKE': LIKE('123456', 'clientReferenceId'),
  'dates, a day': EQ('createdAt', '2026-03-04'),
  'dates, a year': {
    op: 'AND',
    value: [
      { op: 'GTE', key: 'createdAt', value: '2025-01-01' },
      { op: 'LTE', key: 'createdAt', value: '2025-12-31' },
    ],
  },
  'NOT status': { op: 'NOT', value: EQ('status', 'COMPLETE') },
  'NULL reference': { op: 'NULL', key: 'clientReferenceId' },
  'NULL arch': { op: 'NULL', key: 'arch' },
  'four fields (AND)': {
    op: 'AND',
    value: [EQ('productId', 'AL'), EQ('arch', 'upper'), EQ('withTs', true), LIKE('an')],
  },
};

const SEARCHES = {
  'search, rare': 'zeynep elif şahin',
  'search, identifier': 'C-500123',
  'search, two letters': 'ay',
};

function callOf(
  name: string,
  company: string,
  query: CaseListQuery,
  side: 'case' | 'dso/case' = 'case',
): ListCall {
  const text = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  ).toString();
  return { name, company, path: `/api/client/${side}${text && `?${text}`}` };
}

/** Every order that lists offer, both ways, on the first page and on page 1000. */
function orders(): ListCall[] {
  const sortable = Object.entries(CASE_LIST.fields).filter(([, { sort }]) => sort !== false);
  return sortable.flatMap(([field]) =>
    ['desc', 'asc'].flatMap((direction) =>
      [1, PAGE].map((page) =>
        callOf(
          `${field} ${direction}, page ${page}`,
          'large',
          { order: `${field} ${direction}`, page },
          field === DOCTOR_ORDER ? 'dso/case' : 'case',
        ),
      ),
    ),
  );
}

function filters(company: string): ListCall[] {
  return [
    ...Object.entries(FILTERS).map(([name, filter]) =>
      callOf(`${company}: ${name}`, company, { filter: JSON.stringify(filter) }),
    ),
    ...Object.entries(SEARCHES).map(([name, search]) => callOf(`${company}: ${name}`, company, { search })),
  ];
}

/** Filters of a company with most of the cases, of one with a tenth, and of a small one. */
export const LIST_CALLS: readonly ListCall[] = [
  ...orders(),
  ...filters('large'),
  callOf(
    'large: doctor LIKE',
    'large',
    { filter: JSON.stringify(LIKE('bennett', 'doctor.name')) },
    'dso/case',
  ),
  callOf('large: rare status by patient', 'large', {
    filter: JSON.stringify(EQ('status', 'IN_QC')),
    order: 'patientName asc',
  }),
  ...filters('tenth'),
  callOf('clinic: first page', 'clinic01', {}),
  callOf('clinic: patient LIKE', 'clinic01', { filter: JSON.stringify(LIKE('bennett')) }),
];

export const STATISTICS: readonly { readonly statistics: ListCall; readonly list: ListCall }[] = (
  [
    ['large', 'case'],
    ['large', 'dso/case'],
    ['tenth', 'case'],
  ] as const
).map(([company, side]) => ({
  statistics: { name: `${company}: ${side}/statistics`, company, path: `/api/client/${side}/statistics` },
  list: callOf(`${company}: ${side}`, company, {}, side),
}));
