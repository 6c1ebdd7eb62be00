import { fireEvent, render, screen } from '@testing-library/react';
import { useForgetSearch, useSearchText } from './list-memory';

function List() {
  const [search, searchFor] = useSearchText('cases.admin');
  return (
    <>
      <button onClick={() => searchFor('Miller')}>Search</button>
      <output>{search}</output>
    </>
  );
}

function CountedLink({ name }: { name: string }) {
  return <button onClick={useForgetSearch(name)}>{name}</button>;
}

describe('what is searched for in a list', () => {
  const link = (name: string) => screen.getByRole('button', { name });
  beforeEach(() => {
    render(
      <>
        <List />
        <CountedLink name="cases.admin" />
        <CountedLink name="cases.doctor" />
      </>,
    );
    fireEvent.click(link('Search'));
    expect(screen.getByRole('status')).toHaveTextContent('Miller');
  });

  it('is forgotten for a link that promises all of the list', () => {
    fireEvent.click(link('cases.admin'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is kept for a link into another list', () => {
    fireEvent.click(link('cases.doctor'));
    expect(screen.getByRole('status')).toHaveTextContent('Miller');
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('is kept for a new tab: %s', (key) => {
    fireEvent.click(link('cases.admin'), { [key]: true });
    expect(screen.getByRole('status')).toHaveTextContent('Miller');
  });
});
