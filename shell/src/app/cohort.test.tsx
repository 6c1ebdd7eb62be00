import { buildCompany, serveCalls } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { cohortMark } from '../federation/choice/rollout';
import type { Feed, FeedDomain } from '../federation/feed/feed';
import { buildFeed } from '../testing/build-feed';
import { FakeEvents } from '../testing/fake-events';
import { CALLS, freshBrowser, openShell } from '../testing/shell-page';
import { createSigner, type TestSigner } from '../testing/signed-feed';

jest.mock('../federation/host/load-remote', () => jest.requireActual<object>('../testing/fake-remotes'));
jest.mock('socket.io-client', () => jest.requireActual<object>('../testing/fake-socket'));

const { domains } = buildFeed();
const earlier = domains['company'] as FeedDomain;
const chat = domains['chat'] as FeedDomain;
let signer: TestSigner;
beforeAll(async () => {
  signer = await createSigner();
});

const release = () => document.querySelector<HTMLElement>('[data-release]')?.dataset['release'];

/** Opens the page of the company, and gives feeds with another entry of it to the open tab. */
async function openCompany() {
  freshBrowser();
  document.head.innerHTML = `<meta name="portal-feed-keys" content="${signer.key}">`;
  let answer: unknown;
  serveCalls({ ...CALLS, 'GET /portal/feed.json': () => answer });
  await openShell('/profile/profile');
  await screen.findByText('page of company');
  return async (revision: number, company: FeedDomain, others: Feed['domains'] = domains) => {
    answer = JSON.parse(await signer.sign({ revision, domains: { ...others, company } }));
    await act(async () => {
      FakeEvents.announce(revision);
      await Promise.resolve();
    });
  };
}

const forCohort = (uuid: string): FeedDomain => ({
  ...earlier,
  version: '2.0.0',
  container: 'company_2_0_0',
  fallback: earlier,
  percent: 0,
  cohort: [cohortMark('company@2.0.0', uuid)],
});

test('[PL-03] the open tab of a chosen company is offered the release, and loses it by a rollback', async () => {
  const give = await openCompany();
  await give(2, forCohort(buildCompany().uuid));
  await userEvent.click(await screen.findByRole('button', { name: 'Show it' }));
  await waitFor(() => expect(release()).toBe('2.0.0'));
  await give(3, { ...earlier, action: 'rollback' });
  await waitFor(() => expect(release()).toBe('1.0.0'));
});

test('[PL-03] an offered release comes with the next navigation, and not where a page replaces its address by itself', async () => {
  const give = await openCompany();
  await give(2, { ...forCohort(''), percent: 100 });
  const offer = () => screen.findByRole('button', { name: 'Show it' });
  await offer();
  const isRouted = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  act(() => window.history.replaceState(null, '', '/profile/renewed'));
  await act(() => isRouted);
  expect(await offer()).toBeVisible();
  expect(release()).toBe('1.0.0');
  act(() => window.history.pushState(null, '', '/profile/addresses'));
  await waitFor(() => expect(release()).toBe('2.0.0'));
});

test('[PL-03] the tab of another company keeps what it has', async () => {
  const give = await openCompany();
  const entry = () => screen.queryByRole('link', { name: 'Pending Actions' });
  expect(entry()).toBeVisible();
  // A domain that goes with the same feed says that the tab has heard of it.
  await give(2, forCohort('6b1f2a90-8f0e-4c55-9d7e-1f2a3b4c5d6e'), { chat });
  await waitFor(() => expect(entry()).toBeNull());
  expect(screen.queryByRole('button', { name: 'Show it' })).not.toBeInTheDocument();
  expect(release()).toBe('1.0.0');
});
