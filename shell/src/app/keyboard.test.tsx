import { locale } from '@portal/shared/i18n';
import { buildContact, serveCalls } from '@portal/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CALLS, freshBrowser, openShell } from '../testing/shell-page';

jest.mock('../federation/host/load-remote', () => jest.requireActual<object>('../testing/fake-remotes'));
jest.mock('socket.io-client', () => jest.requireActual<object>('../testing/fake-socket'));

const user = userEvent.setup();
const palette = () => screen.findByRole('combobox', { name: 'Search pages, records and actions' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

beforeEach(() => {
  freshBrowser();
  serveCalls({ ...CALLS, 'GET /contact/me': buildContact({ shortcuts: ['/profile'] }) });
});

/** Opens the palette and types into it; that it has the focus at once is the browser's to show. */
async function find(text: string): Promise<void> {
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await palette(), text);
}

describe('the command palette', () => {
  it('[SH-11] opens by Ctrl+K in a remote’s page, finds with the pinned pages first, and goes there by Enter', async () => {
    await openShell('/cases/admin');
    const page = await screen.findByText('page of cases');
    page.tabIndex = -1;
    act(() => page.focus());
    await find('a');
    expect(options()[0]).toMatch(/^Company profileShortcut/);
    expect(await palette()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true }).id,
    );
    await user.clear(await palette());
    await user.type(await palette(), 'actions pend{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/admin/all'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[SH-11] wants a text, says when nothing is found, and gives the focus back on Escape', async () => {
    await openShell('/cases/admin');
    const opener = await screen.findByRole('link', { name: 'Admin Cases' });
    act(() => opener.focus());
    await find('  ');
    expect(options()).toEqual([]);
    expect(screen.queryByText('No results..')).toBeNull();
    await user.type(await palette(), 'zzz');
    expect(await screen.findByText('No results..')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener).toHaveFocus();
  });

  it('[SH-11] does what the shell can do: another language by the arrow keys, also for mails', async () => {
    const { seen } = serveCalls({ ...CALLS, 'POST /api/auth/user/update': buildContact() });
    await openShell('/cases/admin');
    await screen.findByText('page of cases');
    await find('language');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await waitFor(() => expect(locale.get()).toBe('tr'));
    const saved = seen.filter(({ call }) => call === 'POST /api/auth/user/update');
    expect(saved.map(({ request }) => request.body)).toEqual([{ locale: 'tr' }]);
  });

  it('keeps its Enter from the button that gets the focus back while the key is down', async () => {
    await openShell('/cases/admin');
    await screen.findByText('page of cases');
    await find('keyboard');
    expect(fireEvent.keyDown(await palette(), { key: 'Enter' })).toBe(false);
    expect(await screen.findByRole('switch', { name: 'Single-key shortcuts' })).toBeVisible();
  });

  it('[SH-07] signs out', async () => {
    await openShell('/cases/admin');
    await screen.findByText('page of cases');
    await find('logout');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});

describe('single keys', () => {
  it('go to the entries of the navigation by their position', async () => {
    await openShell('/dashboard/admin/all');
    await screen.findByText('page of cases');
    await user.keyboard('g2');
    await waitFor(() => expect(window.location.pathname).toBe('/cases/admin'));
  });

  it('are listed by ?, and can be switched off for this person; the palette finds the list again', async () => {
    await openShell('/cases/admin');
    await screen.findByText('page of cases');
    await user.keyboard('?');
    const help = await screen.findByRole('dialog');
    expect(help).toHaveTextContent(/^Keyboard shortcuts/);
    expect(within(help).getByText('Go to Admin Cases')).toBeVisible();
    await user.click(within(help).getByRole('switch', { name: 'Single-key shortcuts' }));
    expect(within(help).queryByText('Go to Admin Cases')).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('?g2/');
    expect(screen.queryByRole('dialog')).toBeNull();
    await find('keyboard');
    await user.keyboard('{Enter}');
    const again = await screen.findByRole('dialog');
    expect(within(again).getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked();
  });
});
