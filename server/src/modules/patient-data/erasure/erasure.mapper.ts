import type { Erasure } from '@portal/shared/contract';
import type { ErasureRecord } from './erasure.repository';

/** An erasure as calls answer it. */
export function toErasure({ row, case: of }: ErasureRecord): Erasure {
  const { uuid, state, reason, byName, endedByName, files, messages } = row;
  return {
    uuid,
    caseUuid: of.uuid,
    caseIdentifier: of.identifier,
    caseStatus: of.status,
    side: of.side,
    ...{ state, reason, byName, endedByName, files, messages },
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
