import { buildFeed, buildManifest } from '../../testing/build-feed';
import type { Feed, FeedDomain } from '../feed/feed';
import { feedFor } from './rollout';
import { chooseShare, chosenShare, domainsWithChoice } from './share-choice';

const stable = buildFeed([buildManifest('cases')]).domains['cases'] as FeedDomain;
const rollout = (version: string, percent: number): Feed => ({
  revision: 2,
  domains: { cases: { ...stable, version, percent, fallback: stable } },
});
const versionIn = (feed: Feed) =>
  feedFor(feed, { person: 'p', company: 'c', contract: '1.0.0', chosenShare }).domains['cases']?.version;

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="portal-overrides" content="">';
});

test('[PL-04] who tries releases is on the side of a rollout that they chose, and elsewhere as everybody', () => {
  chooseShare('cases', '2.0.0', 'newer');
  expect(versionIn(rollout('2.0.0', 0))).toBe('2.0.0');
  expect(versionIn(rollout('3.0.0', 0))).toBe('1.0.0');
  chooseShare('cases', '2.0.0', 'earlier');
  expect(versionIn(rollout('2.0.0', 99.99))).toBe('1.0.0');
  expect(versionIn(rollout('2.0.0', 100))).toBe('2.0.0');
});

test('a choice counts while its rollout lasts', () => {
  expect(domainsWithChoice(rollout('2.0.0', 10))).toEqual([]);
  chooseShare('cases', '2.0.0', 'earlier');
  expect(domainsWithChoice(rollout('2.0.0', 10))).toEqual(['cases']);
  expect(domainsWithChoice(rollout('2.0.0', 100))).toEqual([]);
  expect(domainsWithChoice(rollout('3.0.0', 10))).toEqual([]);
});

test('in the portal that clinics use a choice says nothing', () => {
  chooseShare('cases', '2.0.0', 'newer');
  document.head.innerHTML = '';
  expect(versionIn(rollout('2.0.0', 0))).toBe('1.0.0');
});
