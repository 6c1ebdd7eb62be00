import { HealthBook } from './health-book';
import type { Report } from './report.types';

const MINUTE = 60_000;
let now = 0;
let book: HealthBook;

beforeEach(() => {
  now = 1_000 * MINUTE;
  book = new HealthBook(() => now);
});

/** A report of a person, or of a page without a session at an address. */
function add(who: number | `a:${string}`, more: Partial<Report> = {}, at = now): void {
  const report: Report = { domain: 'cases', version: '1.0.0', kind: 'start', ...more };
  book.add({ at, voter: typeof who === 'number' ? `p:${who}` : who, reports: [report] });
}

test('counts people, not reports, and keeps where and how it failed', () => {
  const stack = ['submit cases/1.0.0/main.js:1:20'];
  add(1, { kind: 'error', message: 'broken' });
  for (const kind of ['start', 'error', 'error', 'loadFailure'] as const) {
    add(1, { kind, message: 'broken', stack, route: '/cases/:id' });
    now += MINUTE;
  }
  add(2);
  expect(book.summary()).toEqual([
    {
      domain: 'cases',
      version: '1.0.0',
      starts: 2,
      loadFailures: 1,
      errors: 1,
      errorRate: 0.5,
      messages: [{ message: 'broken', count: 4, stack, routes: ['/cases/:id'] }],
      vitals: {},
    },
  ]);
});

test('forgets what is older than an hour, whenever it is told', () => {
  add(1);
  now += 59 * MINUTE;
  add(2);
  expect(book.summary()).toMatchObject([{ starts: 2 }]);
  now += MINUTE;
  add(3, {}, now - 61 * MINUTE);
  expect(book.summary()).toMatchObject([{ starts: 1 }]);
  now += 60 * MINUTE;
  expect(book.summary()).toEqual([]);
});

test('tells the 75th percentile of each vital', () => {
  for (const value of [400, 100, 300, 200]) add(value, { kind: 'vital', vital: { name: 'LCP', value } });
  expect(book.summary()).toMatchObject([{ starts: 0, vitals: { LCP: 300 } }]);
});

test('of a remote only people who are signed in are evidence', () => {
  for (let index = 0; index < 100; index += 1) add(`a:${index}`, { kind: 'error' });
  for (let person = 0; person < 3; person += 1) add(person);
  expect(book.evidence('cases', '1.0.0', 0)).toEqual({ people: 3, bad: 0 });
});

test('of the shell an address is evidence too, once', () => {
  for (let index = 0; index < 20; index += 1) add('a:one', { domain: 'shell', kind: 'loadFailure' });
  add(1, { domain: 'shell' });
  expect(book.evidence('shell', '1.0.0', 0)).toEqual({ people: 2, bad: 1 });
});

test('a person for whom it started and failed is one bad person', () => {
  add(1);
  add(1, { kind: 'error' });
  add(2, { kind: 'loadFailure' });
  expect(book.evidence('cases', '1.0.0', 0)).toEqual({ people: 2, bad: 2 });
});

test('evidence begins where it is asked to, within the minute too', () => {
  add(1, { kind: 'error' });
  now += 10;
  const since = now;
  add(2, { kind: 'error' });
  expect(book.evidence('cases', '1.0.0', since)).toEqual({ people: 1, bad: 1 });
  expect(book.evidence('cases', '2.0.0', since)).toEqual({ people: 0, bad: 0 });
});

test('what a gateway whose clock is ahead tells counts as told now', () => {
  add(1, {}, now + 10 * MINUTE);
  expect(book.evidence('cases', '1.0.0', now)).toEqual({ people: 1, bad: 0 });
});
