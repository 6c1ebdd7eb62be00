import { outbox } from '@portal/shared/realtime';
import { serveCalls } from '@portal/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CALLS, freshBrowser, openShell } from '../testing/shell-page';

jest.mock('../federation/host/load-remote', () => jest.requireActual<object>('../testing/fake-remotes'));
jest.mock('socket.io-client', () => jest.requireActual<object>('../testing/fake-socket'));

beforeEach(() => {
  freshBrowser();
  serveCalls(CALLS);
});

const ROOM = '00000000-0000-4000-8000-0000000000c1';

/** Somebody has written in a chat from which a file is missing still: the message waits. */
async function waitToSend(): Promise<void> {
  await openShell('/cases/admin');
  await screen.findByText('page of cases');
  // Nothing is sent over a line that is closed.
  serveCalls({ ...CALLS, 'POST /chatFile': () => new Promise<never>(() => undefined) });
  outbox.attach(ROOM, [new File(['bytes'], 'front.jpg')]);
  await waitFor(() => expect(outbox.state().chosen).toHaveLength(1));
  const files = outbox.state().chosen.map(({ id }) => id);
  outbox.add({ room: ROOM, message: 'With a photo', files, refers: null });
}

async function logOut(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Account of Emma Clark' }));
  await userEvent.click(await screen.findByText('Logout'));
}

test('[CH-07] a logout says what waits to be sent, and keeps it for the person’s return', async () => {
  await waitToSend();
  await logOut();
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('1 chat message is not sent yet');
  await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(screen.getByText('page of cases')).toBeVisible();
  await logOut();
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  await screen.findByRole('button', { name: 'Sign in' });
  expect(Object.values({ ...localStorage }).join()).toContain('With a photo');
});

test('[CH-07] a logout by the command palette asks the same', async () => {
  await waitToSend();
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = await screen.findByRole('combobox', { name: 'Search pages, records and actions' });
  await userEvent.type(palette, 'logout{Enter}');
  expect(await screen.findByText('1 chat message is not sent yet')).toBeVisible();
});

test('[CH-07] without anything that waits a logout asks nothing', async () => {
  await openShell('/cases/admin');
  await screen.findByText('page of cases');
  await logOut();
  await screen.findByRole('button', { name: 'Sign in' });
});
