import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Table } from 'antd';
import { useState, type ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { DataTable } from './data-table';
import type { DataColumn, ListSort } from './data-table.types';

interface Row {
  id: string;
  city: string;
}
const COLUMNS: [DataColumn<Row, 'id' | 'city'>, DataColumn<Row, 'id' | 'city'>] = [
  { key: 'id', title: 'Number', render: ({ id }) => id, sort: 'id' },
  { key: 'city', title: 'City', render: ({ city }) => city },
];

const BY_CITY: ListSort<'id' | 'city'> = { field: 'city', direction: 'asc' };

function List({ rows, isRefreshing = false }: { rows: Row[]; isRefreshing?: boolean }) {
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState(BY_CITY);
  const list = {
    page,
    pageSize: 2,
    pageSizes: [2, 5],
    sort,
    setPage,
    setSort: (next: ListSort<'id' | 'city'> | null) => setSort(next ?? BY_CITY),
  };
  return (
    <>
      <output>{`${sort.field} ${sort.direction}, page ${page}`}</output>
      <DataTable
        label="Towns"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        total={rows.length && 5}
        list={list}
        isRefreshing={isRefreshing}
        empty={<p>No town yet</p>}
      />
    </>
  );
}

function renderList(rows: Row[], isRefreshing = false) {
  render(
    <IntlProvider locale="en">
      <List rows={rows} isRefreshing={isRefreshing} />
    </IntlProvider>,
  );
  return userEvent.setup();
}

const ROWS = [
  { id: 'A-1', city: 'Ankara' },
  { id: 'B-2', city: 'Basra' },
];

/** The list with the same rows at every drawing. */
function Towns({ isRefreshing }: { isRefreshing: boolean }) {
  return (
    <IntlProvider locale="en">
      <List rows={ROWS} isRefreshing={isRefreshing} />
    </IntlProvider>
  );
}

describe('DataTable', () => {
  it('shows rows under an accessible name, and which of how many they are', () => {
    renderList(ROWS);
    expect(within(screen.getByRole('table', { name: 'Towns' })).getByText('Basra')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Pages: Towns' })).toHaveTextContent('1–2 of 5');
  });

  it('sorts by a click on a head: ascending, descending, then as the list began', async () => {
    const user = renderList(ROWS);
    for (const order of ['id asc', 'id desc', 'city asc']) {
      await user.click(screen.getByRole('columnheader', { name: /Number/ }));
      expect(screen.getByRole('status')).toHaveTextContent(order);
    }
  });

  it('[CA-03] sorts by keyboard, and tells by what the rows are sorted', async () => {
    const user = renderList(ROWS);
    const head = screen.getByRole('columnheader', { name: 'Number' });
    expect(head).not.toHaveAttribute('aria-sort');
    await user.tab();
    expect(head).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    await user.keyboard('{Enter}');
    expect(head).toHaveAttribute('aria-sort', 'descending');
    await user.keyboard('{Enter}');
    expect(head).not.toHaveAttribute('aria-sort');
  });

  it('draws a cell anew only when its row changed', () => {
    const drawn: string[] = [];
    const city = (row: Row) => {
      drawn.push(row.id);
      return row.city;
    };
    const columns: typeof COLUMNS = [COLUMNS[0], { key: 'city', title: 'City', render: city }];
    const table = (rows: Row[], isRefreshing: boolean) => (
      <IntlProvider locale="en">
        <DataTable
          label="Towns"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          isRefreshing={isRefreshing}
          empty={null}
        />
      </IntlProvider>
    );
    const { rerender } = render(table(ROWS, false));
    drawn.length = 0;
    rerender(table([...ROWS], true));
    expect(drawn).toEqual([]);
    rerender(table([ROWS[0]!, { id: 'B-2', city: 'Bursa' }], false));
    expect([...new Set(drawn)]).toEqual(['B-2']);
    expect(screen.getByText('Bursa')).toBeVisible();
  });

  it('[CA-03] says by what the rows are sorted that stand there, until the new ones have come', () => {
    const table = (rows: Row[], direction: 'asc' | 'desc', isRefreshing: boolean) => (
      <IntlProvider locale="en">
        <DataTable
          label="Towns"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          list={{
            page: 1,
            pageSize: 10,
            pageSizes: [10],
            sort: { field: 'id', direction },
            setPage: () => undefined,
            setSort: () => undefined,
          }}
          isRefreshing={isRefreshing}
          empty={null}
        />
      </IntlProvider>
    );
    const { rerender } = render(table(ROWS, 'asc', false));
    const head = screen.getByRole('columnheader', { name: 'Number' });
    rerender(table(ROWS, 'desc', true));
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    rerender(table(ROWS.toReversed(), 'desc', false));
    expect(head).toHaveAttribute('aria-sort', 'descending');
  });

  it('[CA-03] sorts on from the last press while its rows have not come', async () => {
    const { rerender } = render(<Towns isRefreshing={false} />);
    rerender(<Towns isRefreshing />);
    const user = userEvent.setup();
    for (const order of ['id asc', 'id desc', 'city asc']) {
      await user.click(screen.getByRole('columnheader', { name: 'Number' }));
      expect(screen.getByRole('status')).toHaveTextContent(order);
    }
  });

  it('[CA-03] has heads that look as those of antd’s own sorted tables', () => {
    const shapeOf = (head: HTMLElement) => {
      const parts = [head, ...head.querySelectorAll<HTMLElement>('div, span:not([role])')];
      return parts.map(({ tagName, classList }) => [
        tagName,
        ...[...classList].filter((name) => name.startsWith('ant-')).toSorted(),
      ]);
    };
    const headOf = (table: ReactElement) => {
      const { unmount } = render(<IntlProvider locale="en">{table}</IntlProvider>);
      const shape = shapeOf(screen.getByRole('columnheader', { name: /Number/ }));
      unmount();
      return shape;
    };
    const list = {
      page: 1,
      pageSize: 10,
      pageSizes: [10],
      sort: { field: 'id', direction: 'asc' },
      setPage: () => undefined,
      setSort: () => undefined,
    } as const;
    const ours = { columns: COLUMNS, rows: ROWS, rowKey: ({ id }: Row) => id, list, empty: null };
    const antds = { title: 'Number', sorter: true, sortOrder: 'ascend', showSorterTooltip: false } as const;
    expect(headOf(<DataTable label="Ours" {...ours} />)).toEqual(
      headOf(<Table columns={[antds]} dataSource={ROWS} rowKey="id" pagination={false} />),
    );
  });

  it('[CO-08] sorts descending at the first click where the list says so, and turns with each further one', async () => {
    const setSort = jest.fn();
    const shown = (direction: 'asc' | 'desc', field: 'id' | 'city') => (
      <IntlProvider locale="en">
        <DataTable
          label="Towns"
          columns={COLUMNS}
          rows={ROWS}
          rowKey={({ id }) => id}
          list={{
            page: 1,
            pageSize: 10,
            pageSizes: [10, 5],
            sort: { field, direction },
            setPage: () => undefined,
            setSort,
            isDescendingFirst: true,
          }}
          empty={null}
        />
      </IntlProvider>
    );
    const user = userEvent.setup();
    const { rerender } = render(shown('asc', 'city'));
    for (const [now, next] of [
      [undefined, 'desc'],
      ['desc', 'asc'],
      ['asc', 'desc'],
    ] as const) {
      if (now) rerender(shown(now, 'id'));
      await user.click(screen.getByRole('columnheader', { name: 'Number' }));
      expect(setSort).toHaveBeenLastCalledWith({ field: 'id', direction: next });
    }
  });

  it('goes to another page', async () => {
    const user = renderList(ROWS);
    await user.click(screen.getByTitle('2'));
    expect(screen.getByRole('status')).toHaveTextContent('page 2');
  });

  it('[CA-03] says that a list goes on beyond what was counted, and leads on to its further pages', async () => {
    const setPage = jest.fn();
    const list = {
      page: 1_000,
      pageSize: 10,
      pageSizes: [10],
      sort: BY_CITY,
      setPage,
      setSort: () => undefined,
    };
    render(
      <IntlProvider locale="en">
        <DataTable
          label="Towns"
          columns={COLUMNS}
          rows={ROWS}
          rowKey={({ id }) => id}
          total={10_000}
          isTotalCapped
          list={list}
          empty={null}
        />
      </IntlProvider>,
    );
    const pages = screen.getByRole('navigation', { name: 'Pages: Towns' });
    expect(pages).toHaveTextContent('9,991–10,000 of 10,000+');
    await userEvent.click(within(pages).getByRole('button', { name: 'right' }));
    expect(setPage).toHaveBeenCalledWith(1_001, 10);
  });

  it('says that its rows are being replaced', () => {
    renderList(ROWS, true);
    expect(screen.getByRole('table', { name: 'Towns' }).closest('[aria-busy="true"]')).not.toBeNull();
  });

  it('says what would stand there when there is nothing', () => {
    renderList([]);
    expect(screen.getByText('No town yet')).toBeVisible();
  });

  it('becomes cards that sort on a phone', async () => {
    const wide = globalThis.matchMedia;
    globalThis.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
    const user = renderList(ROWS);
    const cards = screen.getByRole('list', { name: 'Towns' });
    expect(within(cards).getAllByRole('listitem')).toHaveLength(2);
    expect(within(cards).getAllByRole('term')[0]).toHaveTextContent('City');
    await user.click(screen.getByRole('button', { name: 'Ascending; reverse' }));
    expect(screen.getByRole('status')).toHaveTextContent('city desc');
    globalThis.matchMedia = wide;
  });
});
