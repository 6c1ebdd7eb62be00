/** @jest-environment ./../tooling/jest/browser-environment.cjs */
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { browser } from '../testing/browser';
import { FakeGateway } from '../testing/fake-gateway';
import { ErrorMessages } from './error-messages';

const ERROR = {
  message: 'TypeError: x is undefined',
  count: 7,
  routes: ['/admin/all/:id'],
  stack: ['a cases/2.0.0/app.js:1:3'],
};
const HEALTH = {
  ...{ domain: 'cases', version: '2.0.0', starts: 9, loadFailures: 0, errors: 7, errorRate: 0.7, vitals: {} },
  messages: [ERROR],
};

beforeEach(() => browser(1280));
afterEach(cleanup);

test('shows on request on which pages an error happened, and in which lines of the source', async () => {
  const gateway = new FakeGateway();
  const line = 'submitCase src/features/submission/submit.ts:12:5';
  gateway.on('GET errors?domain=cases&version=2.0.0', { errors: [{ ...ERROR, stack: [line] }] });
  render(<ErrorMessages health={HEALTH} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('7 × TypeError: x is undefined');
  await userEvent.click(screen.getByRole('button', { name: 'Show the lines' }));
  expect(await screen.findByText(line)).toBeVisible();
  expect(screen.getByText('on /admin/all/:id')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hide the lines' }));
  expect(screen.queryByText(line)).toBeNull();
});

test('says why it cannot', async () => {
  new FakeGateway().goDown();
  render(<ErrorMessages health={HEALTH} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show the lines' }));
  expect(await screen.findByText('The gateway does not answer.')).toBeVisible();
});
