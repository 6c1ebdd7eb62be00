import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Notice } from './alarm.types';

const LIMIT_MS = 10_000;
/** Pauses before another try, in milliseconds: for an hour, after which whoever is to be told looks elsewhere. */
const PAUSES_MS = [1_000, 5_000, 30_000, 120_000, 600_000, 3_000_000];
const MOST_WAITING = 100;

export interface WebhookSettings {
  readonly url: string;
  /** Signs each notice; null: they are not signed. */
  readonly key: string | null;
}

interface WebhookParts extends WebhookSettings {
  readonly onFailed: (notice: Notice, error: unknown) => void;
  readonly pausesMs?: readonly number[];
}

/**
 * Sends notices to one address, in order, and each again until it is taken. Signed as Standard Webhooks are: `webhook-id`, the same
 * with each try, `webhook-timestamp` in seconds, and `webhook-signature`, `v1,` with the HMAC-SHA256 in base64 of the two and
 * the body with dots between them. `text` is what a chat's incoming webhook shows.
 */
export class Webhook {
  private readonly over = new AbortController();
  private waiting = 0;
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly parts: WebhookParts) {}

  send(notice: Notice): void {
    if (this.waiting >= MOST_WAITING) return this.parts.onFailed(notice, new Error('too many notices wait'));
    this.waiting += 1;
    this.last = this.last.then(() => this.deliver(notice)).finally(() => (this.waiting -= 1));
  }

  /** Gives up what still waits for another try. */
  async stop(): Promise<void> {
    this.over.abort();
    await this.last;
  }

  private async deliver(notice: Notice): Promise<void> {
    const { pausesMs = PAUSES_MS, onFailed } = this.parts;
    for (const pauseMs of [...pausesMs, null]) {
      try {
        return await this.post(notice);
      } catch (error) {
        if (pauseMs === null || this.over.signal.aborted) return onFailed(notice, error);
        await pause(pauseMs, undefined, { signal: this.over.signal }).catch(() => undefined);
      }
    }
  }

  private async post(notice: Notice): Promise<void> {
    const { url, key } = this.parts;
    const body = JSON.stringify({ ...notice, text: textOf(notice) });
    const at = String(Math.floor(Date.now() / 1_000));
    const signature =
      key === null ? {} : { 'webhook-signature': `v1,${sign(key, `${notice.id}.${at}.${body}`)}` };
    const headers = { 'content-type': 'application/json', 'webhook-id': notice.id, 'webhook-timestamp': at };
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, ...signature },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the alarm webhook answers ${answer.status}`);
  }
}

function sign(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64');
}

function textOf({ status, name, subject, summary }: Notice): string {
  const what = subject === '' ? name : `${name} (${subject})`;
  return `${status === 'resolved' ? 'Over: ' : ''}${what}: ${summary}`;
}
