import { remotesOf, type Feed, type FeedDomain, type RemoteRelease } from '../feed/feed';
import { isWhole, whatIsLeft } from '../feed/manifest-shape';

/** The person and the page that a release is chosen for. */
interface Chooser {
  /** Uuid of the person. */
  readonly person: string;
  /** Uuid of the person's company, or an empty text. */
  readonly company: string;
  /** Version of the platform contract of the shell in this page. */
  readonly contract: string;
  /** The side of a rollout that somebody chose in this browser. */
  readonly chosenShare?: (id: string, version: string) => Share | undefined;
}

/** The two sides of a rollout. */
export type Share = 'newer' | 'earlier';

/**
 * The feed for one person. In a rollout the person gets either the new release or the one before it, the same on every visit. A
 * release that cannot run in this shell is replaced by the one before it, too.
 */
export function feedFor(feed: Feed, chooser: Chooser): Feed {
  const domains = Object.entries(remotesOf(feed)).map(([id, domain]) => [
    id,
    releaseFor(id, domain, chooser),
  ]);
  return { ...feed, domains: { ...feed.domains, ...Object.fromEntries(domains) } };
}

function releaseFor(id: string, domain: FeedDomain, chooser: Chooser): FeedDomain {
  const { contract, chosenShare } = chooser;
  const { fallback } = domain;
  const canRun = (release: RemoteRelease) => isWhole(release.manifest) && fits(release, contract);
  const share = domain.percent < 100 ? chosenShare?.(id, domain.version) : undefined;
  const isReached = share ? share === 'newer' : isChosen(`${id}@${domain.version}`, domain, chooser);
  if (fallback && canRun(fallback) && !(isReached && canRun(domain)))
    return { ...fallback, kind: 'remote', fallback: null, percent: 100, action: domain.action };
  return isWhole(domain.manifest) ? domain : { ...domain, manifest: whatIsLeft(domain.manifest) };
}

/** Whether a release is for this person: by the cohort of its feed entry, or by its share. */
function isChosen(
  release: string,
  { percent, cohort = [] }: FeedDomain,
  { person, company }: Chooser,
): boolean {
  const marks = [person, company].filter((uuid) => uuid !== '').map((uuid) => cohortMark(release, uuid));
  return marks.some((mark) => cohort.includes(mark)) || isInRollout(release, person, percent);
}

/** How the feed names a company or person that gets a release first. Delivery computes the same. */
export function cohortMark(release: string, uuid: string): string {
  return [`${release}:${uuid}`, `${uuid}:${release}`]
    .map((text) => hash(text).toString(16).padStart(8, '0'))
    .join('');
}

/** Whether a person is among the `percent` of a rollout. A growing rollout keeps the people it has reached. */
export function isInRollout(release: string, person: string, percent: number): boolean {
  return (hash(`${release}:${person}`) / 2 ** 32) * 100 < percent;
}

/** FNV-1a with MurmurHash3's final mix, which spreads similar names evenly. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/**
 * Whether a release can run in a shell of this platform contract. The type of the manifest allows only ranges like `^1.2.0`. Any
 * other range counts as fitting, because delivery checks ranges before an activation.
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
