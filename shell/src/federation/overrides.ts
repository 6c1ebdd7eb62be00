import { remotesOf, type Feed, type FeedDomain } from './feed';

const KEY = 'portal.overrides';

/** A remote served from a developer's machine in place of its release. */
export interface Override {
  readonly id: string;
  /** Ends in a slash. */
  readonly url: string;
}

/** The overrides of this browser. */
export function activeOverrides(): readonly Override[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isOverride) : [];
  } catch {
    // Whatever it is, it must not keep the portal from starting.
    return [];
  }
}

/** Keeps what `?portal-override=cases@http://localhost:8091/` asks for, and takes it out of the address. */
export function acceptOverride(address: URL): void {
  const asked = address.searchParams.get('portal-override');
  if (asked === null) return;
  address.searchParams.delete('portal-override');
  history.replaceState(history.state, '', address);
  const [id = '', url = ''] = splitOnce(asked);
  const override = { id, url: url.endsWith('/') ? url : `${url}/` };
  if (isOverride(override)) save([...activeOverrides().filter((other) => other.id !== id), override]);
}

/** Back to the releases; takes effect with the reload it makes. */
export function clearOverrides(): void {
  save([]);
  location.reload();
}

/** The feed with overridden remotes in it; their manifests are asked for, so that new pages have navigation. */
export async function withOverrides(feed: Feed): Promise<Feed> {
  const overridden = await Promise.all(activeOverrides().map((override) => overriddenDomain(feed, override)));
  const domains = overridden.filter((entry) => entry !== null);
  return { ...feed, domains: { ...feed.domains, ...Object.fromEntries(domains) } };
}

async function overriddenDomain(feed: Feed, { id, url }: Override): Promise<[string, FeedDomain] | null> {
  const released = remotesOf(feed)[id];
  const manifest = await readJson<FeedDomain['manifest']>(`${url}manifest.json`);
  const build = await readJson<{ container: string; entry: string; version: string; contract: string }>(
    `${url}build.json`,
  );
  if (!manifest || !build) return null;
  const domain = {
    kind: 'remote' as const,
    base: url,
    integrity: '',
    manifest,
    fallback: released ?? null,
    percent: 100,
    action: 'activate' as const,
    ...build,
  };
  return [id, domain];
}

async function readJson<T>(url: string): Promise<T | null> {
  try {
    const response = await fetch(url, { cache: 'no-store' });
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}

/** Only this machine may stand in for a release: a link must never bring a stranger's code into the portal. */
function isOverride(value: unknown): value is Override {
  if (typeof value !== 'object' || value === null) return false;
  const { id, url } = value as Partial<Override>;
  if (typeof id !== 'string' || !/^[a-z-]+$/.test(id) || typeof url !== 'string' || !URL.canParse(url))
    return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);
}

function splitOnce(text: string): string[] {
  const at = text.indexOf('@');
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function save(overrides: readonly Override[]): void {
  localStorage.setItem(KEY, JSON.stringify(overrides));
}
