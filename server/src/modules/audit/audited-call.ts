import { AsyncLocalStorage } from 'node:async_hooks';
import type { Person } from '../../person';

/** Who does something, as the audit log keeps it. */
export type Actor =
  | {
      readonly type: 'person';
      readonly companyId: number;
      readonly contactId: number;
      readonly uuid: string;
      readonly name: string;
    }
  | { readonly type: 'provider'; readonly name: string }
  | { readonly type: 'portal'; readonly name: string }
  /** Whoever has a signed address, which was made for the person of this uuid, if for anybody known. */
  | { readonly type: 'link'; readonly uuid: string | null }
  | { readonly type: 'nobody' };

/** What an actor is made of. */
export type KnownPerson = Pick<Person, 'companyId' | 'contactId' | 'contactUuid' | 'name'>;

/** What the code runs for that is running: a call, a request of a socket, a task of the portal's own. */
export interface AuditedCall {
  readonly action: string;
  readonly actor: Actor;
  readonly requestId?: string;
  /** Network address of the caller. */
  readonly address?: string;
  /** The record that the call's address names. */
  readonly subject?: string | undefined;
  readonly detail?: string;
  /**
   * 'records': its transactions leave rows for the records that they change, and none if they change none. 'nothing': what they do
   * is not worth a row. Otherwise the call leaves a row at least.
   */
  readonly leaves?: 'records' | 'nothing';
}

/** What a call has left so far, over all of its transactions. */
export interface CallTraces {
  call: AuditedCall;
  /** Records that it has a row for. */
  readonly subjects: Set<string>;
  rows: number;
  /** Its service has written itself why it refused. */
  isRefusalWritten: boolean;
  /** Records that the open transaction names besides those of its events. */
  named: Set<string>;
}

const current = new AsyncLocalStorage<CallTraces>();

/** Runs work as a call: what its transactions change is on record as that call's. */
export function during<T>(call: AuditedCall, work: (traces: CallTraces) => T): T {
  const traces: CallTraces = {
    call,
    subjects: new Set(),
    rows: 0,
    isRefusalWritten: false,
    named: new Set(),
  };
  return current.run(traces, () => work(traces));
}

export function currentTraces(): CallTraces | undefined {
  return current.getStore();
}

/** Runs a task of the portal's own, such as a scheduler's or the simulator's. */
export function asPortal<T>(name: string, work: () => T): T {
  return during({ action: name, actor: { type: 'portal', name }, leaves: 'records' }, work);
}

/** Runs what leaves no row: a transaction that only looks, or notes what somebody has seen. */
export function unaudited<T>(work: () => T): T {
  const call = current.getStore()?.call ?? { action: '', actor: { type: 'nobody' } };
  return during({ ...call, leaves: 'nothing' }, work);
}

/** Within a transaction: names a record that it changes and that no event of it names. */
export function nameSubject(uuid: string): void {
  current.getStore()?.named.add(uuid.toLowerCase());
}

/** Says what the rows of the running call have besides: never anything of a patient's. */
export function nameDetail(detail: string): void {
  const traces = current.getStore();
  if (traces) traces.call = { ...traces.call, detail };
}

/** uuid of the signed-in person whose call is running; what signed addresses are made for. */
export function currentHolder(): string | null {
  const actor = current.getStore()?.call.actor;
  return actor?.type === 'person' || actor?.type === 'link' ? actor.uuid : null;
}

export function actorOf(by: { readonly who: KnownPerson | null; readonly provider: string | null }): Actor {
  const { who, provider } = by;
  if (provider !== null) return { type: 'provider', name: provider };
  if (!who) return { type: 'nobody' };
  const { companyId, contactId, contactUuid, name } = who;
  return { type: 'person', companyId, contactId, uuid: contactUuid, name };
}
