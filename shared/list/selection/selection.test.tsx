import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { BrowserRouter } from 'react-router-dom';
import { keepPreferences, serveCalls, signIn } from '../../testing';
import { ListSection } from '../list-section';
import type { ListDefinition } from '../list.types';
import { useList } from '../use-list';

interface Parcel {
  readonly id: string;
  readonly isSent?: boolean;
}
const PARCELS = 'ABCDEFGHIJKL'.split('').map((id): Parcel => ({ id, isSent: id === 'B' }));

const DEFINITION: ListDefinition<Parcel> = {
  name: 'test.parcels',
  label: 'Parcels',
  columns: [{ key: 'id', title: 'Parcel', render: ({ id }) => id }],
  fields: [{ kind: 'choice', key: 'kind', label: 'Kind', options: { a: 'Kind A' }, quick: { all: 'All' } }],
  sort: { field: 'id', direction: 'asc' },
  rowKey: ({ id }) => id,
  search: { label: 'Search' },
  texts: { empty: 'None', noMatch: 'No match' },
};
const BATCH = {
  canSelect: ({ isSent = false }: Parcel) => !isSent,
  nameOf: ({ id }: Parcel) => `parcel ${id}`,
};

function Parcels() {
  const [all, setAll] = useState(PARCELS);
  const list = useList(DEFINITION);
  const start = (list.page - 1) * list.pageSize;
  const page = {
    data: all.slice(start, start + list.pageSize),
    total: all.length,
    pages: 2,
    page: list.page,
  };
  const send = (ids: readonly string[]) =>
    setAll(all.map((parcel) => (ids.includes(parcel.id) ? { ...parcel, isSent: true } : parcel)));
  return (
    <>
      <button onClick={() => send(['C'])}>Somebody else sends C</button>
      <ListSection
        list={list}
        query={{ data: page, refetch: () => undefined }}
        counts={{ kind: { a: 1_234 } }}
        batch={{
          ...BATCH,
          actions: (rows, clear) => (
            <button onClick={clear}>{`Send ${rows.map(({ id }) => id).join('')}`}</button>
          ),
        }}
      />
    </>
  );
}

async function renderParcels() {
  window.history.replaceState(null, '', '/parcels');
  signIn();
  serveCalls(keepPreferences().served);
  render(
    <IntlProvider locale="en">
      <BrowserRouter>
        <Parcels />
      </BrowserRouter>
    </IntlProvider>,
  );
  await screen.findByRole('checkbox', { name: 'Select parcel A' });
  return userEvent.setup();
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const bar = () => screen.queryByRole('region', { name: 'Selected rows' });

describe('rows that are selected to do something with many', () => {
  it('are kept from page to page, without those that nothing can be done with', async () => {
    const user = await renderParcels();
    expect(bar()).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Select parcel B' })).toBeNull();
    // antd's copy of the head, by which it measures columns.
    const [, copy] = screen.getAllByRole('checkbox', { name: 'Select all on this page', hidden: true });
    expect(copy?.closest('[inert]')).not.toBeNull();
    await user.click(box('Select all on this page'));
    expect(within(bar()!).getByRole('status')).toHaveTextContent('9 selected');
    await user.click(box('Select parcel A'));
    await user.click(screen.getByTitle('2'));
    await user.click(await screen.findByRole('checkbox', { name: 'Select parcel L' }));
    expect(screen.getByRole('button', { name: 'Send CDEFGHIJL' })).toBeVisible();
    await user.click(screen.getByTitle('1'));
    await user.click(screen.getByRole('button', { name: 'Somebody else sends C' }));
    expect(screen.getByRole('button', { name: 'Send DEFGHIJL' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(bar()).toBeNull();
    expect(box('Select parcel D')).not.toBeChecked();
  });

  it('are let go by another filter, whose values say how many records they leave', async () => {
    const user = await renderParcels();
    await user.click(box('Select parcel A'));
    await user.click(screen.getByText('Kind A (1,234)'));
    expect(bar()).toBeNull();
  });

  it('have their boxes in the cards of a phone, too', async () => {
    const wide = globalThis.matchMedia;
    globalThis.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
    const user = await renderParcels();
    await user.click(box('Select all on this page'));
    await user.click(box('Select parcel A'));
    expect(box('Select all on this page')).toBePartiallyChecked();
    expect(screen.getByRole('button', { name: 'Send CDEFGHIJ' })).toBeVisible();
    globalThis.matchMedia = wide;
  });
});
