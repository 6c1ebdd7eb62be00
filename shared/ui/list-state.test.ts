import { readListState, writeListState, type ListSettings } from './list-state';

type Field = 'createdAt' | 'status';
const settings: ListSettings<Field, { status: 'PENDING' | 'SHIPPED' }> = {
  sort: { fields: ['createdAt', 'status'], field: 'createdAt', direction: 'desc' },
  pageSizes: [10, 20, 50],
  filters: { status: ['PENDING', 'SHIPPED'] },
};
const read = (search: string) => readListState(new URLSearchParams(search), settings);
const defaults = read('');

describe('state of a list in an address', () => {
  it('begins with the defaults', () => {
    expect(defaults).toEqual({
      page: 1,
      pageSize: 10,
      sort: { field: 'createdAt', direction: 'desc' },
      filters: {},
    });
  });

  it('reads what was chosen', () => {
    expect(read('page=3&rows=20&sort=status&direction=asc&status=SHIPPED')).toEqual({
      page: 3,
      pageSize: 20,
      sort: { field: 'status', direction: 'asc' },
      filters: { status: 'SHIPPED' },
    });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'rows=7',
    'sort=patient',
    'direction=up',
    'status=LOST',
    'status=',
  ])('takes the default for what makes no sense: %s', (search) => expect(read(search)).toEqual(defaults));

  it.each(['', 'page=3&rows=20&sort=status&direction=asc&status=SHIPPED', 'sort=status'])(
    'writes what it reads: %s',
    (search) => {
      expect(writeListState(new URLSearchParams(), read(search), settings).toString()).toBe(search);
    },
  );

  it('keeps what else stands in the address and drops what went back to its default', () => {
    const params = new URLSearchParams('tab=cases&page=2&status=PENDING');
    expect(writeListState(params, defaults, settings).toString()).toBe('tab=cases');
  });
});
