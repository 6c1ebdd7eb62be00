import { api, type ApiFailure } from '@portal/shared/api';
import { serveCalls } from '@portal/shared/testing';
import { uploads } from '@portal/shared/uploads';
import { act, screen, waitFor } from '@testing-library/react';
import { CALLS, freshBrowser, openShell, signIn } from '../testing/shell-page';

jest.mock('../federation/host/load-remote', () => jest.requireActual<object>('../testing/fake-remotes'));
jest.mock('socket.io-client', () => jest.requireActual<object>('../testing/fake-socket'));

/**
 * Specification § 8 line by line, as far as it is the shell's: what a person sees. What a form or a dialog adds of its own
 * (preferences, company info, avatar and logo, rooms that were not joined) is tested with it, in its remote.
 */
const REPLIES: readonly [
  ids: string,
  line: string,
  status: number,
  body: unknown,
  seen: readonly string[],
][] = [
  ['[AP-03]', 'the first extra', 400, { extra: [{ msg: 'A' }, { msg: 'B' }], message: 'C' }, ['A']],
  ['[AP-03]', 'else message', 400, { message: 'A', msg: 'B', error: 'C' }, ['A']],
  ['[AP-03]', 'else msg', 409, { msg: 'A', error: 'B' }, ['A']],
  ['[AP-03]', 'else error', 500, { error: 'A' }, ['A']],
  ['[AP-04]', 'a success that cannot be read', 200, '<p>', ['An error occurred, please try again']],
  ['[AP-04]', '4xx without a usable body', 418, '<p>', ['418-Client Error']],
  ['[AP-04]', '5xx without a usable body', 503, '<p>', ['503-Server Error']],
  ['[AP-04]', 'any other without a usable body', 302, '<p>', ['Something went wrong']],
  [
    '[AP-05]',
    'a 404: each extra, then a validation error',
    404,
    { extra: [{ msg: 'A' }, { msg: 'B' }] },
    ['A', 'B', 'Please check what you entered'],
  ],
  ['[AP-05]', 'a 404 without extra: its message', 404, { message: 'A' }, ['A']],
  ['[AP-05]', 'an errors object: a validation error', 400, { errors: { phone: 'A' }, message: 'B' }, ['A']],
  ['[AP-05]', 'no message: a generic error', 400, {}, ['400-Client Error']],
  [
    '[SH-27]',
    'a blocked company',
    403,
    { code: 'companyBlocked', message: 'You are blocked' },
    ['You are blocked'],
  ],
  ['[SH-27]', 'not for an RM', 403, { code: 'rmNotAllowed', message: 'RM Not Allowed' }, ['RM Not Allowed']],
];

/** One more than upload at once. */
const PHOTOS = ['frtImg', 'uprImg', 'lwrImg', 'ritImg', 'lftImg', 'frtpos', 'profil'] as const;

const notices = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

beforeEach(() => {
  freshBrowser();
  serveCalls(CALLS);
});

it.each(REPLIES)('%s %s', async (_ids, _line, status, body, seen) => {
  const heard: ApiFailure[] = [];
  const off = api.onError((failure) => heard.push(failure));
  await openShell('/cases/admin');
  await screen.findByText('page of cases');
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  serveCalls({ ...CALLS, 'GET /case': () => new Response(text, { status }) });
  await act(() => Promise.allSettled([api.call('GET /case')]));
  await waitFor(() => expect(notices()).toEqual(seen));
  expect(heard.map(({ error }) => error.status)).toEqual([status]);
  off();
});

it('[SH-20] [AP-03] a 401 of any call: Session expired, and out', async () => {
  await openShell('/cases/admin');
  await screen.findByText('page of cases');
  serveCalls({ ...CALLS, 'GET /case': () => new Response('', { status: 401 }) });
  await act(() => Promise.allSettled([api.call('GET /case', {}, { quiet: true })]));
  expect(await screen.findByText('Session expired')).toBeVisible();
  expect(window.location.pathname).toBe('/login');
});

it('[AP-05] no answer at all: says what to do, and keeps what the person is at', async () => {
  await openShell('/cases/admin');
  await screen.findByText('page of cases');
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await act(() => Promise.allSettled([api.call('GET /case')]));
  expect(await screen.findByText(/^The server cannot be reached/)).toBeVisible();
  expect(screen.getByText('page of cases')).toBeVisible();
});

it('[SH-18] a session check that fails otherwise: Unexepted error occured', async () => {
  serveCalls({ ...CALLS, 'GET /contact/me': () => new Response('', { status: 400 }) });
  await openShell('/cases/admin');
  expect(await screen.findByText('Unexepted error occured')).toBeVisible();
});

it('[SH-28] wrong credentials: at the fields username and password, not as a notice', async () => {
  const errors = { username: 'Unknown', password: 'Wrong' };
  serveCalls({ ...CALLS, 'POST /auth': () => Response.json({ message: 'No', errors }, { status: 400 }) });
  await openShell('/login', { isSignedIn: false });
  await signIn();
  expect(await screen.findByText('Unknown')).toBeVisible();
  expect(screen.getByText('Wrong')).toBeVisible();
  expect(screen.queryByText('No')).toBeNull();
});

it('[UP-02] uploads: Same type is being uploaded, Same type is in queue', async () => {
  serveCalls({ ...CALLS, 'POST /caseAsset': () => new Promise<Response>(() => undefined) });
  await openShell('/cases/admin');
  await screen.findByText('page of cases');
  const add = (assetType: (typeof PHOTOS)[number]) => {
    const file = new File(['bytes'], 'photo.jpg');
    uploads.add({ caseUuid: 'c', caseIdentifier: 'C-1', patientName: 'Sarah Miller', assetType, file });
  };
  act(() => PHOTOS.forEach(add));
  act(() => void add('frtImg'));
  expect(await screen.findByText('Same type is being uploaded')).toBeVisible();
  act(() => void add('profil'));
  expect(await screen.findByText('Same type is in queue')).toBeVisible();
});
