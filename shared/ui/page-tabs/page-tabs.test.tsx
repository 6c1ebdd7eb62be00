import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locale } from '../../i18n';
import { PageTabs } from './page-tabs';

const tab = (name: string) => screen.getByRole('tab', { name });

function renderTabs(onOpen = jest.fn()) {
  render(
    <PageTabs
      label="Parts"
      open="one"
      onOpen={onOpen}
      tabs={[
        { key: 'one', label: 'One', children: <p>First</p> },
        { key: 'two', label: 'Two', children: <p>Second</p> },
        { key: 'three', label: 'Three' },
      ]}
    />,
  );
  return onOpen;
}

describe('the tabs of a page', () => {
  it('show the panel of the one that is open, by whose name it goes', () => {
    renderTabs();
    expect(screen.getByRole('tablist', { name: 'Parts' })).toBeVisible();
    expect(tab('One')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'One' })).toHaveTextContent('First');
    expect(tab('One')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
    expect(screen.getByText('Second')).not.toBeVisible();
    expect(tab('Three')).not.toHaveAttribute('aria-controls');
  });

  it('leave to the browser what goes back by Alt and an arrow', () => {
    renderTabs();
    tab('One').focus();
    expect(fireEvent.keyDown(tab('One'), { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(tab('One')).toHaveFocus();
    expect(fireEvent.keyDown(tab('One'), { key: 'ArrowRight' })).toBe(false);
  });

  it.each([
    ['en', '{ArrowRight}', '{ArrowLeft}'],
    ['ar', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)(
    'are gone through by the arrow keys in the direction of the language %s',
    async (language, onward, back) => {
      act(() => locale.set(language));
      try {
        const user = userEvent.setup();
        const onOpen = renderTabs();
        await user.tab();
        expect(tab('One')).toHaveFocus();
        await user.keyboard(onward);
        expect(tab('Two')).toHaveFocus();
        await user.keyboard(`${back}${back}`);
        expect(tab('Three')).toHaveFocus();
        await user.keyboard(onward);
        expect(tab('One')).toHaveFocus();
        await user.keyboard('{End}');
        expect(tab('Three')).toHaveFocus();
        await user.keyboard('{Home}{Enter}');
        expect(onOpen.mock.calls).toEqual([['one']]);
      } finally {
        act(() => locale.set('en'));
      }
    },
  );
});
