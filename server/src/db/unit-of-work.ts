import type { ChangeCursor } from '@portal/shared/contract';
import { setTimeout as pause } from 'node:timers/promises';
import type { DomainEvent, DomainEvents, EventHub, TransactionSteps } from '../events/event-hub';
import { doOnce } from '../idempotency/once';
import { nextStep, outsidePress, type PressStep } from '../idempotency/press';
import type { Metrics } from '../plugins/metrics';
import { refusal } from '../refusals';
import type { Db, DbHandle } from './client';
import { isRetryable } from './database-errors';

/** One transaction and the events that it will have caused once it is committed. */
export interface UnitOfWork {
  readonly tx: Db;
  /** Tells the hub after the commit; never when the transaction fails. */
  emit<N extends keyof DomainEvents>(name: N, payload: DomainEvents[N]): void;
  /** Waits until every module has done its part of a step, in this transaction. */
  takeStep<N extends keyof TransactionSteps>(name: N, payload: TransactionSteps[N]): Promise<void>;
}

/**
 * Runs work in a transaction and tells its events afterwards. Work that got into another transaction's way is done again,
 * so it must change nothing but the database. In a call that has an idempotency key it is done once for the key.
 * @throws PortalError 'busy' when it still does after some tries.
 */
export type Transact = <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;

export interface TransactParts {
  readonly database: Pick<DbHandle, 'transaction'>;
  readonly events: EventHub;
  readonly metrics: Pick<Metrics, 'transactions' | 'openTransactions'>;
  /** Begins each try: what that gives writes what the try did, as its last statement, and answers what is to be done after the commit. */
  readonly beginTrail: () => () => (tx: Db, events: readonly DomainEvent[]) => Promise<() => void>;
  /** Numbers those of the events that a company's people are told. After it nothing more may be written: it holds the company's end. */
  readonly numberChanges: (
    tx: Db,
    events: readonly DomainEvent[],
  ) => Promise<readonly (ChangeCursor | undefined)[]>;
}

const TRIES = 4;
/** The n-th pause is a random part of n times this, so that two that clashed do not meet again. */
const PAUSE_MS = 40;

export function createTransact(parts: TransactParts): Transact {
  const { transactions, openTransactions } = parts.metrics;
  return async (work) => {
    openTransactions.inc();
    const step = nextStep();
    const beginTry = parts.beginTrail();
    try {
      for (let tries = 1; ; tries += 1) {
        const result = await attempt({ ...parts, beginTry }, step, work);
        transactions.inc({ outcome: 'error' in result ? 'failed' : 'committed' });
        if (!('error' in result)) {
          for (const emit of result.pending) outsidePress(emit);
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
  | { readonly value: T; readonly pending: readonly (() => void)[] }
  | { readonly error: unknown };

interface AttemptParts extends TransactParts {
  readonly beginTry: ReturnType<TransactParts['beginTrail']>;
}

async function attempt<T>(
  { database, events, beginTry, numberChanges }: AttemptParts,
  step: PressStep | null,
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<Attempt<T>> {
  const pending: (() => void)[] = [];
  try {
    const value = await database.transaction(async (tx) => {
      const parts: (() => Promise<void>)[] = [];
      const emitted: DomainEvent[] = [];
      const recordChanges = beginTry();
      const unit: UnitOfWork = {
        tx,
        emit: (name, payload) => {
          emitted.push({ name, payload } as DomainEvent);
          parts.push(() => events.runInTransactionHandlers(unit, name, payload));
        },
        takeStep: (name, payload) => events.runStep(unit, name, payload),
      };
      const workAndParts = async (): Promise<T> => {
        const done = await work(unit);
        // A part may cause further events, whose parts come after it.
        for (const part of parts) await part();
        // Here, so that a press which was made before leaves no second trace.
        pending.push(await recordChanges(tx, emitted));
        return done;
      };
      const done = await (step ? doOnce(tx, step, workAndParts) : workAndParts());
      const cursors = await numberChanges(tx, emitted);
      for (const [index, { name, payload }] of emitted.entries())
        pending.push(() => events.emit(name, payload, cursors[index]));
      return done;
    });
    return { value, pending };
  } catch (error) {
    return { error };
  }
}
