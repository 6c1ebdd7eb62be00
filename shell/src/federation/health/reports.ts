import type { RemoteFailure } from '../host/remote-host';

/** A fact about the health of a release in this tab, sent to delivery. */
export interface Report {
  readonly domain: string;
  readonly version: string;
  readonly kind: 'start' | 'loadFailure' | 'error' | 'vital';
  readonly message?: string;
  readonly vital?: { readonly name: string; readonly value: number };
}

const PATH = '/portal/reports';
const MOST_AT_ONCE = 20;
const MOST_WAITING = 200;
const MESSAGE_LENGTH = 300;
const WAIT_MS = 1_000;
/** Domain and version in the address of a script, to find the release of an error. */
const RELEASE = /\/releases\/([a-z][a-z0-9-]*)\/([^/]+)\//;

let waiting: Report[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
const tab = globalThis.crypto?.randomUUID?.();

/** Sends a report within a second, together with others. A failed request is not repeated. */
export function report(item: Report): void {
  // Delivery counts tabs, and `randomUUID` exists only on https.
  if (!tab || waiting.length >= MOST_WAITING) return;
  waiting.push(item);
  timer ??= setTimeout(send, WAIT_MS);
}

export function reportFailure({ id, release, kind, error }: RemoteFailure): void {
  report({ domain: id, version: release.version, kind, message: textOf(error) });
}

/** Reports uncaught errors for the release that their script belongs to. */
export function reportUncaught(): void {
  window.addEventListener('error', ({ error, filename, message }) => uncaught(error ?? message, filename));
  window.addEventListener('unhandledrejection', ({ reason }) => uncaught(reason, ''));
  window.addEventListener('pagehide', send);
}

function uncaught(error: unknown, filename: string): void {
  const place = `${filename} ${error instanceof Error ? error.stack : ''}`;
  const [, domain, version] = RELEASE.exec(place) ?? [];
  if (domain && version)
    report({ domain, version: decodeURIComponent(version), kind: 'error', message: textOf(error) });
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const items = waiting.slice(0, MOST_AT_ONCE).map((item) => ({ ...item, tab }));
  waiting = waiting.slice(MOST_AT_ONCE);
  if (items.length === 0) return;
  const body = JSON.stringify(items);
  const headers = { 'content-type': 'application/json' };
  void fetch(PATH, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
  if (waiting.length > 0) timer = setTimeout(send, WAIT_MS);
}

function textOf(error: unknown): string {
  return (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(
    0,
    MESSAGE_LENGTH,
  );
}
