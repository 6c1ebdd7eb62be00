import type { Plan, PlanDetails, PlanStatus } from '@portal/shared/contract';
import type { PlanRow } from './plan.repository';

/** Nobody's approval holds in these. The record keeps the last approver of a plan that was taken back, for when it is reinstated. */
const NOT_APPROVED: ReadonlySet<PlanStatus> = new Set(['GENERATING', 'CONVERTED', 'PUBLISHED', 'REJECTED']);

/** @param approvedBy who approved it last, where they are to be named */
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
    approvedBy: NOT_APPROVED.has(status) ? null : approvedBy,
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
