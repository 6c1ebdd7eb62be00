import { PortalError } from '@portal/shared/errors';
import type { AppContext } from '../../app-context';
import type { Db } from '../../db/client';
import type { UnitOfWork } from '../../db/unit-of-work';
import { SYSTEM } from '../case/case-actor';
import { hasTalkSince } from '../case/case-talk.repository';
import { sendCaseOnIn } from '../shipment/case-last-mile.service';
import { changeCaseState, getCaseForUpdate } from '../case/state/case-state.service';
import { sendRequestOnIn } from '../shipment/request-last-mile.service';
import { changeRequestState, lockedRequest } from '../request/request-state.service';
import { listWaitingCases, listWaitingRequests, type Waiting, type WaitingPage } from './expiry.repository';

type Context = Pick<AppContext, 'db' | 'transact' | 'log' | 'config'>;

const DAY_MS = 24 * 3_600_000;
const BATCH = 100;

/** Where everybody may look at what is sent on, whoever's it is. */
const ANYWHERE = { scope: 'provider', by: SYSTEM } as const;

/**
 * Ends cases and requests in which nothing has happened for as long as `EXPIRE_AFTER_DAYS` says: what waits for somebody expires, and
 * what came to an organisation counts as sent on. Each is held and looked at again, so that several processes may do it at once.
 * @param stopping ends it after the record that it is at
 * @returns how many were ended
 */
export async function endWaiting(ctx: Context, now: Date, stopping?: AbortSignal): Promise<number> {
  const before = new Date(now.getTime() - ctx.config.expireAfterDays * DAY_MS);
  const ended =
    (await endAll(ctx, { before, stopping }, listWaitingCases, endCase)) +
    (await endAll(ctx, { before, stopping }, listWaitingRequests, endRequest));
  if (ended > 0) ctx.log.info({ ended }, 'what nobody went on with was ended');
  return ended;
}

type List = (db: Db, page: WaitingPage) => Promise<Waiting[]>;
type End = (unit: UnitOfWork, waiting: Waiting, before: Date) => Promise<boolean>;

interface Run {
  readonly before: Date;
  readonly stopping: AbortSignal | undefined;
}

async function endAll(ctx: Context, { before, stopping }: Run, list: List, end: End): Promise<number> {
  let ended = 0;
  for (let after: Waiting | null = null; ;) {
    const page: Waiting[] = await list(ctx.db, { before, after, limit: BATCH });
    for (const waiting of page) {
      if (stopping?.aborted) return ended;
      if (await endOne(ctx, waiting, before, end)) ended += 1;
    }
    after = page.at(-1) ?? null;
    if (page.length < BATCH) return ended;
  }
}

/** One that refuses, perhaps as another process was faster, does not keep the others. */
async function endOne(
  { transact, log }: Context,
  waiting: Waiting,
  before: Date,
  end: End,
): Promise<boolean> {
  try {
    return await transact((unit) => end(unit, waiting, before));
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    log.info({ uuid: waiting.uuid, code: error.code }, 'what waited was not ended');
    return false;
  }
}

async function endCase(unit: UnitOfWork, { uuid, isOnFirstMile }: Waiting, before: Date): Promise<boolean> {
  // Not held here: all that is in its parcel is held before it.
  if (isOnFirstMile) await sendCaseOnIn(unit, { ...ANYWHERE, uuid }, {});
  else {
    const found = await getCaseForUpdate(unit, 'provider', uuid);
    if (found.row.updatedAt >= before || (await hasTalkSince(unit.tx, found.row.id, before))) return false;
    await changeCaseState(unit, found, 'expire', SYSTEM);
  }
  return true;
}

async function endRequest(
  unit: UnitOfWork,
  { uuid, isOnFirstMile }: Waiting,
  before: Date,
): Promise<boolean> {
  if (isOnFirstMile) await sendRequestOnIn(unit, { ...ANYWHERE, uuid }, {});
  else {
    const found = await lockedRequest(unit, 'provider', uuid);
    const { updatedAt, caseId } = found.row;
    if (updatedAt >= before || (await hasTalkSince(unit.tx, caseId, before))) return false;
    await changeRequestState(unit, found, 'cancel', SYSTEM);
  }
  return true;
}
