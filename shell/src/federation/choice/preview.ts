import { remotesOf, type Feed, type FeedDomain, type RemoteRelease } from '../feed/feed';
import { pageKeys } from '../feed/page-feed';
import { isSigned } from '../feed/verify-feed';
import { PREVIEW_KEY, PREVIEW_PARAMETER } from './override-names';

/** Limit of the request for the release, in milliseconds. */
const LIMIT_MS = 10_000;

/** The release that a signed link brings into this tab, or why it brings none. */
export type Preview =
  | {
      readonly kind: 'active';
      readonly id: string;
      readonly release: RemoteRelease;
      /** Milliseconds of the epoch. */
      readonly until: number;
    }
  | {
      readonly kind: 'expired' | 'forged' | 'gone' | 'unchecked';
      /** As the link says; empty where nobody has signed it. */
      readonly id: string;
      readonly version: string;
    };

/** What delivery has signed: `signPreview`. */
interface Token {
  readonly domain: string;
  readonly version: string;
  readonly until: string;
  readonly digest: string;
}

const REFUSED: Readonly<Record<number, 'expired' | 'forged' | 'gone'>> = {
  403: 'forged',
  404: 'gone',
  410: 'expired',
};

let known: Preview | null = null;
const listeners = new Set<() => void>();

/** The preview of this tab, or null. */
export function knownPreview(): Preview | null {
  return known;
}

/** Calls when the preview ends. */
export function followPreview(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Takes the preview out of the page's address, or the one that this tab has, and asks the gateway for its release. The tab keeps it
 * until it is closed or the preview ends; one that is refused is said once.
 */
export async function loadPreview(): Promise<void> {
  const address = new URL(location.href);
  const asked = address.searchParams.get(PREVIEW_PARAMETER);
  if (asked !== null) {
    sessionStorage.setItem(PREVIEW_KEY, asked);
    address.searchParams.delete(PREVIEW_PARAMETER);
    history.replaceState(history.state, '', address);
  }
  const token = sessionStorage.getItem(PREVIEW_KEY);
  if (token === null) return;
  known = await read(token);
  if (known.kind === 'active') endAt(known.until);
  else if (known.kind !== 'unchecked') sessionStorage.removeItem(PREVIEW_KEY);
}

/** Puts the release of the preview into a feed. */
export function withPreview(feed: Feed, preview: Preview | null): Feed {
  if (preview?.kind !== 'active') return feed;
  const { id, release } = preview;
  const released = remotesOf(feed)[id];
  const domain: FeedDomain = {
    ...release,
    kind: 'remote',
    fallback: released ?? null,
    percent: 100,
    action: 'activate',
  };
  return { ...feed, domains: { ...feed.domains, [id]: domain } };
}

/** Takes effect after a reload. */
export function dropPreview(): void {
  sessionStorage.removeItem(PREVIEW_KEY);
}

/** Only a release that the link's signature covers: the gateway's answer alone brings no code into the page. */
async function read(token: string): Promise<Preview> {
  const content = await verified(token);
  if (!content) return { kind: 'forged', id: '', version: '' };
  const { domain: id, version, until, digest } = content;
  try {
    const response = await fetch(`/portal/preview?token=${encodeURIComponent(token)}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const refused = REFUSED[response.status];
    if (refused) return { kind: refused, id, version };
    if (!response.ok) return { kind: 'unchecked', id, version };
    const text = await response.text();
    if ((await digestOf(text)) !== digest) return { kind: 'gone', id, version };
    return { kind: 'active', id, release: JSON.parse(text) as RemoteRelease, until: Date.parse(until) };
  } catch {
    return { kind: 'unchecked', id, version };
  }
}

async function verified(token: string): Promise<Token | null> {
  const [payload = '', signature = ''] = token.split('.');
  for (const key of pageKeys())
    if (await isSigned(`portal preview ${payload}`, base64(signature), key))
      return JSON.parse(new TextDecoder().decode(bytesOf(payload))) as Token;
  return null;
}

/** The live release comes back as any newer one does: at once where nobody looks at it, else at the next step in the domain. */
function endAt(until: number): void {
  setTimeout(
    () => {
      if (known?.kind !== 'active') return;
      known = { kind: 'expired', id: known.id, version: known.release.version };
      dropPreview();
      for (const listener of listeners) listener();
    },
    Math.max(0, until - Date.now()),
  );
}

async function digestOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function base64(base64url: string): string {
  return base64url.replaceAll('-', '+').replaceAll('_', '/');
}

function bytesOf(base64url: string): Uint8Array {
  return Uint8Array.from(atob(base64(base64url)), (letter) => letter.charCodeAt(0));
}
