import { locale } from '@portal/shared/i18n';
import { serveCalls } from '@portal/shared/testing';
import { useUnsavedInput } from '@portal/shared/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { buildFeed } from '../testing/build-feed';
import { FakeEvents } from '../testing/fake-events';
import { CALLS, freshBrowser, openShell } from '../testing/shell-page';
import { createSigner, type TestSigner } from '../testing/signed-feed';

jest.mock('../federation/host/load-remote', () => jest.requireActual<object>('../testing/fake-remotes'));
jest.mock('socket.io-client', () => jest.requireActual<object>('../testing/fake-socket'));

const { company, ...others } = buildFeed().domains;
const title = { en: 'Company', tr: 'Firma', ar: 'الشركة' };
const retired = { company: { title, paths: ['/profile/:tabName'] } };
let signer: TestSigner;
beforeAll(async () => {
  signer = await createSigner();
});

/** Opens a page, and lets a function retire the domain company in the open tab, or bring it back. */
async function openWithFeed(path: string): Promise<(revision: number, isBack?: boolean) => Promise<void>> {
  freshBrowser();
  document.head.innerHTML = `<meta name="portal-feed-keys" content="${signer.key}">`;
  let answer: unknown;
  serveCalls({ ...CALLS, 'GET /portal/feed.json': () => answer });
  await openShell(path);
  return async (revision, isBack = false) => {
    const next = isBack ? buildFeed() : { ...buildFeed(), domains: others, retired };
    answer = JSON.parse(await signer.sign({ ...next, revision } as ReturnType<typeof buildFeed>));
    await act(async () => {
      FakeEvents.announce(revision);
      await Promise.resolve();
    });
  };
}

const entry = () =>
  within(screen.getByRole('navigation', { name: 'Main navigation' })).queryByRole('link', {
    name: 'Company profile',
  });

test('[PL-05] a domain that is retired leaves the navigation of an open tab, and its page says so', async () => {
  expect(company).toBeDefined();
  const retire = await openWithFeed('/profile/profile');
  await screen.findByText('page of company');
  expect(entry()).toBeVisible();

  await retire(2);
  expect(await screen.findByText('Company is not offered any more')).toBeVisible();
  expect(screen.getByText(/Nothing that you saved there was deleted/)).toBeVisible();
  expect(screen.queryByText('page of company')).not.toBeInTheDocument();
  expect(entry()).toBeNull();
  for (const [language, text] of [
    ['tr', 'Firma artık sunulmuyor'],
    ['ar', 'لم يعد الشركة متاحًا'],
  ] as const) {
    act(() => locale.set(language));
    expect(await screen.findByText(text)).toBeVisible();
  }
  act(() => locale.set('en'));
  await userEvent.click(await screen.findByRole('link', { name: 'Go to Pending Actions' }));
  await screen.findByText('page of cases');

  await retire(3, true);
  await waitFor(() => expect(entry()).toBeVisible());
});

test('[PL-05] what somebody types on its page is not lost: the page says so, and stays until it is left', async () => {
  const retire = await openWithFeed('/profile/profile');
  await screen.findByText('page of company');
  const Typing = () => {
    useUnsavedInput(true);
    return null;
  };
  const { unmount } = render(<Typing />);
  await retire(2);
  expect(
    await screen.findByText(/company is not offered any more. Save or copy what you typed/),
  ).toBeVisible();
  expect(screen.getByText('page of company')).toBeVisible();
  expect(entry()).toBeNull();

  unmount();
  await userEvent.click(screen.getByRole('link', { name: 'Pending Actions' }));
  await screen.findByText('page of cases');
  act(() => window.history.back());
  expect(await screen.findByText(/Nothing that you saved there was deleted/)).toBeVisible();
  expect(screen.queryByText('page of company')).not.toBeInTheDocument();
});
