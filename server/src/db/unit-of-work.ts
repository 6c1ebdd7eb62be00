import type { DomainEvents, EventHub } from '../events/event-hub';
import type { Db } from './client';

/** One transaction and the events that it will have caused once it is committed. */
export interface UnitOfWork {
  readonly tx: Db;
  /** Tells the hub after the commit; never when the transaction fails. */
  emit<N extends keyof DomainEvents>(name: N, payload: DomainEvents[N]): void;
}

export type Transact = <T>(work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;

/** Makes the function that runs work in a transaction and tells its events afterwards. */
export function createTransact(db: Db, events: EventHub): Transact {
  return async (work) => {
    let pending: (() => void)[] = [];
    const result = await db.transaction(async (tx) => {
      pending = [];
      return work({ tx, emit: (name, payload) => void pending.push(() => events.emit(name, payload)) });
    });
    for (const tell of pending) tell();
    return result;
  };
}
