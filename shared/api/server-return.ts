/** About how often the gateway is asked, in milliseconds; not exactly, or all tabs of an outage would ask together. */
const ASK_MS = 10_000;

type Listener = () => void;

const listeners = new Set<Listener>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Calls back each time the gateway sees the server after it was out of reach, until what is returned ends it. Asks only while
 * somebody waits, every ten seconds and when the browser is online again, one small call for the whole page.
 */
export function onServerReturn(listener: Listener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    window.addEventListener('online', ask);
    askLater();
  }
  return () => {
    if (!listeners.delete(listener) || listeners.size > 0) return;
    window.removeEventListener('online', ask);
    clearTimeout(timer);
  };
}

function askLater(): void {
  clearTimeout(timer);
  timer = setTimeout(ask, ASK_MS * (0.8 + Math.random() * 0.4));
}

function ask(): void {
  askLater();
  void isServerThere().then((isThere) => {
    if (isThere) for (const listener of [...listeners]) listener();
  });
}

async function isServerThere(): Promise<boolean> {
  try {
    const response = await fetch('/status', { cache: 'no-store' });
    const { checks } = (await response.json()) as { checks?: { api?: unknown } };
    return checks?.api === 'ok';
  } catch {
    return false;
  }
}
