/** @jest-environment ./../tooling/jest/browser-environment.cjs */
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { OpsApp } from './ops-app';
import { browser } from './testing/browser';
import { buildDomain, buildHistory, buildState } from './testing/builders';
import { FakeEventSource } from './testing/fake-event-source';
import { FakeGateway } from './testing/fake-gateway';

let gateway: FakeGateway;
const user = userEvent.setup({ delay: null });

beforeEach(() => {
  browser(1280);
  gateway = new FakeGateway();
  gateway.on('GET state', buildState());
});
afterEach(cleanup);

const click = async (name: string): Promise<void> => user.click(await screen.findByRole('button', { name }));

describe('login', () => {
  test('asks for name and token, and shows what is live after it', async () => {
    gateway.on('GET state', { code: 'unauthorised', message: 'Please log in.' }, 401);
    gateway.on('POST session', null);
    render(<OpsApp />);
    await click('Log in');
    expect(await screen.findByText('Please enter the token.')).toBeVisible();
    expect(gateway.sent('session')).toEqual([]);

    await user.type(screen.getByLabelText('Your name'), 'Ann');
    await user.type(screen.getByLabelText('Token'), 'the token');
    gateway.on('GET state', buildState());
    await click('Log in');
    expect(await screen.findByRole('rowheader', { name: 'cases' })).toBeVisible();
    expect(gateway.sent('session')).toEqual([{ name: 'Ann', token: 'the token' }]);
  });

  test('a token of one’s own needs no name', async () => {
    gateway.on('GET state', { code: 'unauthorised', message: 'Please log in.' }, 401);
    gateway.on('POST session', null);
    render(<OpsApp />);
    await user.type(await screen.findByLabelText('Token'), 'the token of Ann');
    gateway.on('GET state', buildState());
    await click('Log in');
    expect(await screen.findByRole('rowheader', { name: 'cases' })).toBeVisible();
    expect(gateway.sent('session')).toEqual([{ name: '', token: 'the token of Ann' }]);
  });

  test('asks for the code of the authenticator app where the gateway wants one', async () => {
    gateway.on('GET state', { code: 'unauthorised', message: 'Please log in.' }, 401);
    gateway.on('POST session', { code: 'codeNeeded', message: 'Please enter the code.' }, 401);
    render(<OpsApp />);
    await user.type(await screen.findByLabelText('Token'), 'the token of Ann');
    expect(screen.queryByLabelText(/^Code/)).not.toBeInTheDocument();
    await click('Log in');
    const code = await screen.findByLabelText('Code of your authenticator app');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(code, '123456');
    gateway.on('POST session', null);
    gateway.on('GET state', buildState());
    await click('Log in');
    expect(await screen.findByRole('rowheader', { name: 'cases' })).toBeVisible();
    expect(gateway.sent('session').at(-1)).toMatchObject({ token: 'the token of Ann', code: '123456' });
  });

  test('says why it was refused', async () => {
    gateway.on('GET state', { code: 'unauthorised', message: 'Please log in.' }, 401);
    gateway.on('POST session', { code: 'lockedOut', message: 'Too many wrong tokens.' }, 429);
    render(<OpsApp />);
    await user.type(await screen.findByLabelText('Your name'), 'Ann');
    await user.type(screen.getByLabelText('Token'), 'guess');
    await click('Log in');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many wrong tokens.');
  });

  test('who logs out is asked again', async () => {
    gateway.on('DELETE session', null);
    render(<OpsApp />);
    await screen.findByRole('rowheader', { name: 'cases' });
    gateway.on('GET state', { code: 'unauthorised', message: 'Please log in.' }, 401);
    await click('Log out');
    expect(await screen.findByLabelText('Token')).toBeVisible();
  });
});

describe('what is live', () => {
  test('shows a rollout with its share, who made it and how both releases do', async () => {
    const cases = buildDomain('cases', { version: '2.0.0', percent: 10, fallback: '1.0.0', by: 'Ann' });
    const figures = { domain: 'cases', starts: 40, loadFailures: 1, errors: 1, messages: [] };
    gateway.on(
      'GET state',
      buildState({
        domains: [cases],
        health: [
          { ...figures, version: '2.0.0', errorRate: 0.05, vitals: { LCP: 812, INP: 90 } },
          { ...figures, version: '1.0.0', errorRate: 0, vitals: {} },
        ],
      }),
    );
    render(<OpsApp />);
    const row = await screen.findByRole('row', { name: /cases/ });
    for (const text of [
      '2.0.0',
      '10 %',
      '1.0.0',
      /by Ann/,
      '5.0 % with errors',
      '0 % with errors',
      'LCP 812 ms',
      'INP 90 ms',
    ])
      expect(within(row).getByText(text)).toBeVisible();
    expect(within(row).getByRole('progressbar')).toHaveAccessibleName(
      'Share of the people who get cases 2.0.0',
    );
  });

  test('names a release by its source, says what was not committed, and marks what was rolled back', async () => {
    const cases = buildDomain('cases');
    const [bad, live] = cases.releases;
    if (!bad || !live) throw new Error('there are two releases');
    const commit = { author: 'Omar', at: '2026-03-01T10:00:00Z', subject: 'A new list' };
    const rolledBack = { who: 'Ann', why: 'empty lists', when: '2026-03-01T12:00:00Z' };
    const releases = [{ ...bad, revision: '73c3656f09-dirty', commit, rolledBack }, live];
    gateway.on('GET state', buildState({ domains: [{ ...cases, releases }] }));
    render(<OpsApp />);
    await click('Change cases');
    expect(await screen.findByText(/from 73c3656f09-dirty/)).toBeVisible();
    expect(screen.getByText('not committed')).toBeVisible();
    expect(screen.getByText(/A new list \(Omar/)).toBeVisible();
    expect(screen.getByText(/rolled back: empty lists \(by Ann/)).toBeVisible();
  });

  test('fits on a phone: cards in place of the table', async () => {
    browser(390);
    render(<OpsApp />);
    expect(await screen.findByRole('heading', { name: 'cases' })).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change cases' })).toBeVisible();
  });

  test('says that nothing is published', async () => {
    gateway.on('GET state', buildState({ revision: null, domains: [] }));
    render(<OpsApp />);
    expect(await screen.findByText(/Nothing is published yet/)).toBeVisible();
  });

  test('[PL-03] a change by somebody else is shown when the event comes', async () => {
    render(<OpsApp />);
    await screen.findByRole('rowheader', { name: 'cases' });
    const [stream] = FakeEventSource.opened;
    expect(stream?.url).toBe('/portal/events');
    act(() => void stream?.dispatchEvent(new Event('open')));
    expect(screen.getByText('live')).toBeVisible();

    gateway.on(
      'GET state',
      buildState({ revision: 8, domains: [buildDomain('cases', { version: '3.0.0' })] }),
    );
    act(() => void stream?.dispatchEvent(new Event('feed')));
    expect(await screen.findByText('3.0.0')).toBeVisible();
    expect(screen.getByText('revision 8')).toBeVisible();
    act(() => void stream?.dispatchEvent(new Event('error')));
    expect(screen.getByText('asking every 15 s')).toBeVisible();
  });

  test('a page that nobody sees holds no connection, and looks again when it is seen', async () => {
    render(<OpsApp />);
    await screen.findByRole('rowheader', { name: 'cases' });
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(FakeEventSource.opened.map(({ readyState }) => readyState)).toEqual([FakeEventSource.CLOSED]);
    gateway.on('GET state', buildState({ revision: 9 }));
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('revision 9')).toBeVisible();
    expect(FakeEventSource.opened).toHaveLength(2);
    visibility.mockRestore();
  });

  test('keeps what was known last while the gateway is away, and says so', async () => {
    render(<OpsApp />);
    await screen.findByRole('rowheader', { name: 'cases' });
    gateway.goDown();
    act(() => void FakeEventSource.opened[0]?.dispatchEvent(new Event('feed')));
    expect(await screen.findByRole('alert')).toHaveTextContent('The gateway does not answer.');
    expect(screen.getByRole('rowheader', { name: 'cases' })).toBeVisible();
  });

  test('a gateway that does not answer from the start can be asked again', async () => {
    gateway.on('GET state', { code: 'internal', message: 'Something went wrong.' }, 500);
    render(<OpsApp />);
    expect(await screen.findByText('Something went wrong.')).toBeVisible();
    gateway.on('GET state', buildState());
    await click('Try again');
    expect(await screen.findByRole('rowheader', { name: 'cases' })).toBeVisible();
  });

  test('[PL-05] says that the newest feed is not given out', async () => {
    gateway.on('GET state', buildState({ stale: 'revision 8 is not signed by a trusted key' }));
    render(<OpsApp />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('the portal stays at revision 7');
    expect(alert).toHaveTextContent('revision 8 is not signed by a trusted key');
  });
});

describe('history', () => {
  test('shows who changed what and why, of all or of one domain', async () => {
    gateway.on('GET history', buildHistory());
    gateway.on('GET history?domain=shell', buildHistory({ entries: [] }));
    render(<OpsApp />);
    await user.click(await screen.findByRole('tab', { name: 'History' }));
    expect(await screen.findByText('6 of 10 tabs with errors')).toBeVisible();
    expect(screen.getByText(/by self-healing/)).toBeVisible();
    expect(screen.getByText('unbroken')).toBeVisible();

    await user.click(screen.getByRole('combobox', { name: 'Domain' }));
    await user.click(await screen.findByTitle('shell'));
    expect(await screen.findByText('Nothing was changed yet.')).toBeVisible();
  });

  test('[PL-03] says so when somebody changed the past', async () => {
    gateway.on(
      'GET history',
      buildHistory({ chain: ['revision 3 (activate cases): its entry was changed'] }),
    );
    render(<OpsApp />);
    await user.click(await screen.findByRole('tab', { name: 'History' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'revision 3 (activate cases): its entry was changed',
    );
  });
});
