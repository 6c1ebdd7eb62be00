import { serveCalls } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { CALLS, freshBrowser, openShell } from '../testing/shell-page';
import type * as Parts from './load-parts';

jest.mock('../federation/host/load-remote', () => jest.requireActual<object>('../testing/fake-remotes'));
jest.mock('./load-parts', () => ({
  ...jest.requireActual<typeof Parts>('./load-parts'),
  loadGuest: () => Promise.reject(new Error('did not come')),
}));

beforeEach(() => {
  freshBrowser();
  serveCalls(CALLS);
});

test('[SH-28] a guest page whose part does not come says so and can be tried again', async () => {
  await openShell('/forget-password', { isSignedIn: false });
  expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot be reached');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
