import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { IntlProvider } from 'react-intl';
import { publishSession } from '../../../session';
import { buildCompany } from '../../../testing/builders';
import { ConfirmButton } from './confirm-button';
import type { ConfirmedAction } from './confirm-dialog';

function renderButton(
  run: () => unknown,
  action: Partial<ConfirmedAction & { isAlwaysAllowed: boolean }> = {},
) {
  render(
    <IntlProvider locale="en">
      <App>
        <ConfirmButton
          question="Delete the view?"
          hint="It is gone then."
          done="Deleted."
          run={run}
          {...action}
        >
          Delete
        </ConfirmButton>
      </App>
    </IntlProvider>,
  );
  return userEvent.setup();
}

const opener = () => screen.getByRole('button', { name: 'Delete' });
const confirm = () => screen.getByRole('button', { name: /Confirm$/ });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

afterEach(() => act(() => publishSession(null)));

describe('ConfirmButton', () => {
  it('asks, waits while it runs, says that it is done, and gives the focus back', async () => {
    let finish = () => {};
    const run = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const user = renderButton(run);
    await user.click(opener());
    expect(screen.getByRole('dialog', { name: 'Delete the view?' })).toHaveTextContent('It is gone then.');
    await waitFor(() => expect(confirm()).toHaveFocus());
    await user.dblClick(confirm());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled());
    expect(run).toHaveBeenCalledTimes(1);
    finish();
    expect(await screen.findByText('Deleted.')).toBeVisible();
    await closed();
    expect(opener()).toHaveFocus();
  });

  it('does nothing when it is canceled, and begins at Cancel where something is taken away', async () => {
    const run = jest.fn();
    const user = renderButton(run, { danger: true });
    await user.click(opener());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await closed();
    await user.click(opener());
    await user.keyboard('{Escape}');
    await closed();
    expect(run).not.toHaveBeenCalled();
  });

  it('asks on after a failure, and no more where the state has changed meanwhile', async () => {
    const run = jest
      .fn()
      .mockRejectedValueOnce({ code: 'unavailable' })
      .mockRejectedValueOnce({ code: 'notAllowedNow' });
    const user = renderButton(run);
    await user.click(opener());
    await user.click(confirm());
    await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled());
    await user.click(confirm());
    await closed();
    expect(screen.queryByText('Deleted.')).toBeNull();
  });

  it.each([
    [false, 'disabled'],
    [true, 'enabled'],
  ])('[SH-27] for a blocked company, where it is always allowed: %s, it is %s', (isAlwaysAllowed, state) => {
    const company = buildCompany({ status: 'BLOCKED' });
    act(() => publishSession({ user: null, company, configuration: null, role: null }));
    renderButton(jest.fn(), { isAlwaysAllowed });
    expect(opener().matches(`:${state}`)).toBe(true);
  });
});
