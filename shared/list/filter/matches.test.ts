import type { FilterExpression } from '../../contract';
import { matches } from './matches';

const RECORD = {
  name: 'Ada Yılmaz',
  status: 'active',
  country: null,
  isNew: false,
  cases: 12,
  createdAt: '2026-03-02T09:30:00.000Z',
  assignedRm: { name: 'Rana' },
};
const eq = (key: string, value: string | boolean | null): FilterExpression => ({ op: 'EQ', key, value });

describe('a filter over records that are here', () => {
  it.each<[FilterExpression, boolean]>([
    [eq('status', 'active'), true],
    [eq('status', 'blocked'), false],
    [eq('assignedRm.name', 'Rana'), true],
    [eq('assignedRm.name.first', 'Rana'), false],
    [eq('country', null), true],
    [eq('isNew', false), true],
    [{ op: 'NULL', key: 'country' }, true],
    [{ op: 'NULL', key: 'unknown' }, true],
    [{ op: 'NOT', value: { op: 'NULL', key: 'country' } }, false],
    [{ op: 'NOT', key: 'status', value: 'blocked' }, true],
    [{ op: 'LIKE', key: 'name', value: 'yıl' }, true],
    [{ op: 'GTE', key: 'cases', value: 9 }, true],
    [{ op: 'LTE', key: 'cases', value: 9 }, false],
    [{ op: 'GTE', key: 'createdAt', value: '2026-03-02T00:00:00.000Z' }, true],
    [{ op: 'LTE', key: 'createdAt', value: '2026-03-01T23:59:59.999Z' }, false],
    [{ op: 'GTE', key: 'country', value: 'A' }, false],
    [{ op: 'AND', value: [eq('status', 'active'), eq('isNew', true)] }, false],
    [{ op: 'OR', value: [eq('status', 'blocked'), eq('status', 'active')] }, true],
  ])('%j', (expression, expected) => expect(matches(RECORD, expression)).toBe(expected));
});
