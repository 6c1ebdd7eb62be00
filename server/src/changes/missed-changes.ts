import { LIMITS, type ChangeCursor, type MissedChanges } from '@portal/shared/contract';
import type { Db } from '../db/client';
import { findChanges, findNewestChange, type KnownChange } from './change.repository';

/**
 * What of a company changed after a place. A place that is not in the company's changes (they were removed for their age, or a
 * backup was restored) and one that too many came after are too old: who was there has to read everything again.
 */
export async function readMissedChanges(
  db: Db,
  companyId: number,
  after: ChangeCursor | null,
): Promise<MissedChanges> {
  const most = LIMITS.changesCatchUp;
  if (after !== null) {
    // With the change at the place itself, by which the place is known again.
    const found = await findChanges(db, companyId, { from: after.number, most: most + 2 });
    const later = after.number === 0 ? found : found.slice(1);
    const isKnown = after.number === 0 ? (found[0]?.number ?? 1) === 1 : isAt(found[0], after);
    if (isKnown && later.length <= most) {
      const last = later.at(-1);
      return {
        changes: later.flatMap(({ numbered }) => numbered ?? []),
        cursor: last ? { number: last.number, at: last.at } : after,
        isTooOld: false,
      };
    }
  }
  const cursor = await findNewestChange(db, companyId);
  return { changes: [], cursor, isTooOld: after !== null };
}

/** The next changes of a company after a number, as many as a page catches up on. */
export function readChangesAfter(db: Db, companyId: number, number: number): Promise<KnownChange[]> {
  return findChanges(db, companyId, { from: number + 1, most: LIMITS.changesCatchUp });
}

function isAt(found: ChangeCursor | undefined, place: ChangeCursor): boolean {
  return found?.number === place.number && found.at === place.at;
}
