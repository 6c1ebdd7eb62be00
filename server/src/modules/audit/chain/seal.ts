import type { AppContext } from '../../../app-context';
import type { Db } from '../../../db/client';
import {
  findUnsealed,
  findLinks,
  hasUnsealed,
  lockChain,
  removeLinks,
  updateChain,
  writeLinks,
} from './chain.repository';
import { hashOf } from './link';

/** Rows that one transaction links or removes. */
const BATCH = 500;

type Context = Pick<AppContext, 'db' | 'transact'>;

/**
 * Links what is not linked yet into the chain; answers how many rows. Writers never wait for it: it takes what is committed, in
 * whatever order that came. Of several processes one at a time does it.
 */
export async function sealEntries({ db, transact }: Context): Promise<number> {
  let total = 0;
  while (await hasUnsealed(db)) {
    const sealed = await transact(({ tx }) => sealBatch(tx));
    total += sealed;
    if (sealed === 0) break;
  }
  return total;
}

async function sealBatch(tx: Db): Promise<number> {
  const chain = await lockChain(tx);
  if (!chain) return 0;
  const rows = await findUnsealed(tx, BATCH);
  if (rows.length === 0) return 0;
  let { number, hash } = chain;
  const links = rows.map((row) => {
    number += 1;
    hash = hashOf(hash, { ...row, number });
    return { id: row.id, number, hash };
  });
  await writeLinks(tx, links);
  await updateChain(tx, { number, hash });
  return rows.length;
}

/**
 * Removes what is older than it is kept, from the chain's beginning on; the hash of the last that went stays as the anchor.
 * What is not linked yet stays. Answers how many rows.
 */
export async function removeOld({ transact }: Pick<Context, 'transact'>, before: Date): Promise<number> {
  let total = 0;
  for (let removed = BATCH; removed === BATCH; total += removed)
    removed = await transact(({ tx }) => removeBatch(tx, before));
  return total;
}

async function removeBatch(tx: Db, before: Date): Promise<number> {
  const chain = await lockChain(tx);
  if (!chain) return 0;
  const rows = await findLinks(tx, chain.anchorNumber, BATCH);
  const firstKept = rows.findIndex(({ at }) => at >= before);
  const old = firstKept === -1 ? rows : rows.slice(0, firstKept);
  const last = old.at(-1);
  if (!last || last.number === null || last.hash === null) return 0;
  await removeLinks(
    tx,
    old.flatMap(({ number }) => (number === null ? [] : [number])),
  );
  await updateChain(tx, { anchorNumber: last.number, anchorHash: last.hash });
  return old.length;
}
