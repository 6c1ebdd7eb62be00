/** @timezone Africa/Cairo */
import { toExpression } from './filter';
import type { Filter, FilterField } from './filter-fields';

const FIELDS: readonly FilterField[] = [
  { kind: 'dateRange', key: 'at', label: 'At', from: 'From', to: 'To' },
];
const moment = (filter: Filter) => /"value":"(.*?)"/.exec(JSON.stringify(toExpression(filter, FIELDS)))?.[1];

describe('the days of a filter', () => {
  it.each([
    ['where the clock goes back at midnight', '2026-10-29', '2026-10-30', '2026-10-29T22:00:00.000Z'],
    ['where it goes forward at midnight', '2026-04-23', '2026-04-24', '2026-04-23T22:00:00.000Z'],
    ['after that', '2026-04-24', '2026-04-25', '2026-04-24T21:00:00.000Z'],
  ])('[CA-04] leave no moment out: %s', (_where, day, next, midnight) => {
    expect(moment({ atFrom: [next] })).toBe(midnight);
    expect(moment({ atTo: [day] })).toBe(new Date(new Date(midnight).getTime() - 1).toISOString());
  });
});
