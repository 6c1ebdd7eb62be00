import { setTimeout as pause } from 'node:timers/promises';
import type { DomainEvents, EventHub } from '../events/event-hub';
import type { Metrics } from '../plugins/metrics';
import { refusal } from '../refusals';
import type { Db, DbHandle } from './client';
import { isRetryable } from './database-errors';

/** One transaction and the events that it will have caused once it is committed. */
export interface UnitOfWork {
  readonly tx: Db;
  /** Tells the hub after the commit; never when the transaction fails. */
  emit<N extends keyof DomainEvents>(name: N, payload: DomainEvents[N]): void;
}

/**
 * Runs work in a transaction and tells its events afterwards. Work that got into another transaction's way is done again,
 * so it must change nothing but the database.
 * @throws PortalError 'busy' when it still does after some tries.
 */
export type Transact = <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;

export interface TransactParts {
  readonly database: Pick<DbHandle, 'transaction'>;
  readonly events: EventHub;
  readonly metrics: Pick<Metrics, 'transactions' | 'openTransactions'>;
}

const TRIES = 4;
/** The n-th pause is a random part of n times this, so that two that clashed do not meet again. */
const PAUSE_MS = 40;

export function createTransact(parts: TransactParts): Transact {
  const { transactions, openTransactions } = parts.metrics;
  return async (work) => {
    openTransactions.inc();
    try {
      for (let tries = 1; ; tries += 1) {
        const result = await attempt(parts, work);
        transactions.inc({ outcome: 'error' in result ? 'failed' : 'committed' });
        if (!('error' in result)) {
          for (const emit of result.pending) emit();
          return result.value;
        }
        if (!isRetryable(result.error)) throw result.error;
        if (tries === TRIES) throw refusal('busy');
        transactions.inc({ outcome: 'repeated' });
        await pause(Math.random() * tries * PAUSE_MS);
      }
    } finally {
      openTransactions.dec();
    }
  };
}

type Attempt<T> =
  { readonly value: T; readonly pending: readonly (() => void)[] } | { readonly error: unknown };

async function attempt<T>(
  { database, events }: TransactParts,
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<Attempt<T>> {
  const pending: (() => void)[] = [];
  try {
    const value = await database.transaction(async (tx) => {
      const parts: (() => Promise<void>)[] = [];
      const unit: UnitOfWork = {
        tx,
        emit: (name, payload) => {
          parts.push(() => events.runInTransactionHandlers(unit, name, payload));
          pending.push(() => events.emit(name, payload));
        },
      };
      const done = await work(unit);
      // A part may cause further events, whose parts come after it.
      for (const part of parts) await part();
      return done;
    });
    return { value, pending };
  } catch (error) {
    return { error };
  }
}
