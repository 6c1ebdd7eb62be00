import type { RetentionReason } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import type { AppContext } from '../../../app-context';
import type { Db } from '../../../db/client';
import type { UnitOfWork } from '../../../db/unit-of-work';
import { nameDetail } from '../../audit/audited-call';
import { SYSTEM } from '../../case/case-actor';
import { selectCaseForUpdate } from '../../case/state/case-state.repository';
import { changeCaseState, tellCaseChanged } from '../../case/state/case-state.service';
import { checkErasable } from '../erasure/erasure.service';
import { insertErasure } from '../erasure/erasure.repository';
import { listEndedCases, listOldDrafts, type OldCase, type OldCases } from './retention.repository';

type Context = Pick<AppContext, 'db' | 'transact' | 'log' | 'config'>;

const DAY_MS = 24 * 3_600_000;
const BATCH = 100;

interface Rule {
  readonly reason: RetentionReason;
  readonly before: Date;
  readonly dueAt: Date;
}

/**
 * Schedules the erasure of the patient data that has been kept for as long as the settings say. It can be undone like one that somebody
 * asked for; then the case is kept until somebody asks.
 * @param stopping ends it after the case that it is at
 * @returns how many were scheduled
 */
export async function scheduleOld(ctx: Context, now: Date, stopping?: AbortSignal): Promise<number> {
  const { eraseAfterMonths, eraseDraftsAfterMonths, erasureWaitDays } = ctx.config;
  const dueAt = new Date(now.getTime() + erasureWaitDays * DAY_MS);
  const follow = (list: List, months: number, reason: RetentionReason): Promise<number> =>
    months === 0
      ? Promise.resolve(0)
      : scheduleAll(ctx, list, { reason, dueAt, before: monthsBefore(now, months) }, stopping);
  return (
    (await follow(listEndedCases, eraseAfterMonths, 'caseKeptLongEnough')) +
    (await follow(listOldDrafts, eraseDraftsAfterMonths, 'draftKeptLongEnough'))
  );
}

/** The same day so many months ago; the last of its month where that month is shorter. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(now.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}

type List = (db: Db, asked: OldCases) => Promise<OldCase[]>;

async function scheduleAll(
  ctx: Context,
  list: List,
  rule: Rule,
  stopping: AbortSignal | undefined,
): Promise<number> {
  let scheduled = 0;
  for (let after = 0; ;) {
    const page = await list(ctx.db, { before: rule.before, after, limit: BATCH });
    for (const { uuid } of page) {
      if (stopping?.aborted) return scheduled;
      if (await scheduleOne(ctx, uuid, rule)) scheduled += 1;
    }
    after = page.at(-1)?.id ?? after;
    if (page.length < BATCH) return scheduled;
  }
}

/** One that refuses, perhaps as it was gone on with since, does not keep the others. */
async function scheduleOne({ transact, log }: Context, uuid: string, rule: Rule): Promise<boolean> {
  try {
    return await transact((unit) => scheduleIn(unit, uuid, rule));
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    log.info({ uuid, code: error.code }, 'what was kept long enough was not scheduled to be erased');
    return false;
  }
}

async function scheduleIn(unit: UnitOfWork, uuid: string, { reason, before, dueAt }: Rule): Promise<boolean> {
  const { tx } = unit;
  const found = await selectCaseForUpdate(tx, 'provider', uuid);
  if (!found || found.row.updatedAt >= before) return false;
  const { id: caseId, companyId, status } = found.row;
  // A draft ends like any other that nobody goes on with.
  const row = status === 'NEW' ? await changeCaseState(unit, found, 'expire', SYSTEM) : found.row;
  await checkErasable(tx, row);
  const scheduled = await insertErasure(tx, { companyId, caseId, reason, byName: null, dueAt });
  nameDetail(reason);
  tellCaseChanged(unit, found, row);
  return scheduled !== null;
}
