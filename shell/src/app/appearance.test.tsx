import { DEFAULT_APPEARANCE, type Appearance } from '@portal/shared/contract';
import { buildContact, serveCalls } from '@portal/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CALLS, freshBrowser, openShell } from '../testing/shell-page';

jest.mock('../federation/host/load-remote', () => jest.requireActual<object>('../testing/fake-remotes'));
jest.mock('socket.io-client', () => jest.requireActual<object>('../testing/fake-socket'));

const ofPerson = (over: Partial<Appearance>): Appearance => ({ ...DEFAULT_APPEARANCE, ...over });
const callsOf = (appearance: Appearance | null) => ({
  ...CALLS,
  'GET /contact/me': buildContact({ displayName: 'Emma Clark', appearance }),
  'POST /api/auth/user/update': buildContact(),
});

beforeEach(freshBrowser);

async function openSettings(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Theme settings' }));
  // In tests antd gives all its ids one name, so the dialog's own is not to be had.
  return screen.findByRole('dialog');
}

it('[SH-13] shows and keeps each choice at once, with the person', async () => {
  const { seen } = serveCalls(callsOf(null));
  await openShell('/cases/admin');
  expect(document.documentElement).toHaveClass('portal-light');
  const settings = await openSettings();
  const everything = within(settings).getByRole('radiogroup', { name: 'Everything' });
  await userEvent.click(within(everything).getByText('Dark'));
  expect(document.documentElement).toHaveClass('portal-dark');
  expect(screen.getByRole('banner')).toHaveClass('portal-dark');
  await userEvent.click(within(settings).getByRole('switch', { name: 'Animations' }));
  expect(document.documentElement).toHaveAttribute('data-motion', 'off');
  await userEvent.click(within(settings).getByRole('switch', { name: 'Slim scrollbars' }));
  expect(document.documentElement).toHaveAttribute('data-scrollbars', 'native');
  const direction = within(settings).getByRole('radiogroup', { name: 'Direction' });
  await userEvent.click(within(direction).getByText('Right to left'));
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  const sent = seen.filter(({ call }) => call === 'POST /api/auth/user/update');
  expect(sent.at(-1)?.request.body).toEqual({
    appearance: {
      ...DEFAULT_APPEARANCE,
      schemes: { main: 'dark', navbar: 'dark', toolbar: 'dark', footer: 'dark' },
      direction: 'rtl',
      customScrollbars: false,
      animations: false,
    },
  });
});

it('[SH-13] gives main, navbar, toolbar and footer schemes of their own', async () => {
  serveCalls(
    callsOf(ofPerson({ schemes: { main: 'light', navbar: 'dark', toolbar: 'light', footer: 'dark' } })),
  );
  await openShell('/cases/admin');
  const navigation = await screen.findByRole('navigation', { name: 'Main navigation' });
  expect(document.documentElement).toHaveClass('portal-light');
  expect(navigation.parentElement).toHaveClass('portal-dark');
  expect(screen.getByRole('banner')).toHaveClass('portal-light');
  expect(screen.getByRole('contentinfo')).toHaveClass('portal-dark');
});

it('[SH-13] takes a choice back that the server does not keep, and says why', async () => {
  const message = 'The portal is being repaired';
  serveCalls({
    ...callsOf(null),
    'POST /api/auth/user/update': () => Response.json({ code: 'unavailable', message }, { status: 503 }),
  });
  await openShell('/cases/admin');
  const settings = await openSettings();
  await userEvent.click(
    within(within(settings).getByRole('radiogroup', { name: 'Everything' })).getByText('Dark'),
  );
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(document.documentElement).toHaveClass('portal-light'));
});

it('[SH-13] [SH-14] changes the layout around the page and leaves the page where it is', async () => {
  serveCalls(callsOf(null));
  await openShell('/cases/admin');
  const page = await screen.findByText('page of cases');
  const settings = await openSettings();
  for (const [layout, panels] of [
    [/^Layout 2/, 0],
    [/^Layout 3/, 2],
    [/^Layout 1/, 0],
  ] as const) {
    await userEvent.click(within(settings).getByRole('radio', { name: layout, hidden: true }));
    expect(screen.queryAllByRole('complementary', { hidden: true })).toHaveLength(panels);
    expect(page).toBeInTheDocument();
  }
});

it('[SH-14] has in layout 3 its panels, its toolbar and its footer where the person wants them', async () => {
  const layout = { ...DEFAULT_APPEARANCE.layout, style: 3 } as const;
  serveCalls(callsOf(ofPerson({ layout })));
  await openShell('/cases/admin');
  const left = await screen.findByRole('complementary', { name: 'Your pages' });
  expect(within(left).getByRole('link', { name: 'Admin Cases' })).toBeVisible();
  const right = screen.getByRole('complementary', { name: 'Activity' });
  expect(within(right).getByText('No files are being uploaded')).toBeVisible();
  const toolbarIsFirst = (): boolean =>
    Boolean(
      screen
        .getByRole('banner')
        .compareDocumentPosition(screen.getByRole('navigation', { name: 'Main navigation' })) &
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  expect(toolbarIsFirst()).toBe(true);

  const settings = await openSettings();
  await userEvent.click(within(settings).getByText('Below'));
  expect(toolbarIsFirst()).toBe(false);
  await userEvent.click(within(settings).getByRole('switch', { name: 'Panel with your pages' }));
  await userEvent.click(within(settings).getByText('None'));
  expect(screen.queryByRole('complementary', { name: 'Your pages', hidden: true })).toBeNull();
  expect(screen.queryByRole('contentinfo', { hidden: true })).toBeNull();
});

it('[SH-15] a page may want another layout, and the next page has the person’s again', async () => {
  serveCalls(callsOf(null));
  await openShell('/quick-guide');
  const layoutOf = (element: HTMLElement) => element.closest('[data-width]')?.getAttribute('data-width');
  const main = await screen.findByRole('main');
  expect(layoutOf(main)).toBe('boxed');
  expect(within(await openSettings()).getByText(/^This page has its own layout/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Admin Cases' }));
  await waitFor(() => expect(layoutOf(main)).toBe('full'));
});

it('[SH-15] a guest has the default look, whoever was here before', async () => {
  serveCalls({
    ...callsOf(ofPerson({ schemes: { main: 'dark', navbar: 'dark', toolbar: 'dark', footer: 'dark' } })),
    'POST /auth/logout': { ok: true },
  });
  await openShell('/cases/admin');
  expect(document.documentElement).toHaveClass('portal-dark');
  await userEvent.click(await screen.findByRole('button', { name: 'Account of Emma Clark' }));
  await userEvent.click(await screen.findByText('Logout'));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(document.documentElement).toHaveClass('portal-light');
});
