import { sql } from 'drizzle-orm';
import type { AppContext } from '../app-context';
import type { Db } from '../db/client';

/** A context that notes, whenever it removes an object within a transaction, how long that may idle. */
export function watchIdleLimit(ctx: AppContext): { readonly ctx: AppContext; readonly limits: Set<unknown> } {
  const limits = new Set<unknown>();
  let held: Db = ctx.db;
  const transact: AppContext['transact'] = (work) =>
    ctx.transact((unit) => {
      held = unit.tx;
      return work(unit);
    });
  const remove = async (key: string): Promise<void> => {
    const { rows } = await held.execute(sql`show idle_in_transaction_session_timeout`);
    limits.add(rows[0]?.['idle_in_transaction_session_timeout']);
    await ctx.storage.remove(key);
  };
  return { ctx: { ...ctx, transact, storage: { ...ctx.storage, remove } }, limits };
}
