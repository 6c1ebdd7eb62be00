import type { ChangeCursor, CompanyEvent, ServerToClientEvents } from '@portal/shared/contract';

/** What a socket emits of a change of the company. */
export type Emission = ['caseChanged', ...Parameters<ServerToClientEvents['caseChanged']>];

/** The arguments of `emit`, typed as those of one of the events: the compiler cannot see that each goes with its own change. */
export function emissionOf({ event, change }: CompanyEvent, cursor: ChangeCursor | undefined): Emission {
  return [event, change, ...(cursor ? [cursor] : [])] as unknown as Emission;
}
