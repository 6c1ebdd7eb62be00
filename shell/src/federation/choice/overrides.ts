import { remotesOf, type Feed, type FeedDomain } from '../feed/feed';
import { ALLOWED, KEY } from './override-names';

const PANEL_KEY = 'portal.panel';
/** Set by the development server: origin of the portal whose page this is. */
const RELEASED = 'portal-released';
/** Limit of a request to a developer's machine, whose port may accept it and never answer. */
const LIMIT_MS = 5_000;

/** A part of the portal served from a developer's machine in place of its release. */
export interface Override {
  /** `shell`, or a domain. */
  readonly id: string;
  /** Ends in a slash. */
  readonly url: string;
  /** Switched off: the release runs, and the override stays in the list. */
  readonly isOff?: boolean;
}

type Source = Pick<FeedDomain, 'manifest' | 'container' | 'entry' | 'version' | 'contract'>;
/** The sources that answered when the page was loaded, by address. */
const sources = new Map<string, Source>();

/** False in production. */
export function areOverridesAllowed(): boolean {
  return metaOf(ALLOWED) !== null;
}

/** All overrides of this browser, including those that are switched off. */
export function knownOverrides(): readonly Override[] {
  if (!areOverridesAllowed()) return [];
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isOverride) : [];
  } catch {
    // Broken data must not stop the portal from starting.
    return [];
  }
}

/** Whether this tab was opened with `?portal-panel`, which shows the choice among releases. */
export function isPanelWanted(): boolean {
  return areOverridesAllowed() && sessionStorage.getItem(PANEL_KEY) !== null;
}

/**
 * Stores the overrides that the page's development server lists and the one in `?portal-override=cases@http://localhost:8091/`,
 * and removes the parameter from the address. Only the server of the page can override the shell, which comes with the page.
 */
export function acceptOverrides(address: URL): void {
  if (!areOverridesAllowed()) return;
  const served = servedByPage();
  // Overrides of this server that it no longer lists are removed.
  const kept = knownOverrides().filter(
    ({ id, url }) => (id !== 'shell' && !url.startsWith(`${location.origin}/`)) || has(served, url),
  );
  const asked = address.searchParams.get('portal-override');
  const linked = [parse(asked ?? '')].filter(({ id }) => id !== 'shell');
  const wanted = [...served.filter(({ url }) => !has(kept, url)), ...linked];
  save(wanted.filter(isOverride).reduce(replace, kept));
  if (address.searchParams.has('portal-panel')) sessionStorage.setItem(PANEL_KEY, 'wanted');
  else if (asked === null) return;
  for (const name of ['portal-override', 'portal-panel']) address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
}

/** Loads manifest and build data of the overrides, so that the navigation shows their new pages. */
export async function loadOverrides(): Promise<void> {
  sources.clear();
  await Promise.all(
    knownOverrides().map(async ({ id, url, isOff }) => {
      if (isOff || id === 'shell') return;
      const [manifest, build] = await Promise.all([
        readJson<Source['manifest']>(`${url}manifest.json`),
        readJson<Source>(`${url}build.json`),
      ]);
      if (manifest && build) sources.set(url, { ...build, manifest });
    }),
  );
}

/** Puts the loaded overrides into a feed. */
export function withOverrides(feed: Feed): Feed {
  const domains = knownOverrides().flatMap(({ id, url }) => {
    const source = sources.get(url);
    return source ? [[id, domainOf(url, source, remotesOf(feed)[id])] as const] : [];
  });
  return { ...feed, domains: { ...feed.domains, ...Object.fromEntries(domains) } };
}

/** Whether the override is active in this page. */
export function isOverridden({ id, url }: Override): boolean {
  return id === 'shell' ? has(servedByPage(), url) : sources.has(url);
}

/** Whether the machine of an override answers. */
export async function isServed({ url }: Override): Promise<boolean> {
  return (await readJson(`${url}build.json`)) !== null;
}

/** Takes effect after a reload. */
export function switchOverride(id: string, isOn: boolean): void {
  save(knownOverrides().map((known) => (known.id === id ? { ...known, isOff: !isOn } : known)));
}

/** Removes all overrides and reloads; a page of a development server changes to the portal's own address. */
export function clearOverrides(): void {
  const released = metaOf(RELEASED);
  save([]);
  if (released === null) location.reload();
  else location.assign(`${released}${location.pathname}${location.search}`);
}

function servedByPage(): readonly Override[] {
  return (metaOf(ALLOWED) ?? '').split(' ').map(parse).filter(isOverride);
}

function domainOf(base: string, source: Source, released: FeedDomain | undefined): FeedDomain {
  const { manifest, container, entry, version, contract } = source;
  return {
    kind: 'remote',
    ...{ base, manifest, container, entry, version, contract },
    integrity: '',
    fallback: released ?? null,
    percent: 100,
    action: 'activate',
  };
}

async function readJson<T>(url: string): Promise<T | null> {
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(LIMIT_MS) });
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}

/** Allows only addresses of this machine: a link must never bring foreign code into the portal. */
function isOverride(value: unknown): value is Override {
  if (typeof value !== 'object' || value === null) return false;
  const { id, url } = value as Partial<Override>;
  if (typeof id !== 'string' || !/^[a-z-]+$/.test(id) || typeof url !== 'string' || !URL.canParse(url))
    return false;
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);
}

/** `cases@http://localhost:8091/` */
function parse(text: string): Override {
  const at = text.indexOf('@');
  const url = text.slice(at + 1);
  return { id: text.slice(0, Math.max(at, 0)), url: url.endsWith('/') ? url : `${url}/` };
}

function replace(known: readonly Override[], next: Override): readonly Override[] {
  return [...known.filter(({ id }) => id !== next.id), next];
}

function has(overrides: readonly Override[], url: string): boolean {
  return overrides.some((other) => other.url === url);
}

function save(overrides: readonly Override[]): void {
  localStorage.setItem(KEY, JSON.stringify(overrides));
}

function metaOf(name: string): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
}
