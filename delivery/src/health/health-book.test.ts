import { HealthBook } from './health-book';
import type { Report } from './report.types';

const MINUTE = 60_000;
let now = 0;
const tabOf = (index: number): string => `tab-${index}`;
const report = (index: number, more: Partial<Report> = {}): Report => ({
  domain: 'cases',
  version: '1.0.0',
  kind: 'start',
  tab: tabOf(index),
  ...more,
});
const newBook = (tabsPerAddress = 4): HealthBook => new HealthBook({ now: () => now, tabsPerAddress });

beforeEach(() => {
  now = 1_000 * MINUTE;
});

test('counts tabs, not reports', () => {
  const book = newBook();
  for (const kind of ['start', 'error', 'error', 'loadFailure'] as const) {
    book.add(report(1, { kind, message: 'broken' }), 'a');
    now += MINUTE;
  }
  book.add(report(2), 'a');
  expect(book.summary()).toEqual([
    {
      domain: 'cases',
      version: '1.0.0',
      starts: 2,
      loadFailures: 1,
      errors: 1,
      errorRate: 0.5,
      messages: [{ message: 'broken', count: 3 }],
      vitals: {},
    },
  ]);
});

test('forgets what is older than an hour', () => {
  const book = newBook();
  book.add(report(1), 'a');
  now += 59 * MINUTE;
  book.add(report(2), 'a');
  expect(book.summary()).toMatchObject([{ starts: 2 }]);
  now += MINUTE;
  expect(book.summary()).toMatchObject([{ starts: 1 }]);
  now += 60 * MINUTE;
  expect(book.summary()).toEqual([]);
});

test('tells the 75th percentile of each vital', () => {
  const book = newBook();
  for (const value of [400, 100, 300, 200]) {
    book.add(report(value, { kind: 'vital', vital: { name: 'LCP', value } }), 'a');
  }
  expect(book.summary()).toMatchObject([{ starts: 0, vitals: { LCP: 300 } }]);
});

test('of one address only so many tabs are evidence, good and bad', () => {
  const book = newBook(4);
  for (let index = 0; index < 20; index += 1) book.add(report(index, { kind: 'error' }), 'a');
  for (let index = 20; index < 23; index += 1) book.add(report(index), 'b');
  expect(book.evidence('cases', '1.0.0', 0)).toEqual({ tabs: 7, bad: 4 });
});

test('a tab that started and failed is one bad tab', () => {
  const book = newBook();
  book.add(report(1), 'a');
  book.add(report(1, { kind: 'error' }), 'a');
  book.add(report(2, { kind: 'loadFailure' }), 'a');
  expect(book.evidence('cases', '1.0.0', 0)).toEqual({ tabs: 2, bad: 2 });
});

test('evidence begins where it is asked to, within the minute too', () => {
  const book = newBook();
  book.add(report(1, { kind: 'error' }), 'a');
  now += 10;
  const since = now;
  book.add(report(2, { kind: 'error' }), 'a');
  expect(book.evidence('cases', '1.0.0', since)).toEqual({ tabs: 1, bad: 1 });
  expect(book.evidence('cases', '2.0.0', since)).toEqual({ tabs: 0, bad: 0 });
});

test('an address that names ever new tabs is not heard beyond its share of the minute', () => {
  const book = newBook();
  for (let index = 0; index < 500; index += 1) book.add(report(index), 'a');
  expect(book.summary()).toMatchObject([{ starts: 30 }]);
  now += MINUTE;
  book.add(report(600), 'a');
  expect(book.summary()).toMatchObject([{ starts: 31 }]);
});
