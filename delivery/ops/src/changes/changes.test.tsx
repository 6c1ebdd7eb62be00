/** @jest-environment ./../tooling/jest/browser-environment.cjs */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { OpsApp } from '../ops-app';
import { browser } from '../testing/browser';
import { buildChange, buildState } from '../testing/builders';
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
      version: '2.0.0',
      percent: 100,
      reason: 'it is better',
      force: false,
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
      reason: 'empty lists',
      force: false,
      dryRun: false,
    });
  });

  test('nothing to go back to is said before anybody tries', async () => {
    gateway.on('POST rollback', { code: 'noEarlierRelease', message: 'Nothing was live before.' }, 409);
    await openCases();
    await user.click(screen.getByRole('tab', { name: 'Roll back' }));
    expect(await screen.findByText('Nothing was live before.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Roll back' })).toBeDisabled();
  });

  test('a shell has no share', async () => {
    gateway.on('POST activate', buildChange({ domain: 'shell' }));
    render(<OpsApp />);
    await click('Change shell');
    await click('Activate 2.0.0');
    expect(await screen.findByText(/Everybody gets a shell/)).toBeVisible();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
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
