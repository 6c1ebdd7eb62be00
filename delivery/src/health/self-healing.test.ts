import { setTimeout as pause } from 'node:timers/promises';
import type { FeedDocument } from '../feed';
import { HealthBook } from './health-book';
import { SelfHealing } from './self-healing';
import type { Rollout } from './stands-out';

const MINUTE = 60_000;
let now: number;
let book: HealthBook;
let rolledBack: Rollout[];
let trouble: Error | null;
let logged: string[];
/** Domains whose rollout is bad and stays. */
let stuck: string[];
/** What the trail says of the rollout that runs at the start. */
let began: number;
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

function badPeople(version: string, count: number): void {
  for (let person = 0; person < count; person += 1)
    addReport(version, 'error', `p:${version}-${now}-${person}`);
}

function addReport(version: string, kind: 'start' | 'error', voter: string): void {
  book.add({ at: now, voter, reports: [{ domain: 'cases', version, kind }] });
}

beforeEach(() => {
  now = Date.parse('2026-03-01T12:00:00Z');
  book = new HealthBook(() => now);
  rolledBack = [];
  logged = [];
  trouble = null;
  stuck = [];
  began = 0;
  mayWrite = Promise.resolve();
  feed = rollout('2.0.0', 10);
  healing = new SelfHealing({
    book,
    now: () => now,
    live: async () => feed,
    rollBack: async (bad) => {
      if (trouble) throw trouble;
      if (feed?.domains[bad.domain as 'cases']?.version !== bad.version) return false;
      await mayWrite;
      rolledBack.push(bad);
      return true;
    },
    began: async () => began,
    onHealed: ({ domain }) => void logged.push(`healed ${domain}`),
    onStuck: ({ domain }) => void (stuck = [domain]),
    onUnstuck: () => void (stuck = []),
    log: {
      warn: (_facts: unknown, text?: string) => void logged.push(text ?? ''),
      error: (_facts: unknown, text?: string) => void logged.push(text ?? ''),
    },
  });
});
afterEach(() => healing.stop());

test('rolls a bad rollout back, and says so', async () => {
  badPeople('2.0.0', 5);
  await healing.check();
  expect(rolledBack).toEqual([{ domain: 'cases', version: '2.0.0', fallback: '1.0.0' }]);
  expect(logged).toEqual(['rollout was rolled back by itself', 'healed cases']);
});

test.each<[string, () => void]>([
  ['what everybody has', () => (feed = rollout('2.0.0', 100))],
  ['anything while the feed cannot be trusted', () => (feed = null)],
  ['a rollout that is no worse than the release before', () => badPeople('1.0.0', 5)],
])('leaves %s alone', async (_title, prepare) => {
  badPeople('2.0.0', 5);
  prepare();
  await healing.check();
  expect(rolledBack).toEqual([]);
});

test('what a release did in an earlier rollout does not count', async () => {
  await healing.check();
  badPeople('2.0.0', 5);
  await healing.follow(rollout('1.0.0', 100));
  now += MINUTE;
  feed = rollout('2.0.0', 10);
  await healing.follow(feed);
  now += MINUTE;
  badPeople('2.0.0', 4);
  await healing.check();
  expect(rolledBack).toEqual([]);
  badPeople('2.0.0', 5);
  now += 1;
  badPeople('2.0.0', 5);
  await healing.check();
  expect(rolledBack).toHaveLength(1);
});

test('a share that is raised is the same rollout', async () => {
  await healing.check();
  badPeople('2.0.0', 5);
  now += MINUTE;
  feed = rollout('2.0.0', 50);
  await healing.check();
  expect(rolledBack).toHaveLength(1);
});

test('a release that turns bad late is not hidden by an hour in which it did well', async () => {
  for (let person = 0; person < 400; person += 1) addReport('2.0.0', 'start', `p:good ${person}`);
  now += 11 * MINUTE;
  badPeople('2.0.0', 5);
  await healing.check();
  expect(rolledBack).toHaveLength(1);
});

test('a refusal is told when a second look finds it too, once, and tried again until it is over', async () => {
  trouble = new Error('There is no signing key.');
  badPeople('2.0.0', 5);
  await healing.check();
  expect([logged, stuck]).toEqual([[], []]);
  now += 5_000;
  await healing.check();
  await healing.check();
  expect([logged, stuck]).toEqual([['rollout is bad and cannot be rolled back'], ['cases']]);
  trouble = null;
  await healing.check();
  expect(rolledBack).toHaveLength(1);
  feed = rollout('1.0.0', 100);
  await healing.check();
  expect(stuck).toEqual([]);
});

test('what another gateway rolls back in the same moment is no trouble', async () => {
  badPeople('2.0.0', 5);
  trouble = new Error('The feed was changed meanwhile');
  await healing.check();
  feed = rollout('1.0.0', 100);
  now += 5_000;
  await healing.check();
  expect([logged, stuck]).toEqual([[], []]);
});

test('after a restart a rollout is judged from its beginning, not from an earlier one of the same version', async () => {
  badPeople('2.0.0', 5);
  now += MINUTE;
  began = now;
  badPeople('2.0.0', 4);
  await healing.check();
  expect(rolledBack).toEqual([]);
  badPeople('2.0.0', 5);
  now += 1;
  badPeople('2.0.0', 1);
  await healing.check();
  expect(rolledBack).toHaveLength(1);
});

test('reports wake it, and many of them once', async () => {
  badPeople('2.0.0', 5);
  for (let report = 0; report < 10; report += 1) healing.wake();
  while (rolledBack.length === 0) await pause(20);
  expect(rolledBack).toHaveLength(1);
});

test('a rollback that has begun is finished before the gateway ends', async () => {
  let write = (): void => undefined;
  mayWrite = new Promise((resolve) => (write = resolve));
  badPeople('2.0.0', 5);
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
  badPeople('2.0.0', 5);
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

test('[PL-05] a rollout of the shell is judged as one of a remote', async () => {
  const release = (version: string) => ({
    ...{ kind: 'shell' as const, version, base: '/', contract: '1.0.0' },
    ...{ scripts: [], styles: [], preload: [] },
  });
  const shell = { ...release('2.0.0'), percent: 10, fallback: release('1.0.0') };
  feed = { ...rollout('1.0.0', 100), domains: { shell } };
  // Before anybody is signed in: addresses count for a shell.
  const reports = [{ domain: 'shell', version: '2.0.0', kind: 'loadFailure' as const }];
  for (let page = 0; page < 5; page += 1) book.add({ at: now, voter: `a:${page}`, reports });
  await healing.check();
  expect(rolledBack).toEqual([{ domain: 'shell', version: '2.0.0', fallback: '1.0.0' }]);
});
