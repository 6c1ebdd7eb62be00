import type { RemoteFailure } from '../host/remote-host';
import { framesOf, routeOf } from './stack';
import { freshTicket, presentTicket } from './ticket';

/** A fact about the health of a release in this tab, sent to delivery. */
export interface Report {
  readonly domain: string;
  readonly version: string;
  readonly kind: 'start' | 'loadFailure' | 'error' | 'vital';
  readonly message?: string;
  /** Frames of the error in releases. */
  readonly stack?: readonly string[];
  /** Path of the page, without ids. */
  readonly route?: string;
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

/** Sends a report within a second, together with others. A failed request is not repeated. */
export function report(item: Report): void {
  if (waiting.length >= MOST_WAITING) return;
  waiting.push(item);
  timer ??= setTimeout(() => void send(), WAIT_MS);
}

export function reportFailure({ id, release, kind, error }: RemoteFailure): void {
  report({ domain: id, version: release.version, kind, ...factsOf(error) });
}

/** Reports uncaught errors for the release that their script belongs to. */
export function reportUncaught(): void {
  window.addEventListener('error', ({ error, filename, message }) => uncaught(error ?? message, filename));
  window.addEventListener('unhandledrejection', ({ reason }) => uncaught(reason, ''));
  window.addEventListener('pagehide', () => sendWith(presentTicket()));
}

function uncaught(error: unknown, filename: string): void {
  const place = `${filename} ${error instanceof Error ? error.stack : ''}`;
  const [, domain, version] = RELEASE.exec(place) ?? [];
  if (domain && version)
    report({ domain, version: decodeURIComponent(version), kind: 'error', ...factsOf(error) });
}

async function send(): Promise<void> {
  sendWith(await freshTicket());
}

/** Without a ticket, as the gateway gives none to an address that loads too many pages, nothing is sent. */
function sendWith(ticket: string): void {
  clearTimeout(timer);
  timer = undefined;
  const reports = waiting.slice(0, MOST_AT_ONCE);
  waiting = waiting.slice(MOST_AT_ONCE);
  if (reports.length === 0 || ticket === '') return;
  const body = JSON.stringify({ ticket, reports });
  const headers = { 'content-type': 'application/json' };
  void fetch(PATH, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
  if (waiting.length > 0) timer = setTimeout(() => void send(), WAIT_MS);
}

function factsOf(error: unknown): Pick<Report, 'message' | 'stack' | 'route'> {
  return { message: textOf(error), stack: framesOf(error), route: routeOf(window.location.pathname) };
}

function textOf(error: unknown): string {
  return (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(
    0,
    MESSAGE_LENGTH,
  );
}
