import type { Case, CaseHistoryEntry, CaseSide } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { Db } from '../../db/client';
import { refusal } from '../../refusals';
import type { Person } from '../../person';
import { toHistoryEntry, toOneCase } from './case.mapper';
import { findCase, listHistory } from './case.repository';
import type { CaseScope } from './case-scope';

/** Cases that a person sees; with a side only those of that side. */
export function scopeOf({ companyId }: Person, side?: CaseSide): { companyId: number; side?: CaseSide } {
  return side ? { companyId, side } : { companyId };
}

/** @throws PortalError 'notFound' when the scope has no such case, whoever else may have it. */
export async function getCase(db: Db, scope: CaseScope, uuid: string): Promise<Case> {
  const record = await findCase(db, scope, uuid);
  if (!record) throw refusal('notFound', { record: 'case' });
  return toOneCase(record, scope === 'provider');
}

export async function getHistory(
  { db }: AppContext,
  scope: CaseScope,
  uuid: string,
): Promise<CaseHistoryEntry[]> {
  await getCase(db, scope, uuid);
  return (await listHistory(db, scope, uuid)).map(toHistoryEntry);
}
