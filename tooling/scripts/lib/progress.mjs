const LIVE_MS = 250;
const PLAIN_MS = 20_000;

/** @param {number} ms */
export function seconds(ms) {
  return ms < 60_000
    ? `${(ms / 1000).toFixed(1)} s`
    : `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}

/**
 * Runs a step and shows that it runs: a line that lives on a terminal, one now and then elsewhere.
 * @template T
 * @param {string} label
 * @param {(tell: (detail: string) => void) => Promise<T>} run
 * @returns {Promise<T>}
 */
export async function step(label, run) {
  const started = Date.now();
  let detail = '';
  const elapsed = () => seconds(Date.now() - started);
  const isLive = process.stdout.isTTY === true;
  const show = () => {
    const line = `… ${label}${detail && ` · ${detail}`} (${elapsed()})`;
    if (isLive) process.stdout.write(`\r\x1b[2K${line.slice(0, process.stdout.columns - 1)}`);
    else console.log(line);
  };
  if (!isLive) console.log(`… ${label}`);
  const timer = setInterval(show, isLive ? LIVE_MS : PLAIN_MS);
  const end = (mark) => {
    clearInterval(timer);
    if (isLive) process.stdout.write('\r\x1b[2K');
    console.log(`${mark} ${label} (${elapsed()})`);
  };
  try {
    const result = await run((text) => {
      detail = text;
    });
    end('✓');
    return result;
  } catch (error) {
    end('✗');
    throw error;
  }
}
