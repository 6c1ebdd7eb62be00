import { and, gt, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context';
import type { Db } from '../db/client';
import { mailOutbox } from '../db/schema';
import { freeBytesOf } from '../plugins/disk.plugin';
import { schedule } from '../schedule';
import { createAlarms, type Alarms } from './alarms';

const LOOK_MS = 60_000;
/** Four times what refuses changes: time to make room. */
const LOW_BYTES = 1024 ** 3;
/** The fourth try begins two minutes after the first. */
const FAILED_TRIES = 4;

type Parts = Pick<AppContext, 'config' | 'log' | 'now' | 'db' | 'metrics'>;

/** Looks every minute at what nobody would notice by the calls alone: mails that do not leave, and a disk that fills up. */
export function alarmsPlugin(app: FastifyInstance, ctx: Parts): void {
  const alarms = createAlarms(ctx.config, ctx.log, ctx.now);
  ctx.metrics.gauge('portal_alarms', 'Alarms that are on', () => alarms.count());
  schedule(app, ctx, { name: 'look for alarms', everyMs: LOOK_MS, run: () => lookForAlarms(ctx, alarms) });
  app.addHook('onClose', () => alarms.stop());
}

/** @param freeBytes of the disk of a folder */
export async function lookForAlarms(
  { db, config }: Pick<Parts, 'db' | 'config'>,
  alarms: Alarms,
  freeBytes: (folder: string) => Promise<number> = freeBytesOf,
): Promise<void> {
  try {
    // A disk that cannot be asked says so when it is written to.
    const free = await freeBytes(config.filesDir).catch(() => Number.POSITIVE_INFINITY);
    if (free < LOW_BYTES)
      alarms.raise('diskFull', `${Math.round(free / 1024 ** 2)} MB are left on the disk of the data folder`);
    else alarms.resolve('diskFull');
    // Last: a full disk may be what takes the database away.
    const failing = await countFailingMails(db);
    if (failing > 0) alarms.raise('mailFailing', `${failing} mails could not be sent in several tries`);
    else alarms.resolve('mailFailing');
  } finally {
    alarms.keepUp();
  }
}

/** Mails that wait for their fifth try or a later one, and those that were given up within the last hour. */
async function countFailingMails(db: Db): Promise<number> {
  const waits = isNotNull(mailOutbox.sealed);
  const wasGivenUp = and(
    isNull(mailOutbox.sealed),
    isNull(mailOutbox.sentAt),
    gt(mailOutbox.dueAt, sql`now() - interval '1 hour'`),
  );
  return db.$count(mailOutbox, and(gte(mailOutbox.attempts, FAILED_TRIES), or(waits, wasGivenUp)));
}
