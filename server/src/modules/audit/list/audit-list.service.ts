import type { AuditEntry, AuditListQuery, List } from '@portal/shared/contract';
import type { AppContext } from '../../../app-context';
import { readListQuery, toList } from '../../../lists/list-query';
import { AUDIT_LIST, PROVIDER_AUDIT_LIST } from './audit-list-fields';
import { findLabels, listEntries, type AuditListFilter } from './audit-list.repository';
import { toAuditEntry } from './audit.mapper';

/** @throws PortalError 'unknownFilterKey' or 'badRequest' for a filter or order outside the white list (AP-13). */
export function auditFilter(
  scope: AuditListFilter['scope'],
  { search, ...query }: AuditListQuery,
): AuditListFilter {
  const shape = scope === 'provider' ? PROVIDER_AUDIT_LIST : AUDIT_LIST;
  return { scope, list: readListQuery(query, shape), search };
}

/** A page of the log. @throws PortalError as `auditFilter` */
export async function getAuditList(
  { db }: Pick<AppContext, 'db'>,
  scope: AuditListFilter['scope'],
  query: AuditListQuery,
): Promise<List<AuditEntry>> {
  const filter = auditFilter(scope, query);
  const { rows, total } = await listEntries(db, filter);
  const labels = await findLabels(db, scope, [...new Set(rows.flatMap(({ subject }) => subject ?? []))]);
  return toList(
    rows.map((row) => toAuditEntry(row, labels)),
    total,
    filter.list,
  );
}
