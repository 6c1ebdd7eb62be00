import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { REMEMBERED_MS } from './health-book';
import { readEntry, type ReportLog } from './report-log';
import type { ReportEntry } from './report.types';

/** Enough for an hour of a thousand pages; a flood pushes out what is oldest. */
const MAX_ENTRIES = 50_000;
const AT_ONCE = 1_000;
const BLOCK_MS = 5_000;
const PAUSE_MS = 1_000;

type StreamEntry = [id: string, fields: string[]];

/** Reports of all gateways of an installation, in a stream that each of them reads: so each judges by the sum. */
export class RedisReportLog implements ReportLog {
  private readonly gateway = randomUUID();
  private readonly reader: Redis;
  private isOver = false;
  private reading: Promise<void> = Promise.resolve();
  private sending: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly redis: Redis,
    private readonly key: string,
    private readonly log: Pick<FastifyBaseLogger, 'error'>,
    private readonly now: () => number,
  ) {
    // A blocking read holds its connection.
    this.reader = redis.duplicate({
      maxRetriesPerRequest: null,
      commandTimeout: undefined,
      lazyConnect: true,
    });
    this.reader.on('error', () => undefined);
  }

  async start(take: (entry: ReportEntry) => void): Promise<void> {
    this.reading = this.follow(take);
    await Promise.resolve();
  }

  append(entry: ReportEntry): void {
    const since = String(this.now() - REMEMBERED_MS);
    this.sending = this.redis
      .multi()
      .xadd(this.key, 'MAXLEN', '~', MAX_ENTRIES, '*', 'from', this.gateway, 'entry', JSON.stringify(entry))
      .xtrim(this.key, 'MINID', '~', since)
      .pexpire(this.key, REMEMBERED_MS)
      .exec()
      .catch((error: unknown) => this.log.error({ err: error }, 'other gateways do not hear of a report'));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.sending;
    this.reader.disconnect();
    await this.reading;
  }

  /** From an hour ago on; a connection that is lost goes on where it was. */
  private async follow(take: (entry: ReportEntry) => void): Promise<void> {
    let last = String(this.now() - REMEMBERED_MS);
    while (!this.isOver) {
      try {
        const found = await this.reader.xread('COUNT', AT_ONCE, 'BLOCK', BLOCK_MS, 'STREAMS', this.key, last);
        for (const [id, fields] of (found?.[0]?.[1] ?? []) as StreamEntry[]) {
          last = id;
          this.hear(fields, take);
        }
      } catch (error) {
        if (this.isOver) return;
        this.log.error({ err: error }, 'reports of other gateways cannot be read');
        await pause(PAUSE_MS);
      }
    }
  }

  private hear(fields: string[], take: (entry: ReportEntry) => void): void {
    const [, from, , text = ''] = fields;
    // Counted when it was taken.
    if (from === this.gateway) return;
    const entry = readEntry(text);
    if (entry) take(entry);
  }
}
