import type { Actor } from '@portal/shared/contract';
import type { Person } from '../../person';

/** Who changes a case, as its history names them. */
export interface CaseActor {
  readonly actor: Actor;
  readonly name: string | null;
  /** Set when it is one of the company's people. */
  readonly contactId?: number;
}

export const PROVIDER: CaseActor = { actor: 'provider', name: null };
export const SYSTEM: CaseActor = { actor: 'system', name: null };

export function clientActor(who: Person): CaseActor {
  return { actor: 'client', name: who.name, contactId: who.contactId };
}
