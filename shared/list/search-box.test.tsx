import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { SearchBox } from './search-box';

const onSearch = jest.fn();

function List() {
  const [search, setSearch] = useState('');
  const searchFor = (text: string) => {
    onSearch(text);
    setSearch(text);
  };
  return (
    <IntlProvider locale="en">
      <SearchBox label="Search" search={search} onSearch={searchFor} />
      <button onClick={() => setSearch('')}>Show all</button>
    </IntlProvider>
  );
}

const box = () => screen.getByRole('searchbox', { name: 'Search' });

describe('the search box of a list', () => {
  beforeEach(() => {
    onSearch.mockClear();
    render(<List />);
  });

  it('[CA-03] keeps the focus on Enter, so that one can type on', async () => {
    await userEvent.type(box(), 'Mill');
    expect(onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSearch).toHaveBeenLastCalledWith('Mill');
    expect(box()).toHaveFocus();
    await userEvent.keyboard('er{Enter}');
    expect(onSearch).toHaveBeenLastCalledWith('Miller');
  });

  it('[CA-03] keeps the focus when it is cleared', async () => {
    await userEvent.type(box(), 'Miller{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(onSearch).toHaveBeenLastCalledWith('');
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
  });

  it('[CA-03] shows what is searched for when that changes elsewhere, in place of what was typed', async () => {
    await userEvent.type(box(), 'Miller{Enter}');
    await userEvent.type(box(), ' and Clark');
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(box()).toHaveValue('');
  });
});
