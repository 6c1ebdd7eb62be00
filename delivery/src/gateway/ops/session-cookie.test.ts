import { SessionCookies } from './session-cookie';

const HOUR = 3_600_000;
let now = 0;
let cookies: SessionCookies;
const ANN = { name: 'Ann', domains: null };
const BEN = { name: 'Ben', domains: ['cases'] };
const sent = (header: string): string => header.split(';')[0] ?? '';

beforeEach(() => {
  now = 1_700_000_000_000;
  cookies = new SessionCookies({ token: 'the token', people: [] }, () => now);
});

test('a session lasts eight hours', () => {
  const cookie = sent(cookies.issue({ name: 'Ann Öz; x=1', domains: null }, false));
  now += 8 * HOUR - 1;
  expect(cookies.read(`a=b; ${cookie}; c=d`)).toEqual({ name: 'Ann Öz; x=1', domains: null });
  now += 1;
  expect(cookies.read(cookie)).toBeNull();
});

test('a logout ends the session of its browser and no other', () => {
  const [left, stays] = [cookies.issue(ANN, true), cookies.issue(BEN, true)].map(sent);
  expect(cookies.end(left, true)).toContain('Max-Age=0');
  expect([cookies.read(left), cookies.read(stays)]).toEqual([null, BEN]);
});

test('a process knows its own sessions alone, so a restart ends them', () => {
  const cookie = sent(cookies.issue(ANN, false));
  expect(new SessionCookies({ token: 'the token', people: [] }, () => now).read(cookie)).toBeNull();
});

test.each([
  ['no cookie', undefined],
  ['another cookie', 'a=b'],
  ['an empty one', 'portal-ops='],
  ['a number that nobody gave out', `portal-ops=${'A'.repeat(43)}`],
])('%s is no session', (_title, header) => {
  expect(cookies.read(header)).toBeNull();
});

test('the token is known when it is given, and a person by theirs', () => {
  const people = [{ ...BEN, token: 'the token of Ben' }];
  const known = new SessionCookies({ token: 'the token', people }, () => now);
  const given = ['the token', 'the token of Ben', 'the toke', ''];
  expect(given.map((token) => known.personOf(token, 'Ann'))).toEqual([
    { ...ANN, account: 'OPS_TOKEN' },
    { ...BEN, account: 'Ben' },
    null,
    null,
  ]);
});
