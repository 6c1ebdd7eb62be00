import type { Plan } from '@portal/shared/contract';
import type { PlanRow } from './plan.repository';

export function toPlan(row: PlanRow, caseUuid: string): Plan {
  const {
    uuid,
    number,
    status,
    upperStages,
    lowerStages,
    weeks,
    note,
    rejectReason,
    createdAt,
    publishedAt,
  } = row;
  return {
    uuid,
    caseUuid,
    number,
    status,
    upperStages,
    lowerStages,
    weeks,
    note,
    rejectReason,
    createdAt: createdAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
  };
}
