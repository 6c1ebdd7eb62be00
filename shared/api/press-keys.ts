import { PortalError, type ErrorCode } from '../errors';

/** A call that makes something, as it is told. */
interface Asked {
  readonly method: string;
  readonly url: string;
  readonly body?: BodyInit | null | undefined;
}

/** After these nobody knows whether the call was carried out, or it still is: the same press again has to keep its key. */
const UNDECIDED: readonly ErrorCode[] = [
  'network',
  'unreadable',
  'unavailable',
  'internal',
  'busy',
  'inProgress',
];

/** The second click of a double click comes after an answer that was fast. */
const DOUBLE_CLICK_MS = 1_000;

/** Places for files are asked for by the queue of uploads, not by clicks: a file that did not arrive whole needs another one at once. */
const NO_CLICK = /\/(caseAsset|chatFile)$/;

/** By another key the server takes a renewal's used token for stolen, and ends the session (docs/adr/0021-sessions-and-second-factor.md). */
const RENEWAL = /\/auth\/token$/;
/** The key of a renewal that was not answered yet, and of which one: a reload of the tab breaks off what is on its way. */
const UNANSWERED = 'portal.session.press';

/** A key, and from when on the same call is another press; null while nobody knows what became of it. */
interface Kept {
  readonly key: string;
  readonly until: number | null;
}

export interface PressKeys {
  /** The key of a press; the same as long as the same call is sent and nobody knows what became of it. Null for what makes nothing. */
  keyOf(asked: Asked): string | null;
  /** Ends the key once the call was answered for good: to press again, later than a double click does, is to ask for another. */
  settle(asked: Asked, error?: unknown): void;
}

/** Makes the keys by which the server carries a press out once, however often it comes (docs/adr/0020-idempotency-keys.md). */
export function createPressKeys(): PressKeys {
  const kept = new Map<string, Kept>();
  const files = new WeakMap<Blob, string>();

  /** What is one and the same call; a file is the same while the page has it. */
  function nameOf({ method, url, body }: Asked): string {
    if (!(body instanceof Blob)) return `${method} ${url} ${typeof body === 'string' ? body : ''}`;
    const known = files.get(body) ?? crypto.randomUUID();
    files.set(body, known);
    return `${method} ${url} ${known}`;
  }

  return {
    keyOf(asked) {
      if (asked.method !== 'POST') return null;
      const now = Date.now();
      for (const [name, { until }] of kept) if (until !== null && until <= now) kept.delete(name);
      const name = nameOf(asked);
      const key = kept.get(name)?.key ?? keyBeforeReload(name) ?? crypto.randomUUID();
      kept.set(name, { key, until: null });
      if (RENEWAL.test(asked.url))
        sessionStorage.setItem(UNANSWERED, JSON.stringify({ end: endOf(name), key }));
      return key;
    },
    settle(asked, error) {
      if (asked.method !== 'POST') return;
      const name = nameOf(asked);
      const found = kept.get(name);
      const isDone = error === undefined;
      const isRefused = error instanceof PortalError && !UNDECIDED.includes(error.code);
      if (RENEWAL.test(asked.url) && (isDone || isRefused)) sessionStorage.removeItem(UNANSWERED);
      if (isRefused || (isDone && NO_CLICK.test(asked.url))) kept.delete(name);
      else if (found && isDone) kept.set(name, { ...found, until: Date.now() + DOUBLE_CLICK_MS });
    },
  };
}

function keyBeforeReload(name: string): string | null {
  const left = JSON.parse(sessionStorage.getItem(UNANSWERED) ?? 'null') as {
    end: string;
    key: string;
  } | null;
  return left?.end === endOf(name) ? left.key : null;
}

/** Tells a renewal from others; what is left of the token is worth nothing, as it outlives a logout without the server. */
function endOf(name: string): string {
  return name.slice(-16);
}
