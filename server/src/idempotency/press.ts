import { AsyncLocalStorage } from 'node:async_hooks';

/** A call that came with a key (docs/adr/0020-idempotency-keys.md), while it is carried out. */
export interface Press {
  /** Whose key it is. */
  readonly owner: string;
  readonly key: string;
  readonly companyId: number | null;
  /** Hash of the call and all that it was told. */
  readonly fingerprint: string;
  /** Transactions begun. */
  steps: number;
  /** Transactions that were done by this very call, and not by an earlier one of the same key. */
  ownSteps: number;
}

/** One transaction of a press. */
export interface PressStep {
  readonly press: Press;
  readonly number: number;
}

const current = new AsyncLocalStorage<Press | null>();

/** Carries out a call: each transaction in it is done once for its key. */
export function runPress<T>(press: Press, work: () => Promise<T>): Promise<T> {
  return current.run(press, work);
}

/** What goes on after the call, such as the sending of mails, is no part of it. */
export function outsidePress(work: () => void): void {
  if (current.getStore()) current.run(null, work);
  else work();
}

/** The next transaction of the call that is carried out; null where it has no key. */
export function nextStep(): PressStep | null {
  const press = current.getStore() ?? null;
  if (!press) return null;
  press.steps += 1;
  return { press, number: press.steps - 1 };
}
