import { bus } from '@portal/shared/bus';
import { locale } from '@portal/shared/i18n';
import { session } from '@portal/shared/session';
import { buildContact, serveCalls } from '@portal/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CALLS, freshBrowser, openShell } from '../testing/shell-page';

jest.mock('../federation/host/load-remote', () => jest.requireActual<object>('../testing/fake-remotes'));
jest.mock('socket.io-client', () => jest.requireActual<object>('../testing/fake-socket'));

beforeEach(freshBrowser);

const UPDATE = 'POST /api/auth/user/update';
const sentOf = ({ seen }: ReturnType<typeof serveCalls>): unknown[] =>
  seen.flatMap(({ call, request }) => (call === UPDATE ? [request.body] : []));

it('[SH-02] is kept for mails when it is picked in the toolbar', async () => {
  const calls = serveCalls({ ...CALLS, [UPDATE]: buildContact({ locale: 'tr' }) });
  await openShell('/cases/admin');
  await userEvent.click(await screen.findByRole('button', { name: 'Language: English' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Türkçe' }));
  await waitFor(() => expect(sentOf(calls)).toEqual([{ locale: 'tr' }]));
  expect(locale.get()).toBe('tr');
});

it('[SH-02] of who has chosen none is kept for mails once, as they see it', async () => {
  locale.set('ar');
  let person = buildContact({ locale: null });
  const calls = serveCalls({
    ...CALLS,
    'GET /contact/me': () => person,
    [UPDATE]: () => (person = { ...person, locale: 'ar' }),
  });
  await openShell('/cases/admin');
  await waitFor(() => expect(sentOf(calls)).toEqual([{ locale: 'ar' }]));
  const reads = () => calls.seen.filter(({ call }) => call === 'GET /contact/me').length;
  const before = reads();
  act(() => bus.emit('changes:lost', {}));
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
  await waitFor(() => expect(session.get().user?.locale).toBe('ar'));
  expect(sentOf(calls)).toHaveLength(1);
});

it('[SH-02] that was kept is another desk’s: neither it nor this desk’s changes', async () => {
  const calls = serveCalls({ ...CALLS, 'GET /contact/me': buildContact({ locale: 'tr' }) });
  await openShell('/cases/admin');
  await screen.findByText('page of cases');
  expect([sentOf(calls), locale.get()]).toEqual([[], 'en']);
});

it('[SH-02] that cannot be kept for who asked for nothing shows no error, and is tried again later', async () => {
  const calls = serveCalls({
    ...CALLS,
    'GET /contact/me': buildContact({ locale: null }),
    [UPDATE]: () => Response.json({ code: 'unavailable', message: 'Resting' }, { status: 503 }),
  });
  await openShell('/cases/admin');
  await waitFor(() => expect(sentOf(calls)).toHaveLength(1));
  await waitFor(() => expect(session.get().user?.locale).toBeNull());
  expect(screen.queryByText('Resting')).toBeNull();
  act(() => bus.emit('changes:lost', {}));
  await waitFor(() => expect(sentOf(calls)).toHaveLength(2));
});
