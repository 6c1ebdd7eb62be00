import type { Batch, Order, Refinement, RefinementStatus } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import { toMaking } from '../configuration/making.mapper';
import type { BatchRecord } from './batch.repository';
import type { OrderRecord } from './order.repository';
import type { RefinementRecord, RefinementRow } from './refinement.repository';

export function toOrder({ row, ...related }: OrderRecord, fileLinks: AppContext['fileLinks']): Order {
  const { uuid, identifier, status, rejectReason, createdAt, updatedAt } = row;
  const { caseUuid, batchUuid, batchNumber, planUuid, planNumber, shipmentUuid, company } = related;
  return {
    uuid,
    identifier,
    caseUuid,
    batchUuid,
    batchNumber,
    planUuid,
    planNumber,
    status,
    rejectReason,
    shipmentUuid,
    company,
    making: toMaking(row.making, fileLinks),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function toBatch({ row, planUuid, refinementUuid, status }: BatchRecord, caseUuid: string): Batch {
  const { uuid, number, fromStage, toStage, createdAt } = row;
  return {
    uuid,
    caseUuid,
    number,
    planUuid,
    refinementUuid,
    fromStage,
    toStage,
    status,
    createdAt: createdAt.toISOString(),
  };
}

export function toRefinement({ row, assetCount }: RefinementRecord, caseUuid: string): Refinement {
  const { uuid, number, reason, note, refuseReason, isOpen, isCanceled, createdAt } = row;
  return {
    uuid,
    caseUuid,
    number,
    status: refinementStatus(row),
    reason,
    note,
    refuseReason,
    isOpen,
    isCanceled,
    assetCount,
    createdAt: createdAt.toISOString(),
  };
}

/** Until it is in progress it is what became of the asking; from then on it goes the way of its case. */
export function refinementStatus({
  asked,
  isOpen,
  isCanceled,
}: Pick<RefinementRow, 'asked' | 'isOpen' | 'isCanceled'>): RefinementStatus {
  if (asked !== null && asked !== 'IN_PROGRESS') return asked;
  if (isOpen) return 'IN_PROGRESS';
  return isCanceled ? 'CANCELED' : 'DONE';
}
