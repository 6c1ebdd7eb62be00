import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { useListState, type ListStateSettings } from './use-list-state';

const SETTINGS: ListStateSettings = {
  sort: { fields: ['createdAt', 'status'], field: 'createdAt', direction: 'desc' },
  pageSizes: [10, 20],
  fields: [
    { kind: 'choices', key: 'status', label: 'Status', options: { PENDING: 'Pending', SHIPPED: 'Shipped' } },
    { kind: 'dateRange', key: 'created', label: 'Created', path: 'createdAt', from: 'From', to: 'To' },
  ],
};

function renderList(search: string, state?: object) {
  // As the router keeps the state of a history entry.
  window.history.replaceState(state ? { usr: state } : null, '', `/list${search}`);
  const wrapper = ({ children }: { children: ReactNode }) => <BrowserRouter>{children}</BrowserRouter>;
  const useBoth = () => {
    const { search: shown, state: kept } = useLocation() as { search: string; state: unknown };
    return { list: useListState(SETTINGS), search: shown, state: kept };
  };
  return renderHook(useBoth, { wrapper }).result;
}

type List = ReturnType<typeof renderList>['current']['list'];

describe('the state of a list in the address', () => {
  it('[CA-03] begins with the defaults, which the address leaves out', () => {
    expect(renderList('').current.list).toMatchObject({
      page: 1,
      pageSize: 10,
      sort: { field: 'createdAt', direction: 'desc' },
      filter: {},
      isBroken: false,
    });
  });

  it('[CA-03] is read, with several values of a filter and a range', () => {
    const { list } = renderList(
      '?page=2&rows=20&sort=status&direction=asc&status=PENDING,SHIPPED&createdFrom=2026-03-01',
    ).current;
    expect(list).toMatchObject({
      page: 2,
      pageSize: 20,
      sort: { field: 'status', direction: 'asc' },
      filter: { status: ['PENDING', 'SHIPPED'], createdFrom: ['2026-03-01'] },
    });
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'rows=7', 'sort=patient', 'direction=up'])(
    'takes the default for what makes no sense: %s',
    (search) => {
      const { page, pageSize, sort } = renderList('').current.list;
      expect(renderList(`?${search}`).current.list).toMatchObject({ page, pageSize, sort });
    },
  );

  it('[CA-04] is not disturbed by the dialog that an address opens', () => {
    const result = renderList('?add&status=PENDING');
    expect(result.current.list).toMatchObject({ filter: { status: ['PENDING'] }, isBroken: false });
    act(() => result.current.list.setFilter({}));
    expect(result.current.search).toBe('?add=');
  });

  it('keeps what else stands in the address, and drops what went back to its default', () => {
    const result = renderList('?tab=cases&page=2&rows=20&sort=status&direction=asc');
    act(() => result.current.list.setSort(null));
    act(() => result.current.list.setPage(1, 10));
    expect(result.current.search).toBe('?tab=cases');
  });

  it('[CA-03] turns the order in which it began, where a press asks for that once more', () => {
    const result = renderList('?page=3');
    act(() => result.current.list.setSort(null));
    expect(result.current.search).toBe('?direction=asc');
    act(() => result.current.list.setSort(null));
    expect(result.current.search).toBe('');
  });

  it('goes to another page and keeps the rest', () => {
    const result = renderList('?status=PENDING');
    act(() => result.current.list.setPage(3));
    expect(result.current.search).toBe('?status=PENDING&page=3');
  });

  const changes: [string, (list: List) => void, string][] = [
    ['another number of rows', (list) => list.setPage(4, 20), '?rows=20'],
    ['a sort', (list) => list.setSort({ field: 'status', direction: 'asc' }), '?sort=status&direction=asc'],
    ['a filter', (list) => list.setFilter({ status: ['SHIPPED'] }), '?status=SHIPPED'],
  ];
  it.each(changes)('goes back to the first page on %s', (_name, change, search) => {
    const result = renderList('?page=4');
    act(() => change(result.current.list));
    expect(result.current.search).toBe(search);
  });

  it.each([...changes, ['a page', (list: List) => list.setPage(3), '?page=3']] as typeof changes)(
    'keeps the way back to where the page was opened from on %s',
    (_name, change, search) => {
      const from = { from: '/doctors?status=invited' };
      const result = renderList('', from);
      act(() => change(result.current.list));
      expect(result.current).toMatchObject({ search, state: from });
    },
  );

  it('keeps a change that has not been rendered when the next one comes', () => {
    const result = renderList('?rows=20');
    act(() => {
      const { list } = result.current;
      list.setFilter({ status: ['SHIPPED'] });
      list.setPage(2, 20);
    });
    expect(result.current.search).toContain('status=SHIPPED');
    expect(result.current.search).toContain('page=2');
  });

  it('drops a filter that it does not know, and says so', () => {
    const result = renderList('?sort=status&colour=red');
    expect(result.current.list).toMatchObject({ filter: {}, isBroken: true, sort: { field: 'status' } });
    act(() => result.current.list.setFilter({}));
    expect(result.current.search).toBe('?sort=status');
    expect(result.current.list.isBroken).toBe(false);
  });
});
