import { pathTo, type RetentionReason } from '@portal/shared/contract';
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
import {
  listEndedCases,
  listOldDrafts,
  listSuperAdmins,
  type OldCase,
  type OldCases,
} from './retention.repository';

type Context = Pick<AppContext, 'db' | 'transact' | 'log' | 'config' | 'mail'>;

const DAY_MS = 24 * 3_600_000;
const BATCH = 100;

interface Rule {
  readonly reason: RetentionReason;
  readonly before: Date;
  readonly dueAt: Date;
}

/** How many were scheduled of each company, by its id. */
type Scheduled = Map<number, number>;

/**
 * Schedules the erasure of the patient data that has been kept for as long as the settings say, and mails super admins how much and when.
 * It can be undone like one that somebody asked for; then the case is kept until somebody asks.
 * @param stopping ends it after the case that it is at
 * @returns how many were scheduled
 */
export async function scheduleOld(ctx: Context, now: Date, stopping?: AbortSignal): Promise<number> {
  const { eraseAfterMonths, eraseDraftsAfterMonths, erasureWaitDays } = ctx.config;
  const dueAt = new Date(now.getTime() + erasureWaitDays * DAY_MS);
  const scheduled: Scheduled = new Map();
  const follow = async (list: List, months: number, reason: RetentionReason): Promise<void> => {
    if (months === 0) return;
    await scheduleAll(ctx, list, { reason, dueAt, before: monthsBefore(now, months) }, scheduled, stopping);
  };
  try {
    await follow(listEndedCases, eraseAfterMonths, 'caseKeptLongEnough');
    await follow(listOldDrafts, eraseDraftsAfterMonths, 'draftKeptLongEnough');
  } finally {
    // Also of what was scheduled before one failed. Without a day to undo it on there is nothing to tell.
    if (erasureWaitDays > 0)
      for (const [companyId, count] of scheduled) await tryToMail(ctx, { companyId, count, dueAt });
  }
  return [...scheduled.values()].reduce((total, count) => total + count, 0);
}

interface News {
  readonly companyId: number;
  readonly count: number;
  readonly dueAt: Date;
}

/** One that fails does not keep the others, and what is scheduled stays in the list of erasures and on the pages of its cases. */
async function tryToMail(ctx: Context, news: News): Promise<void> {
  try {
    await mailSuperAdmins(ctx, news);
  } catch (error) {
    ctx.log.error({ err: error, companyId: news.companyId }, 'scheduled erasures were not mailed');
  }
}

function mailSuperAdmins({ transact, mail }: Context, { companyId, count, dueAt }: News): Promise<void> {
  const about = { path: pathTo('patientData'), count, dueAt: dueAt.toISOString() };
  return transact(async (unit) => {
    for (const { id: contactId, name, email: to, locale } of await listSuperAdmins(unit.tx, companyId))
      await mail.send(unit, {
        ...{ template: 'erasuresScheduled', to, locale, contactId },
        data: { name, ...about },
      });
  });
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
  scheduled: Scheduled,
  stopping: AbortSignal | undefined,
): Promise<void> {
  for (let after = 0; ;) {
    const page = await list(ctx.db, { before: rule.before, after, limit: BATCH });
    for (const { uuid } of page) {
      if (stopping?.aborted) return;
      const companyId = await scheduleOne(ctx, uuid, rule);
      if (companyId !== null) scheduled.set(companyId, (scheduled.get(companyId) ?? 0) + 1);
    }
    after = page.at(-1)?.id ?? after;
    if (page.length < BATCH) return;
  }
}

/**
 * One that refuses, perhaps as it was gone on with since, does not keep the others.
 * @returns whose it is; null where it was not scheduled
 */
async function scheduleOne({ transact, log }: Context, uuid: string, rule: Rule): Promise<number | null> {
  try {
    return await transact((unit) => scheduleIn(unit, uuid, rule));
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    log.info({ uuid, code: error.code }, 'what was kept long enough was not scheduled to be erased');
    return null;
  }
}

async function scheduleIn(
  unit: UnitOfWork,
  uuid: string,
  { reason, before, dueAt }: Rule,
): Promise<number | null> {
  const { tx } = unit;
  const found = await selectCaseForUpdate(tx, 'provider', uuid);
  if (!found || found.row.updatedAt >= before) return null;
  const { id: caseId, companyId, status } = found.row;
  // A draft ends like any other that nobody goes on with.
  const row = status === 'NEW' ? await changeCaseState(unit, found, 'expire', SYSTEM) : found.row;
  await checkErasable(tx, row);
  const scheduled = await insertErasure(tx, { companyId, caseId, reason, byName: null, dueAt });
  nameDetail(reason);
  tellCaseChanged(unit, found, row);
  return scheduled === null ? null : companyId;
}
