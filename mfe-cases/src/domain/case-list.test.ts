import { segmentOf, statusesOf, toSegment } from './case-list-view';
import { toCaseListQuery } from './case-list-query';

const PAGE = { page: 1, paginate: 10, order: 'createdAt desc' };
const EQ = (value: string) => ({ op: 'EQ', key: 'status', value });

describe('what a list of cases asks for', () => {
  it.each([
    [undefined, undefined, 'all'],
    ['REJECTED', EQ('REJECTED'), 'REJECTED'],
    ['inManufacturing', { op: 'OR', value: [EQ('PRE_MFG'), EQ('IN_PRODUCTION_FILE_SYNC')] }, 'all'],
  ] as const)('[CA-04] the filter %s as an expression tree', (filter, tree, segment) => {
    const query = toCaseListQuery(PAGE, statusesOf(filter), '');
    expect(query.filter && JSON.parse(query.filter)).toEqual(tree);
    expect(segmentOf(filter)).toBe(segment);
  });

  it('[CA-03] searches only for what is more than white space', () => {
    expect(toCaseListQuery(PAGE, [], '  ')).toEqual(PAGE);
    expect(toCaseListQuery(PAGE, [], ' Miller ')).toEqual({ ...PAGE, search: 'Miller' });
  });

  it.each([
    ['all', 'all'],
    ['NEW', 'NEW'],
    ['new', undefined],
    [undefined, undefined],
  ])('reads the status %s of an address', (text, segment) => {
    expect(toSegment(text)).toBe(segment);
  });
});
