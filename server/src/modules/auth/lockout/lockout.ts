import type { Db } from '../../../db/client';
import { fieldRefusal } from '../../../refusals';
import {
  clearFailures,
  findFailure,
  insertFailure,
  removeFailure,
  type FailureOf,
} from './login-failures.repository';
import { networkOf } from './network';

const MINUTE_MS = 60_000;

interface Limit {
  readonly failures: number;
  readonly withinMs: number;
}
/** Of one account from one network. Others' failures lock their own network out, and nobody else (ADR 21). */
const NETWORK_AND_ACCOUNT: Limit = { failures: 8, withinMs: 15 * MINUTE_MS };
/** Of one account from all networks together: guessing from many addresses at once is slow, too. */
const ACCOUNT: Limit = { failures: 100, withinMs: 24 * 60 * MINUTE_MS };
/** From one network, over all accounts. */
const NETWORK: Limit = { failures: 60, withinMs: 5 * MINUTE_MS };

export interface Attempt {
  /** Whose secret is tried: a user name, or a name that no user name is. */
  readonly account: string;
  /** Network address of the caller. */
  readonly address: string;
  /** Whether the person has been signed in from there: what others do elsewhere keeps them out of nothing. */
  readonly isKnown: boolean;
}

/**
 * Counts a try as failed before it is known to be right, so that tries made at the same time count too; `forgiveAttempts` takes it
 * back.
 * @throws PortalError 'lockedOut' with the minutes until the next try counts again; a refused try is not counted.
 */
export async function countAttempt(db: Db, { account, address, isKnown }: Attempt): Promise<void> {
  const network = networkOf(address);
  const id = await insertFailure(db, account, network);
  const ends = [
    await lockedUntil(db, { account, address: network }, NETWORK_AND_ACCOUNT),
    isKnown ? 0 : await lockedUntil(db, { account }, ACCOUNT),
    await lockedUntil(db, { address: network }, NETWORK),
  ];
  const waitMs = Math.max(...ends) - Date.now();
  if (waitMs <= 0) return;
  await removeFailure(db, id);
  const minutes = Math.ceil(waitMs / MINUTE_MS);
  throw fieldRefusal({ '': { code: 'lockedFor', values: { minutes } } }, 'lockedOut');
}

/** Forgets the failures of an account from one network, once its secret was right there. Those of other networks still count. */
export function forgiveAttempts(db: Db, { account, address }: Omit<Attempt, 'isKnown'>): Promise<void> {
  return clearFailures(db, { account, address: networkOf(address) });
}

/** In milliseconds since 1970: when the oldest failure of one too many is old enough. */
async function lockedUntil(db: Db, of: FailureOf, { failures, withinMs }: Limit): Promise<number> {
  const failedAt = await findFailure(db, of, failures);
  return failedAt === null ? 0 : failedAt.getTime() + withinMs;
}
