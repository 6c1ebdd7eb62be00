import { releasesOf, type FeedDocument, type FeedRelease } from '../feed';
import type { ReleaseStore } from '../releases';
import type { LiveFeed, LiveState } from './feed/live-feed';

const API_TIMEOUT_MS = 3_000;

/** 'ok', or what is wrong. */
export type Check = string;

export interface Status {
  readonly shell: Check;
  readonly feed: Check;
  readonly api: Check;
  /** Of each live domain. */
  readonly releases: Readonly<Record<string, Check>>;
}

interface StatusParts {
  readonly live: LiveFeed;
  readonly releases: ReleaseStore;
  readonly apiUrl: string;
}

/** Looks at everything that a visitor needs. */
export async function checkAll({ live, releases, apiUrl }: StatusParts): Promise<Status> {
  const state = await live.read();
  const [shell, api, all] = await Promise.all([
    checkShell(state, releases),
    checkApi(apiUrl),
    checkReleases(state.feed, releases),
  ]);
  return { shell, feed: checkFeed(state), api, releases: all };
}

const SHARED_MS = 1_000;

/** One look for all who ask within a second: after an outage every waiting page asks. */
export function shared(check: () => Promise<Status>): () => Promise<Status> {
  let current: Promise<Status> | null = null;
  return () => {
    if (current) return current;
    current = check();
    setTimeout(() => (current = null), SHARED_MS).unref();
    return current;
  };
}

/** A stale feed still serves everybody, so it is told and no more. */
export function checkFeed({ stale }: LiveState): Check {
  return stale === null ? 'ok' : `stale: ${stale}`;
}

/** Whoever would get the shell that is missing gets the other one of a rollout. */
export async function checkShell({ feed, stale }: LiveState, releases: ReleaseStore): Promise<Check> {
  const shell = feed?.domains.shell;
  if (!shell) return stale ?? 'no shell is live';
  try {
    for (const { version } of releasesOf(shell)) if (await releases.find('shell', version)) return 'ok';
    return `the release of shell ${shell.version} is missing`;
  } catch (error) {
    return textOf(error);
  }
}

async function checkReleases(
  feed: FeedDocument | null,
  releases: ReleaseStore,
): Promise<Readonly<Record<string, Check>>> {
  const checks = Object.entries(feed?.domains ?? {}).flatMap(([domain, entry]) =>
    entry
      ? releasesOf(entry).map(async (one) => [domain, await checkRelease(domain, one, releases)] as const)
      : [],
  );
  return worstOf(await Promise.all(checks));
}

/** Of each domain what is wrong with one of its releases, or 'ok'. */
export function worstOf(checks: readonly (readonly [string, Check])[]): Readonly<Record<string, Check>> {
  const bad = checks.filter(([, check]) => check !== 'ok').reverse();
  return Object.fromEntries([...checks.map(([domain]) => [domain, 'ok']), ...bad]);
}

/** Whether the first file that a page asks for can be opened: a record alone may be remembered of a folder that is gone. */
async function checkRelease(domain: string, entry: FeedRelease, releases: ReleaseStore): Promise<Check> {
  try {
    const release = await releases.find(domain, entry.version);
    const first = entry.kind === 'remote' ? entry.entry : (entry.scripts[0]?.path ?? 'index.html');
    const stream = release && (await releases.openFile(release, first, 'identity'));
    stream?.destroy();
    return stream ? 'ok' : `the release of ${domain} ${entry.version} is missing`;
  } catch (error) {
    return textOf(error);
  }
}

async function checkApi(apiUrl: string): Promise<Check> {
  try {
    const answer = await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(API_TIMEOUT_MS) });
    await answer.body?.cancel();
    return answer.ok ? 'ok' : `the API server answers ${answer.status}`;
  } catch {
    return 'the API server does not answer';
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
