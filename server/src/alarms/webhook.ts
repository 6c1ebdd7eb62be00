import type { FastifyBaseLogger } from 'fastify';
import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AlertWebhook } from '../services-config';

/** What is sent: a trouble that began, or its end. */
export interface Notice {
  readonly id: string;
  readonly status: 'firing' | 'resolved';
  readonly name: string;
  /** The machine, of what is each machine's own; else empty. */
  readonly subject: string;
  /** One sentence, in English. */
  readonly summary: string;
  /** When it began, ISO 8601. */
  readonly since: string;
  readonly source: 'server';
  readonly runbook: string;
}

const LIMIT_MS = 10_000;
/** Pauses before another try, in milliseconds: for an hour, after which whoever is to be told looks elsewhere. */
const PAUSES_MS = [1_000, 5_000, 30_000, 120_000, 600_000, 3_000_000];

/**
 * Sends notices to one address, in order, and each again until it is taken. Signed as Standard Webhooks are: `webhook-id`, the same
 * with each try, `webhook-timestamp` in seconds, and `webhook-signature`, `v1,` with the HMAC-SHA256 in base64 of the two and
 * the body with dots between them. `text` is what a chat's incoming webhook shows.
 */
export function createWebhook({ url, key }: AlertWebhook, log: FastifyBaseLogger, pausesMs = PAUSES_MS) {
  const over = new AbortController();
  let last: Promise<void> = Promise.resolve();

  async function post(notice: Notice): Promise<void> {
    const body = JSON.stringify({ ...notice, text: textOf(notice) });
    const at = String(Math.floor(Date.now() / 1_000));
    const headers = { 'content-type': 'application/json', 'webhook-id': notice.id, 'webhook-timestamp': at };
    const signature =
      key === null ? {} : { 'webhook-signature': `v1,${sign(key, `${notice.id}.${at}.${body}`)}` };
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, ...signature },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The alarm webhook answers ${answer.status}`);
  }

  async function deliver(notice: Notice): Promise<void> {
    for (const pauseMs of [...pausesMs, null]) {
      try {
        return await post(notice);
      } catch (error) {
        if (pauseMs === null || over.signal.aborted)
          return log.error({ err: error, alarm: notice.name }, 'nobody could be told of an alarm');
        await pause(pauseMs, undefined, { signal: over.signal }).catch(() => undefined);
      }
    }
  }

  return {
    send: (notice: Notice): void => void (last = last.then(() => deliver(notice))),
    /** Gives up what still waits for another try. */
    async stop(): Promise<void> {
      over.abort();
      await last;
    },
  };
}

function sign(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64');
}

function textOf({ status, name, subject, summary }: Notice): string {
  const what = subject === '' ? name : `${name} (${subject})`;
  return `${status === 'resolved' ? 'Over: ' : ''}${what}: ${summary}`;
}
