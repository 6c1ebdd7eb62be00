import { buildFeed, buildManifest } from '../../testing/build-feed';
import type { Feed, FeedDomain } from '../feed/feed';
import { cohortMark, feedFor, fits, isInRollout } from './rollout';

const people = Array.from({ length: 1_000 }, (_, index) => `person-${index}-4f1c-8d2e`);
const reached = (percent: number, release = 'cases@2.0.0') =>
  people.filter((person) => isInRollout(release, person, percent));

test('a rollout to 10 percent reaches about that share of a thousand people, the same ones each time', () => {
  const first = reached(10);
  expect(first.length).toBeGreaterThanOrEqual(80);
  expect(first.length).toBeLessThanOrEqual(120);
  expect(reached(10)).toEqual(first);
});

test('who was reached stays so while the share grows, and another release reaches others', () => {
  expect(reached(40)).toEqual(expect.arrayContaining(reached(10)));
  expect(reached(0)).toEqual([]);
  expect(reached(100)).toEqual(people);
  expect(reached(10, 'cases@3.0.0')).not.toEqual(reached(10));
});

function rollout(over: Partial<FeedDomain>): Feed {
  const { domains } = buildFeed([buildManifest('cases')]);
  const stable = domains['cases'] as FeedDomain;
  return { revision: 2, domains: { cases: { ...stable, version: '2.0.0', fallback: stable, ...over } } };
}
const chosen = (feed: Feed, contract = '1.0.0') =>
  feedFor(feed, { person: 'p', company: 'c', contract }).domains['cases'];
const versionFor = (feed: Feed, contract?: string) => chosen(feed, contract)?.version;

test('those outside a rollout have the release before it', () => {
  expect(versionFor(rollout({ percent: 0 }))).toBe('1.0.0');
  expect(versionFor(rollout({ percent: 100 }))).toBe('2.0.0');
});

const [CLINIC, PERSON] = ['6b1f2a90-8f0e-4c55-9d7e-1f2a3b4c5d6e', '0d9c8b7a-1111-4222-8333-444455556666'];

test('[PL-03] delivery marks the members of a cohort in the same way', () => {
  expect(cohortMark('cases@2.0.0', CLINIC)).toBe('09523f52b2296884');
});

test.each([
  ['the chosen company', PERSON, CLINIC, '2.0.0'],
  ['the chosen person of another company', CLINIC, 'another', '2.0.0'],
  ['another company', PERSON, 'another', '1.0.0'],
  ['nobody', '', '', '1.0.0'],
])('[PL-03] a release for a cohort: %s', (_who, person, company, version) => {
  const cohort = [cohortMark('cases@2.0.0', CLINIC)];
  const feed = rollout({ percent: 0, cohort });
  expect(feedFor(feed, { person, company, contract: '1.0.0' }).domains['cases']).toMatchObject({ version });
  // The marks of one release say nothing of the next.
  const next = rollout({ percent: 0, cohort, version: '3.0.0' });
  expect(feedFor(next, { person, company, contract: '1.0.0' }).domains['cases']).toMatchObject({
    version: '1.0.0',
  });
});

test('[PL-05] a release that does not fit this shell gives way to the one before it', () => {
  expect(versionFor(rollout({ contract: '^2.0.0' }))).toBe('1.0.0');
  expect(versionFor(rollout({ contract: '^2.0.0' }), '2.1.0')).toBe('2.0.0');
  // Where neither fits, the one that is live says so in its place.
  expect(versionFor(rollout({ contract: '^2.0.0' }), '3.0.0')).toBe('2.0.0');
});

test('[PL-05] a release whose manifest is broken gives way too; without one before it, its addresses remain', () => {
  const manifest = { ...buildManifest('cases', { paths: ['/cases'] }), navigation: 'none', title: null };
  const broken = { manifest: manifest as unknown as FeedDomain['manifest'] };
  expect(versionFor(rollout(broken))).toBe('1.0.0');
  expect(chosen(rollout({ ...broken, fallback: null }))).toMatchObject({
    version: '2.0.0',
    manifest: { paths: ['/cases'], navigation: [], title: { en: 'cases' } },
  });
});

test('[PL-05] so does one whose parts for other pages are broken; what can be read of them remains', () => {
  const title = { en: 'Files', tr: 'Dosyalar', ar: 'الملفات' };
  const files = { slot: 'case.tab', id: 'files', part: 'files', title, order: 1, access: 'customer' };
  const slots = [files, { ...files, access: 'everybody' }, { ...files, title: null }, 'files'];
  const manifest = { ...buildManifest('cases'), slots };
  const broken = { manifest: manifest as unknown as FeedDomain['manifest'] };
  expect(versionFor(rollout(broken))).toBe('1.0.0');
  expect(chosen(rollout({ ...broken, fallback: null }))).toMatchObject({ manifest: { slots: [files] } });
});

test.each([
  ['^1.2.0', '1.2.0', true],
  ['^1.2.0', '1.10.3', true],
  ['^1.2.3', '1.2.2', false],
  ['^1.2.0', '1.1.9', false],
  ['^1.2.0', '2.0.0', false],
  ['^0.2.1', '0.2.4', true],
  ['^0.2.1', '0.3.0', false],
])('%s and a contract of %s: %s', (contract, provided, expected) => {
  expect(fits({ contract } as FeedDomain, provided)).toBe(expected);
});
