import { TO_BE_SENT_ON_FILTER, type FilterExpression } from '@portal/shared/contract';
import type { ListShape } from '../../src/lists/list-query';
import { REQUEST_LIST } from '../../src/modules/request/request-list-fields';
import { SHIPMENT_LIST } from '../../src/modules/shipment/shipment-list-fields';
import type { ListCall } from '../lists/list-calls';

const FAR_PAGE = 500;
const EQ = (key: string, value: string | number): FilterExpression => ({ op: 'EQ', key, value });

const SHIPMENT_FILTERS: Readonly<Record<string, FilterExpression>> = {
  'to be sent on': TO_BE_SENT_ON_FILTER,
  'status, rare': EQ('status', 'PENDING'),
  courier: EQ('courier.id', 3),
  'courier by name': EQ('courier.title', 'UPS'),
  'airway bill': { op: 'LIKE', key: 'airwayBillNumber', value: '0000791' },
  missing: EQ('arrival.status', 'MISSING'),
  'a month': {
    op: 'AND',
    value: [
      { op: 'GTE', key: 'shippedAt', value: '2026-03-01' },
      { op: 'LTE', key: 'shippedAt', value: '2026-03-31' },
    ],
  },
};
const REQUEST_FILTERS: Readonly<Record<string, FilterExpression>> = {
  'status, common': EQ('status', 'SHIPPED'),
  'status, rare': EQ('status', 'REJECTED'),
  type: EQ('type', 'retainer'),
  'not retainers': { op: 'NOT', value: EQ('type', 'retainer') },
  patient: { op: 'LIKE', key: 'case.patientName', value: 'zeynep elif' },
  doctor: { op: 'LIKE', key: 'doctor.name', value: 'yılmaz' },
};
const SEARCHES = {
  'search, rare': 'zeynep elif şahin',
  'search, number': '-1234',
  'search, two letters': 'ay',
};

interface List {
  readonly path: 'dso/shipment' | 'shipment' | 'dso/request' | 'request';
  readonly shape: ListShape;
  readonly filters: Readonly<Record<string, FilterExpression>>;
}
const LISTS: readonly List[] = [
  { path: 'dso/shipment', shape: SHIPMENT_LIST, filters: SHIPMENT_FILTERS },
  { path: 'request', shape: REQUEST_LIST, filters: REQUEST_FILTERS },
];

/** Every order that lists of shipments and requests offer, both ways, near and far; filters and searches. */
export const PARCEL_CALLS: readonly ListCall[] = LISTS.flatMap((list) => [
  ...ordersOf(list),
  ...Object.entries(list.filters).map(([name, filter]) =>
    callOf(list, name, { filter: JSON.stringify(filter) }),
  ),
  ...Object.entries(SEARCHES).map(([name, search]) => callOf(list, name, { search })),
]);

/** The statistics of both lists, with the list that each stands over. */
export const PARCEL_STATISTICS = LISTS.map((list) => ({
  statistics: {
    name: `${list.path} statistics`,
    company: 'large',
    path: `/api/client/${list.path}/statistics`,
  },
  list: callOf(list, 'first page', {}),
}));

function ordersOf(list: List): ListCall[] {
  const sorted = Object.entries(list.shape.fields).filter(([, { sort }]) => sort !== false);
  return sorted.flatMap(([field]) =>
    ['desc', 'asc'].flatMap((direction) =>
      [1, FAR_PAGE].map((page) =>
        callOf(list, `${field} ${direction}, page ${page}`, {
          order: `${field} ${direction}`,
          page: String(page),
        }),
      ),
    ),
  );
}

function callOf({ path }: List, name: string, query: Record<string, string>): ListCall {
  const text = new URLSearchParams(query).toString();
  return { name: `${path}: ${name}`, company: 'large', path: `/api/client/${path}${text && `?${text}`}` };
}
