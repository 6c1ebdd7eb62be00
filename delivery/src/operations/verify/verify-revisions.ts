import { DeliveryError } from '../../errors';
import {
  brokenLinks,
  isSignedFeed,
  readKnownKeys,
  readTrustedKeys,
  type AuditEntry,
  type FeedStore,
  type Revision,
} from '../../feed';

export interface RevisionsVerification {
  readonly findings: readonly string[];
  readonly revisions: number;
  /** The newest revision that can be read. */
  readonly newest: Revision | null;
}

type Numbered = readonly [number, Revision];

/** Numbers without a gap, signatures, the chain of the trail, and the trail as it is written. */
export async function verifyRevisions(feed: FeedStore, keysDir: string): Promise<RevisionsVerification> {
  const numbers = await feed.revisions();
  const findings: string[] = [];
  const sound: Numbered[] = [];
  for (const number of upTo(numbers.at(-1) ?? 0)) {
    const revision = await feed.revision(number).catch(explained);
    if (revision === null) findings.push(`revision ${number} is missing`);
    else if (typeof revision === 'string') findings.push(revision);
    else sound.push([number, revision]);
  }
  const entries = sound.flatMap(([, { changes }]) => changes);
  findings.push(
    ...(await signatures(sound, keysDir)),
    ...sound.flatMap(trailEnd),
    ...brokenLinks(entries),
    ...differences(entries, await feed.trail(), numbers.at(-1) ?? 0),
  );
  return { findings, revisions: numbers.length, newest: sound.at(-1)?.[1] ?? null };
}

/** The live feed must be signed by a key that pages accept; older ones by any that is known. */
async function signatures(revisions: readonly Numbered[], keysDir: string): Promise<readonly string[]> {
  const [trusted, known] = await Promise.all([readTrustedKeys(keysDir), readKnownKeys(keysDir)]);
  return revisions.flatMap(([number, { feed }], index) => {
    const isLive = index === revisions.length - 1;
    if (isSignedFeed(feed, isLive ? trusted : known)) return [];
    const keys = isLive ? 'a trusted key' : 'a key that is known here';
    return [`revision ${number} is not signed by ${keys}${isLive ? ', and it is live' : ''}`];
  });
}

function trailEnd([number, { feed, changes }]: Numbered): readonly string[] {
  if (feed.trail === changes.at(-1)?.hash) return [];
  return [`revision ${number}: its feed names another end of the audit trail than its entries`];
}

function differences(
  entries: readonly AuditEntry[],
  written: readonly AuditEntry[],
  newest: number,
): readonly string[] {
  const texts = new Map(written.map((entry) => [nameOf(entry), JSON.stringify(entry)]));
  const names = new Set(entries.map(nameOf));
  return [
    ...entries.flatMap((entry) => {
      const text = texts.get(nameOf(entry));
      if (text === JSON.stringify(entry)) return [];
      if (text !== undefined) return [`the audit trail tells ${nameOf(entry)} otherwise than its revision`];
      // Whoever wrote the newest one may be at it, or have died; the next change makes up for it.
      return entry.revision === newest ? [] : [`the audit trail lacks ${nameOf(entry)}`];
    }),
    ...written
      .map(nameOf)
      .flatMap((name) => (names.has(name) ? [] : [`the audit trail tells of ${name}, which never was`])),
  ];
}

function nameOf({ revision, domain }: AuditEntry): string {
  return `revision ${revision} of ${domain}`;
}

function upTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

function explained(error: unknown): string {
  if (error instanceof DeliveryError && error.code === 'feedUnreadable') return error.message;
  throw error;
}
