import { SessionCookies } from './session-cookie';

const HOUR = 3_600_000;
let now = 0;
const cookies = new SessionCookies('the token', () => now);
const sent = (header: string): string => header.split(';')[0] ?? '';

beforeEach(() => {
  now = 1_700_000_000_000;
});

test('a session lasts eight hours, across restarts', () => {
  const cookie = sent(cookies.issue({ name: 'Ann Öz; x=1' }, false));
  now += 8 * HOUR - 1;
  expect(new SessionCookies('the token', () => now).read(`a=b; ${cookie}; c=d`)).toEqual({
    name: 'Ann Öz; x=1',
  });
  now += 1;
  expect(cookies.read(cookie)).toBeNull();
});

test('a session ends when the token is another one', () => {
  const cookie = sent(cookies.issue({ name: 'Ann' }, false));
  expect(new SessionCookies('another token', () => now).read(cookie)).toBeNull();
});

test.each([
  ['no cookie', undefined],
  ['another cookie', 'a=b'],
  ['an empty one', 'portal-ops='],
  [
    'one that nobody signed',
    `portal-ops=${Buffer.from('{"name":"Eve","until":9e15}').toString('base64url')}.x`,
  ],
])('%s is no session', (_title, header) => {
  expect(cookies.read(header)).toBeNull();
});

test('one whose content was changed is no session', () => {
  const [, signature = ''] = sent(cookies.issue({ name: 'Ann' }, false)).split('.');
  const forged = Buffer.from(JSON.stringify({ name: 'Eve', until: now + HOUR })).toString('base64url');
  expect(cookies.read(`portal-ops=${forged}.${signature}`)).toBeNull();
});

test('the token is known when it is given', () => {
  expect([cookies.isToken('the token'), cookies.isToken('the toke'), cookies.isToken('')]).toEqual([
    true,
    false,
    false,
  ]);
});
