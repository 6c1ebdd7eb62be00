import { Notices } from '@portal/shared/ui';
import { configureStore, Provider } from '@portal/shared/redux';
import { act, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { noticesSlice, notify } from './notices.slice';
import { StoreNotices } from './store-notices';

const store = configureStore({ reducer: { notices: noticesSlice.reducer } });

beforeEach(() => {
  // Takes back that a notice stays, as in every other test.
  jest.restoreAllMocks();
  jest.useFakeTimers();
  render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <Notices>
          <StoreNotices />
        </Notices>
      </IntlProvider>
    </Provider>,
  );
});
afterEach(() => jest.useRealTimers());

/** Lets time pass as a page lives it: frame by frame. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('[SH-25] a notice is said to screen readers too, and hides after 6000 ms', async () => {
  act(() => void store.dispatch(notify({ kind: 'error', name: 'internal' })));
  await pass(5_900);
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
  await pass(1_000);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[SH-25] the same text twice is one notice', async () => {
  act(() => void store.dispatch(notify({ kind: 'error', name: 'internal' })));
  await pass(1_000);
  act(() => {
    store.dispatch(notify({ kind: 'error', name: 'internal' }));
    store.dispatch(notify({ kind: 'error', name: 'passwordChanged' }));
  });
  await pass(1_000);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Something went wrong',
    'Your password has been changed',
  ]);
});
