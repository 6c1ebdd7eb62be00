import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { useListState } from './use-list-state';

const SETTINGS = {
  sort: { fields: ['createdAt', 'status'], field: 'createdAt', direction: 'desc' },
  pageSizes: [10, 20],
  filters: { status: ['PENDING', 'SHIPPED'] },
} as const;

function renderList(search: string) {
  window.history.replaceState(null, '', `/list${search}`);
  const wrapper = ({ children }: { children: ReactNode }) => <BrowserRouter>{children}</BrowserRouter>;
  const useBoth = () => ({
    list: useListState<'createdAt' | 'status', { status: 'PENDING' | 'SHIPPED' }>(SETTINGS),
    search: useLocation().search,
  });
  return renderHook(useBoth, { wrapper }).result;
}

type List = ReturnType<typeof renderList>['current']['list'];

describe('useListState', () => {
  it('asks for the page as the contract has it', () => {
    expect(renderList('?page=2&sort=status').current.list.query).toEqual({
      page: 2,
      paginate: 10,
      order: 'status desc',
    });
  });

  it('goes to another page and keeps the rest', () => {
    const result = renderList('?status=PENDING');
    act(() => result.current.list.setPage(3));
    expect(result.current.search).toBe('?status=PENDING&page=3');
  });

  const changes: [string, (list: List) => void, string][] = [
    ['another number of rows', (list) => list.setPage(4, 20), '?rows=20'],
    ['a sort', (list) => list.setSort({ field: 'status', direction: 'asc' }), '?sort=status&direction=asc'],
    ['a filter', (list) => list.setFilter('status', 'SHIPPED'), '?status=SHIPPED'],
  ];
  it.each(changes)('goes back to the first page on %s', (_name, change, search) => {
    const result = renderList('?page=4');
    act(() => change(result.current.list));
    expect(result.current.search).toBe(search);
  });

  it('keeps a change that has not been rendered when the next one comes', () => {
    const result = renderList('?rows=20');
    act(() => {
      const { list } = result.current;
      list.setFilter('status', 'SHIPPED');
      list.setPage(2, 20);
    });
    expect(new URLSearchParams(result.current.search).toString()).toContain('status=SHIPPED');
    expect(result.current.search).toContain('page=2');
  });

  it('drops a filter and a sort', () => {
    const result = renderList('?status=PENDING&sort=status');
    act(() => result.current.list.setFilter('status', undefined));
    act(() => result.current.list.setSort(null));
    expect(result.current.search).toBe('');
  });
});
