import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import type { ErrorData } from '../../api';
import { provideRealtime, type Realtime } from '../../realtime';
import turkish from '../i18n/tr.json';
import { Loaded, type LoadedQuery } from './loaded';

type Failure = Partial<ErrorData>;
let refetch: jest.Mock;
beforeEach(() => {
  refetch = jest.fn();
});

function show(query: Partial<LoadedQuery<string>>, locale: 'en' | 'tr' = 'en') {
  return render(
    <IntlProvider locale={locale} messages={locale === 'tr' ? turkish : {}}>
      <Loaded query={{ refetch, ...query }}>{(data) => <p>{data}</p>}</Loaded>
    </IntlProvider>,
  );
}
const failed = (status: number, code: ErrorData['code'], message = 'The words of the server'): Failure => ({
  status,
  code,
  message,
});

test.each([
  failed(400, 'badRequest'),
  failed(400, 'validation'),
  failed(409, 'notAllowedNow'),
  failed(422, 'checksumMismatch'),
  failed(429, 'tooManyCalls'),
  failed(500, 'internal'),
  {},
])('[AP-03] a read that failed by %j could not be loaded, and can be tried again', async (error) => {
  show({ error });
  expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded');
  expect(screen.queryByText('There is nothing here')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('[AP-05] only what is not there is not there', () => {
  show({ error: failed(404, 'notFound') });
  expect(screen.getByText('There is nothing here')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('[SH-02] a reason that the code tells is told, in the person’s language', () => {
  show({ error: failed(429, 'tooManyCalls') }, 'tr');
  expect(screen.getByRole('alert')).toHaveTextContent('Lütfen bir dakika bekleyip yeniden deneyin.');
});

test('[SH-27] what is not open to the role, and why else a page is not open', () => {
  const { unmount } = show({ error: failed(403, 'forbidden') });
  expect(screen.getByText(/^Your role does not include it/)).toBeVisible();
  unmount();
  show({ error: failed(403, 'companyInactive', 'Your company’s account is not active') });
  expect(screen.getByText('Your company’s account is not active')).toBeVisible();
});

describe('a read that failed for want of a connection', () => {
  const listeners = new Set<(connected: boolean) => void>();
  const fake: Pick<Realtime, 'onConnection'> = {
    onConnection: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  beforeAll(() => provideRealtime(fake as Realtime));

  test.each([failed(0, 'network'), failed(503, 'unavailable')])(
    'is made again when it returns: %j',
    (error) => {
      show({ error });
      act(() => void window.dispatchEvent(new Event('online')));
      act(() => listeners.forEach((listener) => listener(false)));
      act(() => listeners.forEach((listener) => listener(true)));
      expect(refetch).toHaveBeenCalledTimes(2);
    },
  );

  test('is made again too while older data is shown', () => {
    show({ data: 'of before', error: failed(0, 'network') });
    expect(screen.getByText('of before')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  test('is made once: what succeeded, or failed otherwise, is not asked for again', () => {
    show({ data: 'here' });
    show({ error: failed(409, 'notAllowedNow') });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(refetch).not.toHaveBeenCalled();
    expect(listeners.size).toBe(0);
  });
});
