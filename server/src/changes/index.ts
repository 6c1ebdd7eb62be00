import type { ChangeCursor } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context';
import type { Db } from '../db/client';
import type { DomainEvent } from '../events/event-hub';
import { schedule } from '../schedule';
import { insertChanges, removeOldChanges } from './change.repository';
import { toCompanyEvent } from './company-event';

const HOUR_MS = 3_600_000;
/** Over a weekend. Who was away for longer reads everything again. */
const KEEP_MS = 3 * 24 * HOUR_MS;

/** Numbers, as a transaction's last statement, those of its events that the people of a company are told. */
export async function numberChanges(
  tx: Db,
  events: readonly DomainEvent[],
): Promise<(ChangeCursor | undefined)[]> {
  const changes = events.map((event) => toCompanyEvent(event));
  const numbered = changes.filter((change) => change !== null);
  const cursors = numbered.length > 0 ? await insertChanges(tx, numbered) : [];
  let next = 0;
  return changes.map((change) => (change === null ? undefined : cursors[next++]));
}

/** Changes are known for some days. */
export function changesPlugin(app: FastifyInstance, ctx: AppContext): void {
  schedule(app, ctx, {
    name: 'change numbers',
    everyMs: HOUR_MS,
    run: (now) => removeOldChanges(ctx.db, new Date(now.getTime() - KEEP_MS)),
  });
}

export { findChangeEnds, findNewestChange } from './change.repository';
export { COMPANY_EVENT_NAMES, toCompanyEvent } from './company-event';
export { readChangesAfter, readMissedChanges } from './missed-changes';
