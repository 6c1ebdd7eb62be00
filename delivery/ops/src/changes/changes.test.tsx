/** @jest-environment ./../tooling/jest/browser-environment.cjs */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { OpsApp } from '../ops-app';
import { browser } from '../testing/browser';
import { buildChange, buildDomain, buildState } from '../testing/builders';
import { FakeEventSource } from '../testing/fake-event-source';
import { FakeGateway } from '../testing/fake-gateway';

let gateway: FakeGateway;
const user = userEvent.setup({ delay: null });

beforeEach(() => {
  browser(1280);
  gateway = new FakeGateway();
  gateway.on('GET state', buildState());
});
afterEach(cleanup);

const click = async (name: string): Promise<void> => user.click(await screen.findByRole('button', { name }));

async function openCases(): Promise<void> {
  render(<OpsApp />);
  await click('Change cases');
  await screen.findByRole('dialog', { name: 'cases' });
}

describe('[PL-03] changes', () => {
  test('a release goes live with a reason, after the page has said what that would do', async () => {
    gateway.on('POST activate', buildChange());
    await openCases();
    await click('Activate 2.0.0');
    expect(await screen.findByText(/Everybody would get cases 2.0.0, in place of 1.0.0/)).toBeVisible();
    await click('Activate for everybody');
    expect(await screen.findByText('Please say why.')).toBeVisible();
    expect(gateway.sent('activate').filter(({ dryRun }) => dryRun !== true)).toEqual([]);

    await user.type(screen.getByLabelText('Reason, for the audit trail'), 'it is better');
    gateway.on('GET state', buildState({ revision: 8 }));
    await click('Activate for everybody');
    expect(await screen.findByText('revision 8')).toBeVisible();
    expect(gateway.sent('activate').at(-1)).toEqual({
      domain: 'cases',
      seen: 7,
      version: '2.0.0',
      percent: 100,
      for: [],
      reason: 'it is better',
      force: false,
      again: false,
      unchecked: false,
      dryRun: false,
    });
  });

  test('for a share of the people, by number or by arrow keys', async () => {
    gateway.on('POST activate', buildChange({ percent: 10 }));
    await openCases();
    await click('Activate 2.0.0');
    const share = screen.getByRole('spinbutton', { name: 'Share of the people who get it' });
    await user.clear(share);
    await user.type(share, '10');
    expect(await screen.findByText(/^10 % of the people would get/)).toBeVisible();
    // antd asks for the old number of the key.
    fireEvent.keyDown(screen.getByRole('slider'), { keyCode: 39 });
    fireEvent.keyUp(screen.getByRole('slider'), { keyCode: 39 });
    expect(await screen.findByRole('button', { name: 'Activate for 11 %' })).toBeVisible();
  });

  test('first for a cohort or for a company by its uuid, and then for nobody else', async () => {
    const clinic = '6b1f2a90-8f0e-4c55-9d7e-1f2a3b4c5d6e';
    gateway.on('GET state', buildState({ cohorts: ['our staff'] }));
    gateway.on('POST activate', buildChange({ percent: 0, cohort: 'our staff' }));
    await openCases();
    await click('Activate 2.0.0');
    const field = screen.getByRole('combobox', { name: 'First for these companies or people' });
    await user.type(field, `our staff,${clinic},`);
    expect(await screen.findByText(/^Our staff would get cases 2.0.0/)).toBeVisible();
    await user.type(screen.getByLabelText('Reason, for the audit trail'), 'pilot');
    await click('Activate for them alone');
    await screen.findByRole('button', { name: 'Activate 2.0.0' });
    expect(gateway.sent('activate').at(-1)).toMatchObject({ for: ['our staff', clinic], percent: 0 });
  });

  test('what does not fit says why, and is forced on purpose', async () => {
    const against = ['cases 2.0.0 was built for platform contract ^2.0.0, shell 1.0.0 is 1.0.0'];
    gateway.on('POST activate', buildChange({ against }));
    await openCases();
    await click('Activate 2.0.0');
    expect(await screen.findByText(against[0] ?? '')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Activate for everybody' })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Reason, for the audit trail'), 'the shell follows today');
    await click('Activate for everybody in spite of this');
    await screen.findByRole('button', { name: 'Activate 2.0.0' });
    expect(gateway.sent('activate').at(-1)).toMatchObject({ force: true, reason: 'the shell follows today' });
  });

  test('a change that somebody else was faster than says so, and nothing is lost', async () => {
    gateway.on('POST rollback', buildChange({ from: '2.0.0', to: '1.0.0' }));
    await openCases();
    await user.click(screen.getByRole('tab', { name: 'Roll back' }));
    await screen.findByText(/Nothing speaks against it/);
    const reason = screen.getByLabelText('Reason, for the audit trail');
    await user.type(reason, 'empty lists');
    gateway.on('POST rollback', { code: 'feedConflict', message: 'The feed was changed meanwhile.' }, 409);
    await click('Roll back');
    expect(await screen.findByText('The feed was changed meanwhile.')).toBeVisible();
    expect(reason).toHaveValue('empty lists');
    expect(gateway.sent('rollback').at(-1)).toEqual({
      domain: 'cases',
      seen: 7,
      reason: 'empty lists',
      force: false,
      again: false,
      unchecked: false,
      dryRun: false,
    });
  });

  test('a rollback by somebody else a moment ago is named, and gone over after a second look only', async () => {
    const overrules = ['Omar rolled cases back from 3.0.0 to 2.0.0 40 s ago: empty lists'];
    gateway.on('POST rollback', buildChange({ from: '2.0.0', to: '1.0.0', overrules }));
    await openCases();
    await user.click(screen.getByRole('tab', { name: 'Roll back' }));
    expect(await screen.findByText(overrules[0] ?? '')).toBeVisible();
    expect(screen.queryByText(/Nothing speaks against it/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Reason, for the audit trail'), 'worse than before');
    await click('Roll back');
    expect(await screen.findByText('Please say that you have seen it.')).toBeVisible();
    expect(gateway.sent('rollback').filter(({ dryRun }) => dryRun !== true)).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /mean it all the same/ }));
    await click('Roll back');
    await waitFor(() =>
      expect(gateway.sent('rollback').at(-1)).toMatchObject({ again: true, dryRun: false }),
    );
  });

  test('what is typed stays when somebody is faster, and a tick counts for the decision that it was given for', async () => {
    gateway.on('POST rollback', buildChange({ from: '2.0.0', to: '1.0.0', overrules: ['Omar rolled back'] }));
    await openCases();
    await user.click(screen.getByRole('tab', { name: 'Roll back' }));
    await user.click(await screen.findByRole('checkbox', { name: /mean it all the same/ }));
    await user.type(screen.getByLabelText('Reason, for the audit trail'), 'worse');
    gateway.on('GET state', buildState({ revision: 8 }));
    gateway.on('POST rollback', buildChange({ from: '1.0.0', to: '0.9.0', overrules: ['Lea rolled back'] }));
    act(() => void FakeEventSource.opened[0]?.dispatchEvent(new Event('feed')));
    expect(await screen.findByText('Lea rolled back')).toBeVisible();
    expect(screen.getByLabelText('Reason, for the audit trail')).toHaveValue('worse');
    expect(screen.getByRole('checkbox', { name: /mean it all the same/ })).not.toBeChecked();
    await click('Roll back');
    expect(await screen.findByText('Please say that you have seen it.')).toBeVisible();
    expect(gateway.sent('rollback').every(({ dryRun }) => dryRun === true)).toBe(true);
  });

  test('one that came between look and press is refused with its name, and can be gone over then', async () => {
    gateway.on('POST activate', buildChange());
    await openCases();
    await click('Activate 2.0.0');
    await screen.findByText(/Nothing speaks against it/);
    await user.type(screen.getByLabelText('Reason, for the audit trail'), 'better');
    const reasons = ['cases 2.0.0 was rolled back by Omar 5 s ago: empty lists'];
    gateway.on('POST activate', { code: 'knownBad', message: 'Refused.', reasons }, 409);
    await click('Activate for everybody');
    await user.click(await screen.findByRole('checkbox', { name: /mean it all the same/ }));
    gateway.on('POST activate', buildChange());
    await click('Activate for everybody');
    await waitFor(() => expect(gateway.sent('activate').at(-1)).toMatchObject({ again: true }));
  });

  test('a domain of another squad can be looked at', async () => {
    gateway.on('GET state', buildState({ mayChange: ['chat', 'doctors'] }));
    gateway.on('POST rollback', buildChange({ action: 'rollback' }));
    await openCases();
    expect(
      screen.getByText('With your token you may change chat and doctors, and look at cases.'),
    ).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Roll back' }));
    await user.type(await screen.findByLabelText('Reason, for the audit trail'), 'broken');
    expect(screen.getByRole('button', { name: /^Roll back/ })).toBeDisabled();
  });

  test('nothing to go back to is said before anybody tries', async () => {
    gateway.on('POST rollback', { code: 'noEarlierRelease', message: 'Nothing was live before.' }, 409);
    await openCases();
    await user.click(screen.getByRole('tab', { name: 'Roll back' }));
    expect(await screen.findByText('Nothing was live before.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Roll back' })).toBeDisabled();
  });

  test('a domain is retired with a reason, after the page has said what others will miss', async () => {
    const notes = ['shipments 1.0.0 fills the slot case.tab in version 1, which no page that is live has'];
    gateway.on('POST retire', buildChange({ action: 'retire', from: '1.0.0', to: 'nothing', notes }));
    await openCases();
    await user.click(screen.getByRole('tab', { name: 'Retire' }));
    expect(await screen.findByText(/Nobody would have cases 1.0.0 any more.*shipments 1.0.0/)).toBeVisible();
    await user.type(screen.getByLabelText('Reason, for the audit trail'), 'replaced by plans');
    const retired = { version: '1.0.0', who: 'Ann', why: 'replaced by plans', when: '2026-03-01T12:00:00Z' };
    gateway.on('GET state', buildState({ domains: [{ ...buildDomain('cases'), live: null, retired }] }));
    await click('Retire cases');
    expect(await screen.findByText('retired')).toBeInTheDocument();
    expect(gateway.sent('retire').at(-1)).toMatchObject({ domain: 'cases', seen: 7, dryRun: false });
  });

  test('a share of a shell is one of browsers, and a shell is not retired', async () => {
    gateway.on('POST activate', buildChange({ domain: 'shell' }));
    render(<OpsApp />);
    await click('Change shell');
    await click('Activate 2.0.0');
    expect(await screen.findByText(/share is one of browsers/)).toBeVisible();
    expect(screen.getByRole('slider')).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Retire' })).not.toBeInTheDocument();
  });

  test('without a signing key one can look, and no more', async () => {
    gateway.on('GET state', buildState({ readOnly: 'There is no signing key here.' }));
    gateway.on('POST activate', buildChange());
    await openCases();
    expect(screen.getByText('There is no signing key here.')).toBeVisible();
    await click('Activate 2.0.0');
    await screen.findByText(/Nothing speaks against it/);
    expect(screen.getByRole('button', { name: 'Activate for everybody' })).toBeDisabled();
  });
});

describe('[PL-03] plans', () => {
  const plan = {
    ...{ steps: [10, 50, 100], every: 30, next: 50 },
    ...{ due: '2126-03-01T12:30:00Z', shareSince: '2026-03-01T12:00:00Z' },
  };

  test('a release is begun in steps, and the page says what follows', async () => {
    gateway.on('POST activate', buildChange({ percent: 10, plan: '10, 50, 100 %, 30 min at each' }));
    await openCases();
    await click('Activate 2.0.0');
    await user.click(screen.getByRole('radio', { name: 'In steps, by itself' }));
    expect(await screen.findByText(/Then by itself: 10, 50, 100 %/)).toBeVisible();
    await user.type(screen.getByLabelText('Reason, for the audit trail'), 'new list');
    await click('Begin the steps');
    await waitFor(() =>
      expect(gateway.sent('activate').at(-1)).toMatchObject({
        plan: { steps: [10, 50, 100], every: 30 },
        dryRun: false,
      }),
    );
  });

  test('one that runs is seen with its next step, and paused', async () => {
    const live = { version: '2.0.0', percent: 10, fallback: '1.0.0', plan };
    gateway.on('GET state', buildState({ domains: [buildDomain('cases', live)] }));
    gateway.on('POST plan', buildChange({ percent: 10, plan: 'paused' }));
    render(<OpsApp />);
    const row = await screen.findByRole('row', { name: /cases/ });
    expect(row).toHaveTextContent(/plan next 50 % in .*steps 10, 50, 100 %, 30 min each; this share since/);
    await click('Change cases');
    expect(await screen.findByText(/would stay at 10 % until somebody lets the plan go on/)).toBeVisible();
    await user.type(screen.getByLabelText('Reason, for the audit trail'), 'a call');
    await click('Pause');
    await waitFor(() =>
      expect(gateway.sent('plan').at(-1)).toMatchObject({ action: 'pause', seen: 7, dryRun: false }),
    );
  });
});

test('[PL-03] a preview link of a release is made and shown with its end', async () => {
  gateway.on('POST preview', { path: '/?portal-preview=token', until: '2026-03-01T16:00:00Z', against: [] });
  await openCases();
  await click('Preview 2.0.0');
  await user.type(screen.getByLabelText('Reason, for the audit trail'), 'for a clinic');
  await click('Make the link');
  expect(await screen.findByRole('link', { name: /\/\?portal-preview=token$/ })).toBeVisible();
  expect(gateway.sent('preview')).toMatchObject([{ domain: 'cases', version: '2.0.0', hours: 4, seen: 7 }]);
});

test('old releases are listed before they are removed, a sound feed is said, and keys stay with the host', async () => {
  const removed = [{ name: 'cases@0.9.0', builtAt: '2026-01-01T12:00:00Z', bytes: 500_000 }];
  gateway.on('POST prune', { removed, kept: 4, dryRun: true });
  gateway.on('POST repair', { done: null, lost: [], dryRun: true });
  render(<OpsApp />);
  await user.click(await screen.findByRole('tab', { name: 'Upkeep' }));
  expect(screen.getByText('delivery keys --rotate')).toBeVisible();
  await click('Look whether it is sound');
  expect(await screen.findByText('The newest revision is sound.')).toBeVisible();
  await click('List what would go');
  expect(await screen.findByText('cases@0.9.0')).toBeVisible();
  await user.type(screen.getByLabelText('Reason, for the audit trail'), 'disk');
  await click('Remove these for good');
  await waitFor(() =>
    expect(gateway.sent('prune').at(-1)).toEqual({
      keep: 10,
      days: 30,
      seen: 7,
      reason: 'disk',
      dryRun: false,
    }),
  );
});
