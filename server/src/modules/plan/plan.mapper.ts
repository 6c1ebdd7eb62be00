import type { Plan, PlanDetails } from '@portal/shared/contract';
import type { PlanRow } from './plan.repository';

/** @param approvedBy who approved it, where they are to be named */
export function toPlan(row: PlanRow, caseUuid: string, approvedBy: Plan['approvedBy']): Plan {
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
    approvedBy,
    createdAt: createdAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
  };
}

const NOTHING = { movements: [], ipr: [], attachments: [], overcorrections: [] };

export function toPlanDetails({ details, estimatedShipAt, estimatedEndAt }: PlanRow): PlanDetails {
  return {
    ...(details ?? NOTHING),
    estimatedShipAt: estimatedShipAt?.toISOString() ?? null,
    estimatedEndAt: estimatedEndAt?.toISOString() ?? null,
  };
}
