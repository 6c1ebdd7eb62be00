import type { ChangeCursor } from '@portal/shared/contract';
import type { AppContext } from '../../../app-context';
import { findChangeEnds, readChangesAfter } from '../../../changes';
import { emissionOf, type Emission } from './change-emission';

/** What it needs of a socket. */
export interface ChangeListener {
  readonly data: { readonly companyId: number; changesUpTo: number | null };
  emit(...change: Emission): void;
  disconnect(close: true): void;
}

/** A change went out. One that skips a number leaves the gap open: what is missing may still have to be told. */
export function noteChange(data: ChangeListener['data'], { number }: ChangeCursor): void {
  if (data.changesUpTo === number - 1) data.changesUpTo = number;
}

/**
 * Tells sockets the changes of their company that they lack: by one query for all companies, and one more for each company
 * with a socket that lacks some. A change counts as lost when a later run still finds it untold; until then it may be on its way.
 */
export function createChangeCatchUp(
  db: AppContext['db'],
  sockets: () => readonly ChangeListener[],
): () => Promise<void> {
  let before = new Map<number, number>();
  return async () => {
    const placed = sockets().filter(({ data }) => data.changesUpTo !== null);
    const now = await findChangeEnds(db, [...new Set(placed.map(({ data }) => data.companyId))]);
    const behind = placed.filter(({ data }) => upTo(data) < (before.get(data.companyId) ?? 0));
    for (const companyId of new Set(behind.map(({ data }) => data.companyId)))
      await sendMissed(
        db,
        companyId,
        behind.filter(({ data }) => data.companyId === companyId),
      );
    before = now;
  };
}

async function sendMissed(
  db: AppContext['db'],
  companyId: number,
  listeners: readonly ChangeListener[],
): Promise<void> {
  const missed = await readChangesAfter(db, companyId, Math.min(...listeners.map(({ data }) => upTo(data))));
  for (const listener of listeners) {
    const lacks = missed.filter(({ number }) => number > upTo(listener.data));
    if (lacks[0]?.number !== upTo(listener.data) + 1) {
      // What it lacks is not known any more: the page comes back, and is answered that.
      listener.disconnect(true);
      continue;
    }
    for (const { number, numbered, at } of lacks) {
      if (numbered) listener.emit(...emissionOf(numbered, numbered.cursor));
      // A change of a case that is gone is nothing to tell.
      else noteChange(listener.data, { number, at });
    }
  }
}

const upTo = ({ changesUpTo }: ChangeListener['data']): number => changesUpTo ?? 0;
