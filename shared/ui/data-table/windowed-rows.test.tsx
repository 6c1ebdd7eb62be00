import { fireEvent, render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { DataTable } from './data-table';
import type { DataColumn } from './data-table.types';

interface Row {
  id: string;
  city: string;
}
const COLUMNS: [DataColumn<Row, 'id' | 'city'>, DataColumn<Row, 'id' | 'city'>] = [
  { key: 'id', title: 'Number', render: ({ id }) => id, sort: 'id' },
  { key: 'city', title: 'City', render: ({ city }) => city },
];

describe('DataTable of many rows', () => {
  it('draws only the rows in view of a list without pages, and says which of how many they are', () => {
    const many = Array.from({ length: 5_000 }, (_, number) => ({ id: `A-${number}`, city: 'Ankara' }));
    const setKeys = jest.fn();
    const selection = {
      keys: ['A-4999'],
      setKeys,
      canSelect: ({ id }: Row) => id !== 'A-0',
      nameOf: () => 'row',
    };
    render(
      <IntlProvider locale="en">
        <DataTable
          isWindowed
          label="Towns"
          columns={COLUMNS}
          rows={many}
          rowKey={({ id }) => id}
          selection={selection}
          empty={null}
        />
      </IntlProvider>,
    );
    const table = screen.getByRole('table', { name: 'Towns' });
    expect(table).toHaveAttribute('aria-rowcount', '5001');
    const [, first, ...others] = within(table).getAllByRole('row');
    expect(first).toHaveAttribute('aria-rowindex', '2');
    expect(others.length).toBeGreaterThan(10);
    expect(others.length).toBeLessThan(60);
    // Of rows that are not drawn, too.
    const all = screen.getByRole('checkbox', { name: 'Select all' });
    expect(all).toBePartiallyChecked();
    fireEvent.click(all);
    expect(setKeys.mock.lastCall?.[0]).toHaveLength(4_999);
  });

  it('draws only the rows in view of a long page, and all of them on paper', () => {
    const many = Array.from({ length: 100 }, (_, number) => ({ id: `A-${number}`, city: 'Ankara' }));
    const [id, city] = COLUMNS;
    const page = (columns: typeof COLUMNS) => (
      <IntlProvider locale="en">
        <DataTable
          label="Towns"
          columns={columns}
          rows={many}
          rowKey={(row) => row.id}
          total={4_000}
          empty={null}
        />
      </IntlProvider>
    );
    const { rerender } = render(
      page([
        { ...id, width: 100 },
        { ...city, width: 200 },
      ]),
    );
    const drawn = () => screen.getAllByRole('row').length - 1;
    expect(screen.getByRole('table', { name: 'Towns' })).toHaveAttribute('aria-rowcount', '101');
    expect(drawn()).toBeLessThan(60);
    fireEvent(window, new Event('beforeprint'));
    expect(drawn()).toBe(100);
    fireEvent(window, new Event('afterprint'));
    expect(drawn()).toBeLessThan(60);
    // Rows of columns without a width would change it as they come into view.
    rerender(page(COLUMNS));
    expect(drawn()).toBe(100);
  });
});
