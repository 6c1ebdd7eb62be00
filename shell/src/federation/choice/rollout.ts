import { remotesOf, type Feed, type FeedDomain, type RemoteRelease } from '../feed/feed';
import { isWhole, whatIsLeft } from '../feed/manifest-shape';

/** For whom and where a release is chosen. */
interface Chooser {
  /** Uuid. */
  readonly person: string;
  /** Version of the platform contract of the shell in this page. */
  readonly contract: string;
  /** What this browser chose of a rollout, if it did. */
  readonly chosenShare?: (id: string, version: string) => Share | undefined;
}

/** On which side of a rollout somebody is. */
export type Share = 'newer' | 'earlier';

/**
 * The feed as one person has it: of a release that is rolled out to a share of the people, they have either that or the one
 * before it, and the same on every visit. A release that cannot run in this shell gives way to the one before it too.
 */
export function feedFor(feed: Feed, chooser: Chooser): Feed {
  const domains = Object.entries(remotesOf(feed)).map(([id, domain]) => [
    id,
    releaseFor(id, domain, chooser),
  ]);
  return { ...feed, domains: { ...feed.domains, ...Object.fromEntries(domains) } };
}

function releaseFor(id: string, domain: FeedDomain, { person, contract, chosenShare }: Chooser): FeedDomain {
  const { fallback } = domain;
  const canRun = (release: RemoteRelease) => isWhole(release.manifest) && fits(release, contract);
  const share = domain.percent < 100 ? chosenShare?.(id, domain.version) : undefined;
  const isReached = share
    ? share === 'newer'
    : isInRollout(`${id}@${domain.version}`, person, domain.percent);
  if (fallback && canRun(fallback) && !(isReached && canRun(domain)))
    return { ...fallback, kind: 'remote', fallback: null, percent: 100, action: domain.action };
  return isWhole(domain.manifest) ? domain : { ...domain, manifest: whatIsLeft(domain.manifest) };
}

/** Whether a rollout to `percent` of the people has reached this one. Who was reached stays so while the share grows. */
export function isInRollout(release: string, person: string, percent: number): boolean {
  return (hash(`${release}:${person}`) / 2 ** 32) * 100 < percent;
}

/** FNV-1a with the last mixing of MurmurHash3: names that differ in a letter fall far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * Whether a release can run in a shell of this platform contract. Manifests write their range as `^1.2.0`, by their type,
 * so this is all there is to it; anything else counts as fitting, since delivery has checked it before.
 */
export function fits({ contract: range }: RemoteRelease, contract: string): boolean {
  const [wanted, provided] = [numbersOf(range.replace(/^\^/, '')), numbersOf(contract)];
  if (!range.startsWith('^') || !wanted || !provided) return true;
  const [major, minor, patch] = wanted;
  if (provided[0] !== major) return false;
  if (major === 0) return provided[1] === minor && provided[2] >= patch;
  return provided[1] > minor || (provided[1] === minor && provided[2] >= patch);
}

function numbersOf(version: string): [number, number, number] | null {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)/.exec(version) ?? [];
  return major && minor && patch ? [Number(major), Number(minor), Number(patch)] : null;
}
