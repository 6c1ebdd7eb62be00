/** Calls long after the last click or key are of something else. */
const OF_CLICK_MS = 5_000;

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

let isTraced: boolean | undefined;
let current: { readonly trace: string; readonly at: number } | null = null;

/**
 * The `traceparent` header of a call, where the gateway traces: calls that a click or a key caused are one trace (W3C Trace
 * Context). Null where it does not; then nothing listens.
 */
export function traceparent(): string | null {
  isTraced ??= begin();
  if (!isTraced) return null;
  if (!current || performance.now() - current.at > OF_CLICK_MS) renew();
  return `00-${current?.trace ?? ''}-${hex(8)}-01`;
}

function begin(): boolean {
  if (document.querySelector('meta[name="portal-traces"]') === null) return false;
  for (const event of ['click', 'keydown']) document.addEventListener(event, renew, { capture: true });
  return true;
}

function renew(): void {
  current = { trace: hex(16), at: performance.now() };
}
