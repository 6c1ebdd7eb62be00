import { setTimeout as wait } from 'node:timers/promises';
import { PlainError } from './workspace.mjs';

const LIMIT_MS = 600_000;
const PAUSE_MS = 200;

/**
 * Waits until an address answers with success. The first start makes a database and demo data, so it may take a while.
 * @param {string} url
 * @param {string} logDir named when it takes too long
 */
export async function untilReady(url, logDir) {
  const until = Date.now() + LIMIT_MS;
  while (Date.now() < until) {
    if (await answers(url)) return;
    await wait(PAUSE_MS);
  }
  throw new PlainError(`${url} was not ready after ${LIMIT_MS / 60_000} minutes. Logs: ${logDir}`);
}

/** @param {string} url */
async function answers(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
