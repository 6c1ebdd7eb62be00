import type { Batch, Order, Refinement } from '@portal/shared/contract';
import type { BatchRecord } from './batch.repository';
import type { OrderRecord } from './order.repository';
import type { RefinementRecord } from './refinement.repository';

export function toOrder({ row, ...related }: OrderRecord): Order {
  const { uuid, identifier, status, rejectReason, createdAt, updatedAt } = row;
  const { caseUuid, batchUuid, batchNumber, planUuid, planNumber, shipmentUuid } = related;
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
  const { uuid, number, note, isOpen, isCanceled, createdAt } = row;
  return {
    uuid,
    caseUuid,
    number,
    status: isOpen ? 'IN_PROGRESS' : isCanceled ? 'CANCELED' : 'DONE',
    reason: null,
    refuseReason: null,
    note,
    isOpen,
    isCanceled,
    assetCount,
    createdAt: createdAt.toISOString(),
  };
}
