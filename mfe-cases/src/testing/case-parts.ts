import type { Batch, Order, Refinement } from '@portal/shared/contract';
import { buildCase } from '@portal/shared/testing';
import { uuidOf } from './builders';

const NOW = '2026-03-02T09:30:00.000Z';
const CASE = buildCase();

export const ORDER: Order = {
  uuid: uuidOf(1),
  identifier: 'O-500',
  caseUuid: CASE.uuid,
  batchUuid: uuidOf(20),
  batchNumber: '1st',
  planUuid: uuidOf(101),
  planNumber: 3,
  status: 'MANUFACTURING',
  rejectReason: null,
  shipmentUuid: null,
  createdAt: NOW,
  updatedAt: NOW,
};
export const BATCH: Batch = {
  uuid: uuidOf(20),
  caseUuid: CASE.uuid,
  number: '1st',
  planUuid: null,
  refinementUuid: null,
  fromStage: 1,
  toStage: 14,
  status: 'SHIPPED',
  createdAt: NOW,
};
export const REFINEMENT: Refinement = {
  uuid: uuidOf(30),
  caseUuid: CASE.uuid,
  number: 2,
  status: 'IN_PROGRESS',
  reason: null,
  note: 'Gap at 12',
  refuseReason: null,
  isOpen: true,
  isCanceled: false,
  assetCount: 1,
  createdAt: NOW,
};
