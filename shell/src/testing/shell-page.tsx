import { locale } from '@portal/shared/i18n';
import { atEndOfTest, buildCompany, buildConfiguration, buildContact } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startShell } from '../app/start-shell';
import { stopRemotes } from '../federation';
import { buildFeed } from './build-feed';
import { FakeEvents, installFakeEvents } from './fake-events';
import { missingRemotes } from './fake-remotes';

/** What the server answers a person of a DSO, and delivery every tab. */
export const CALLS = {
  'POST /auth': { accessToken: 'access', refreshToken: 'refresh', expiresIn: 43_200 },
  'POST /auth/logout': { ok: true },
  'GET /contact/me': buildContact({ displayName: 'Emma Clark' }),
  'GET /company/me': buildCompany(),
  'GET /company/configuration': buildConfiguration(),
  'GET /chatConnect': { body: { url: '/chat' } },
  'POST /portal/reports': { ok: true },
} as const;

/** A browser nobody has used, with a wide screen. */
export function freshBrowser(): void {
  missingRemotes.clear();
  installFakeEvents();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.className = '';
  locale.set('en');
  globalThis.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('min-width'),
      media: query,
    }) as MediaQueryList;
}

/** Opens the whole shell at an address, until the test is over, and waits until its splash is gone. */
export async function openShell(
  path: string,
  {
    isSignedIn = true,
    feed = buildFeed(),
    splash: makeSplash = (): HTMLElement => document.createElement('div'),
  } = {},
): Promise<void> {
  if (isSignedIn) {
    localStorage.setItem('portal.session.accessToken', 'access');
    localStorage.setItem('portal.session.refreshToken', 'refresh');
    localStorage.setItem('portal.session.renewAt', String(Date.now() + 3_600_000));
    localStorage.setItem('portal.session.expiresAt', String(Date.now() + 43_200_000));
  }
  window.history.replaceState(null, '', path);
  const root = document.createElement('div');
  root.id = 'root';
  const splash = Object.assign(makeSplash(), { id: 'splash' });
  // What has the focus in it keeps it.
  document.body.prepend(root);
  for (const other of [...document.body.children]) if (other !== root && other !== splash) other.remove();
  document.body.append(...(splash.isConnected ? [] : [splash]));
  await act(async () => {
    const { stop } = startShell(root, { feed, isStale: false });
    atEndOfTest(() =>
      act(async () => {
        await stopRemotes();
        stop();
      }),
    );
    await Promise.resolve();
  });
  // A page without events asks for the feed every 15 seconds, so also in a test that takes as long.
  FakeEvents.open();
  await waitFor(() => expect(splash.isConnected).toBe(false));
}

export async function signIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Email'), 'emma@clinic.example');
  await userEvent.type(screen.getByLabelText('Password'), 'right');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}
