import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { auditLog, dentalCase, serviceRequest, shipment } from '../../../db/schema';
import { countRows } from '../../../lists/count-rows';
import { contains } from '../../../lists/filter-sql';
import type { ListRequest } from '../../../lists/list-query';
import { isUuid } from '../../../uuid';
import type { AuditRow } from '../chain/chain.repository';
import { NAMED_RECORDS } from '../named-records';

export interface AuditListFilter {
  /** A company's own log, or all of it for the provider. */
  readonly scope: { readonly companyId: number } | 'provider';
  readonly list: ListRequest;
  readonly search?: string | undefined;
}

export async function listEntries(
  db: Db,
  filter: AuditListFilter,
): Promise<{ rows: AuditRow[]; total: number }> {
  const { orderBy, limit, offset } = filter.list;
  const where = whereOf(filter);
  const page = db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  const [rows, total] = await Promise.all([page, countRows(db, auditLog, where, filter.list)]);
  return { rows, total };
}

export function whereOf({ scope, list, search }: AuditListFilter): SQL | undefined {
  const own = scope === 'provider' ? undefined : eq(auditLog.companyId, scope.companyId);
  return and(own, list.where, matching(scope, search?.trim()));
}

/** A part of the name of whoever did it, or the record itself, by its uuid or identifier. */
function matching(scope: AuditListFilter['scope'], text: string | undefined): SQL | undefined {
  if (!text) return undefined;
  if (isUuid(text)) return eq(auditLog.subject, text);
  const named = [dentalCase, serviceRequest, shipment].map((table) => {
    const own = scope === 'provider' ? undefined : eq(table.companyId, scope.companyId);
    return sql`select ${table.uuid} from ${table} where ${and(own, eq(table.identifier, text.toUpperCase()))}`;
  });
  return sql`(${contains(auditLog.actorName, text)} or ${auditLog.subject} in (${sql.join(named, sql` union all `)}))`;
}

/**
 * What people call records, by uuid; one that is gone has none, nor has one of another company, whose uuid somebody tried. A
 * patient's name is never among them.
 */
export async function findLabels(
  db: Db,
  scope: AuditListFilter['scope'],
  uuids: readonly string[],
): Promise<Map<string, string>> {
  if (uuids.length === 0) return new Map();
  const list = sql.join(
    uuids.map((uuid) => sql`${uuid}::uuid`),
    sql`, `,
  );
  const own = scope === 'provider' ? sql`true` : sql`company_id = ${scope.companyId}`;
  const { rows } = await db.execute<{ uuid: string; label: string }>(
    sql`select uuid, label from ${NAMED_RECORDS} where uuid in (${list}) and ${own}`,
  );
  return new Map(rows.map(({ uuid, label }) => [uuid, label]));
}
