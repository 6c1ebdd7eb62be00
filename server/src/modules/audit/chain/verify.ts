import type { AuditCheck } from '@portal/shared/contract';
import { refusal } from '../../../refusals';
import type { Db } from '../../../db/client';
import { findHash, findLinks, readChain, type AuditRow, type Chain } from './chain.repository';
import { hashOf } from './link';

/** Rows in memory at a time. */
const BATCH = 1_000;

type Broken = NonNullable<AuditCheck['broken']>;

/**
 * Whether every link of the chain holds, from its anchor or after a number on: each row has the next number and the hash
 * that the one before it and its own content make, and the last one is the chain's end.
 * @param limit rows that are looked at; `next` of the answer is where to go on
 * @throws PortalError 'notFound' for a number that the chain does not have
 */
export async function verifyChain(
  db: Db,
  { after, limit }: { readonly after?: number | undefined; readonly limit: number },
): Promise<AuditCheck> {
  const chain = await readChain(db);
  const found = await followChain(db, chain, { after, limit });
  // What was removed for its age meanwhile is not missing.
  const isOlder = found.broken && (await readChain(db)).anchorNumber !== chain.anchorNumber;
  return isOlder ? verifyChain(db, { after, limit }) : found;
}

async function followChain(
  db: Db,
  chain: Chain,
  { after, limit }: { readonly after: number | undefined; readonly limit: number },
): Promise<AuditCheck> {
  let head = await startOf(db, chain, after);
  let checked = 0;
  while (head.number < chain.number && checked < limit) {
    const rows = await findLinks(db, head.number, Math.min(BATCH, limit - checked));
    const part = followLinks(head, rows);
    checked += part.checked;
    head = part.head;
    const broken = part.broken ?? (rows.length === 0 ? missing(head.number + 1, 'cutOff') : null);
    if (broken) return { checked, broken, head, next: null };
  }
  const broken =
    head.number === chain.number && head.hash !== chain.hash ? missing(chain.number, 'changed') : null;
  return { checked, broken, head, next: broken || head.number >= chain.number ? null : head.number };
}

async function startOf(db: Db, chain: Chain, after: number | undefined): Promise<AuditCheck['head']> {
  const { anchorNumber, anchorHash } = chain;
  if (after === undefined || after <= anchorNumber) return { number: anchorNumber, hash: anchorHash };
  const hash = await findHash(db, after);
  if (hash === null) throw refusal('notFound', { record: 'page' });
  return { number: after, hash };
}

/** Follows links from one that holds as far as they do. */
export function followLinks(
  from: AuditCheck['head'],
  rows: readonly AuditRow[],
): Pick<AuditCheck, 'head' | 'checked' | 'broken'> {
  let head = from;
  let checked = 0;
  for (const row of rows) {
    const number = head.number + 1;
    if (row.number !== number) return { head, checked, broken: missing(number, 'missing') };
    const hash = hashOf(head.hash, { ...row, number });
    if (row.hash !== hash) return { head, checked: checked + 1, broken: missing(number, 'changed') };
    head = { number, hash };
    checked += 1;
  }
  return { head, checked, broken: null };
}

function missing(number: number, why: Broken['why']): Broken {
  return { number, why };
}
