import { Tickets } from './tickets';

const HOUR = 3_600_000;
let now: number;
let keys: [string, ...string[]];
let tickets: Tickets;

beforeEach(() => {
  now = Date.parse('2026-03-01T12:00:00Z');
  keys = ['one key'];
  tickets = new Tickets(
    () => keys,
    () => now,
  );
});

test('says for which page load and for whom it was given, for an hour', () => {
  const text = tickets.issue('p:somebody');
  expect(tickets.read(text)).toMatchObject({
    voter: 'p:somebody',
    page: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  now += HOUR - 1;
  expect(tickets.read(text)).not.toBeNull();
  now += 1;
  expect(tickets.read(text)).toBeNull();
});

test('can be replaced for a week, under the same page load', () => {
  const text = tickets.issue('a:somewhere');
  now += 7 * 24 * HOUR;
  const { page } = tickets.readRenewable(text) ?? {};
  expect(tickets.read(tickets.issue('p:somebody', page))).toMatchObject({ page, voter: 'p:somebody' });
  now += HOUR;
  expect(tickets.readRenewable(text)).toBeNull();
});

test.each<[string, (text: string) => unknown]>([
  [
    'one of another installation',
    () =>
      new Tickets(
        () => ['other key'],
        () => now,
      ).issue('p:somebody'),
  ],
  ['one that was changed', (text) => `A${text.slice(1)}`],
  ['one without its signature', (text) => text.split('.')[0]],
  ['no text', () => 7],
  ['endless text', (text) => text.padEnd(10_000, 'x')],
  ['nothing', () => ''],
])('does not believe %s', (_title, change) => {
  expect(tickets.read(change(tickets.issue('p:somebody')))).toBeNull();
});

test('believes an earlier key as long as it is named', () => {
  const text = tickets.issue('p:somebody');
  keys = ['a shared key', 'one key'];
  expect(tickets.read(text)).not.toBeNull();
  keys = ['a shared key'];
  expect(tickets.read(text)).toBeNull();
});
