import { bus } from '@portal/shared/bus';
import { serveCalls } from '@portal/shared/testing';
import { act, waitFor } from '@testing-library/react';
import { prepareSocket } from '../testing/fake-socket';
import { CALLS, freshBrowser, openShell } from '../testing/shell-page';

jest.mock('../federation/host/load-remote', () => jest.requireActual<object>('../testing/fake-remotes'));
jest.mock('socket.io-client', () => jest.requireActual<object>('../testing/fake-socket'));

const at = (number: number) => ({ number, at: '2026-11-23T08:00:00.000Z' });

test('what changed without a connection is told remotes as if it came live; what is lost makes everything old', async () => {
  freshBrowser();
  const socket = prepareSocket();
  socket.missed = { changes: [], cursor: at(4), isTooOld: false };
  const { seen } = serveCalls({ ...CALLS, 'GET /chatConnect': { body: { url: '/chat', cursor: at(4) } } });
  const heard: unknown[] = [];
  const offs = [
    bus.on('doctor:changed', ({ uuid }) => heard.push(uuid)),
    bus.on('changes:lost', () => heard.push('lost')),
  ];
  await openShell('/cases/admin');
  const asked = () =>
    socket.asked.filter(({ event }) => event === 'getChanges').map(({ payload }) => payload);
  await waitFor(() => expect(asked()).toEqual([{ after: at(4) }]));

  socket.missed = {
    changes: [{ event: 'doctorChanged', change: { uuid: 'd5' }, cursor: at(5) }],
    cursor: at(5),
    isTooOld: false,
  };
  await act(async () => {
    socket.lose();
    socket.connectNow();
  });
  await waitFor(() => expect(heard).toEqual(['d5']));

  const readsOfSession = () => seen.filter(({ call }) => call === 'GET /company/me').length;
  const before = readsOfSession();
  socket.missed = { changes: [], cursor: at(900), isTooOld: true };
  await act(async () => {
    socket.lose();
    socket.connectNow();
  });
  await waitFor(() => expect(heard).toEqual(['d5', 'lost']));
  await waitFor(() => expect(readsOfSession()).toBe(before + 1));
  expect(asked()).toEqual([{ after: at(4) }, { after: at(4) }, { after: at(5) }]);
  for (const off of offs) off();
});
