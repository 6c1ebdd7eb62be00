import { setTimeout as pause } from 'node:timers/promises';
import type { FeedDocument } from '../feed';
import { HealthBook } from './health-book';
import { SelfHealing, type Rollout } from './self-healing';

const MINUTE = 60_000;
let now: number;
let book: HealthBook;
let rolledBack: Rollout[];
let trouble: Error | null;
let logged: string[];
let feed: FeedDocument | null;
let healing: SelfHealing;
/** Resolves when the rollback may be written. */
let mayWrite: Promise<void>;

function rollout(version: string, percent: number, at = now): FeedDocument {
  const release = (name: string) => ({
    kind: 'remote' as const,
    version: name,
    base: '/',
    entry: 'e.js',
    integrity: '',
    container: 'c',
    preload: [],
    manifest: { id: 'cases', paths: [] },
    contract: '^1.0.0',
  });
  const cases = { ...release(version), percent, fallback: release('1.0.0'), action: 'activate' as const };
  const updatedAt = new Date(at).toISOString();
  return { schema: 1, revision: 1, updatedAt, domains: { cases }, trail: '', keyId: '', signature: '' };
}

function badTabs(version: string, count: number): void {
  for (let tab = 0; tab < count; tab += 1)
    book.add({ domain: 'cases', version, kind: 'error', tab: `${version}-${now}-${tab}` }, `address ${tab}`);
}

beforeEach(() => {
  now = Date.parse('2026-03-01T12:00:00Z');
  book = new HealthBook({ now: () => now, tabsPerAddress: 4 });
  rolledBack = [];
  logged = [];
  trouble = null;
  mayWrite = Promise.resolve();
  feed = rollout('2.0.0', 10);
  healing = new SelfHealing({
    book,
    now: () => now,
    live: async () => feed,
    rollBack: async (bad) => {
      if (trouble) throw trouble;
      await mayWrite;
      rolledBack.push(bad);
    },
    log: {
      warn: (_facts: unknown, text?: string) => void logged.push(text ?? ''),
      error: (_facts: unknown, text?: string) => void logged.push(text ?? ''),
    },
  });
});
afterEach(() => healing.stop());

test('rolls a bad rollout back, and says so', async () => {
  badTabs('2.0.0', 5);
  await healing.check();
  expect(rolledBack).toEqual([{ domain: 'cases', version: '2.0.0', fallback: '1.0.0' }]);
  expect(logged).toEqual(['rollout was rolled back by itself']);
});

test.each<[string, () => void]>([
  ['what everybody has', () => (feed = rollout('2.0.0', 100))],
  ['anything while the feed cannot be trusted', () => (feed = null)],
  ['a rollout that is no worse than the release before', () => badTabs('1.0.0', 5)],
])('leaves %s alone', async (_title, prepare) => {
  badTabs('2.0.0', 5);
  prepare();
  await healing.check();
  expect(rolledBack).toEqual([]);
});

test('what a release did in an earlier rollout does not count', async () => {
  await healing.check();
  badTabs('2.0.0', 5);
  healing.follow(rollout('1.0.0', 100));
  now += MINUTE;
  feed = rollout('2.0.0', 10);
  healing.follow(feed);
  now += MINUTE;
  badTabs('2.0.0', 4);
  await healing.check();
  expect(rolledBack).toEqual([]);
  badTabs('2.0.0', 5);
  now += 1;
  badTabs('2.0.0', 5);
  await healing.check();
  expect(rolledBack).toHaveLength(1);
});

test('a share that is raised is the same rollout', async () => {
  await healing.check();
  badTabs('2.0.0', 5);
  now += MINUTE;
  feed = rollout('2.0.0', 50);
  await healing.check();
  expect(rolledBack).toHaveLength(1);
});

test('a release that turns bad late is not hidden by an hour in which it did well', async () => {
  for (let tab = 0; tab < 400; tab += 1)
    book.add({ domain: 'cases', version: '2.0.0', kind: 'start', tab: `good ${tab}` }, `address ${tab}`);
  now += 11 * MINUTE;
  badTabs('2.0.0', 5);
  await healing.check();
  expect(rolledBack).toHaveLength(1);
});

test('a refusal is said once and tried again', async () => {
  trouble = new Error('There is no signing key.');
  badTabs('2.0.0', 5);
  await healing.check();
  await healing.check();
  expect(logged).toEqual(['rollout is bad and cannot be rolled back']);
  trouble = null;
  await healing.check();
  expect(rolledBack).toHaveLength(1);
});

test('reports wake it, and many of them once', async () => {
  badTabs('2.0.0', 5);
  for (let report = 0; report < 10; report += 1) healing.wake();
  while (rolledBack.length === 0) await pause(20);
  expect(rolledBack).toHaveLength(1);
});

test('a rollback that has begun is finished before the gateway ends', async () => {
  let write = (): void => undefined;
  mayWrite = new Promise((resolve) => (write = resolve));
  badTabs('2.0.0', 5);
  let hasBegun = (): void => undefined;
  const begun = new Promise<void>((resolve) => (hasBegun = resolve));
  const { evidence } = book;
  book.evidence = (...asked) => (hasBegun(), evidence.apply(book, asked));
  healing.wake();
  await begun;
  const stopped = healing.stop().then(() => rolledBack.length);
  write();
  expect(await stopped).toBe(1);
});

test('a report during a rollback causes no second one, and the end waits for the first', async () => {
  jest.useFakeTimers();
  let write = (): void => undefined;
  mayWrite = new Promise((resolve) => (write = resolve));
  badTabs('2.0.0', 5);
  healing.wake();
  await jest.runAllTimersAsync();
  healing.wake();
  await jest.runAllTimersAsync();
  jest.useRealTimers();
  const stopped = healing.stop().then(() => rolledBack.length);
  feed = rollout('1.0.0', 100);
  write();
  expect(await stopped).toBe(1);
});
