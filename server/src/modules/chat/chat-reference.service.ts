import type { ChatReference, NewChatReference } from '@portal/shared/contract';
import type { Db } from '../../db/client';
import { fieldRefusal, refusal } from '../../refusals';
import type { Room } from './chat.repository';
import { findParcelOfCase, findPlanOfCase, findRecordOfCase } from './chat-reference.repository';

/**
 * What a message points to, with what it is called now.
 * @throws PortalError 'notFound' when it is not of the room's case; 'validation' for a stage that the plan does not have.
 */
export function resolveReference(
  tx: Db,
  { caseId }: Pick<Room, 'caseId'>,
  refers: NewChatReference,
): Promise<ChatReference> {
  if (refers.kind === 'plan') return resolvePlan(tx, caseId, refers);
  if (refers.kind === 'record') return resolveRecord(tx, caseId, refers.assetUuid);
  return resolveParcel(tx, caseId, refers.shipmentUuid);
}

async function resolvePlan(
  tx: Db,
  caseId: number,
  { version, stage }: Extract<NewChatReference, { kind: 'plan' }>,
): Promise<ChatReference> {
  const plan = await findPlanOfCase(tx, caseId, version);
  if (!plan) throw refusal('notFound', { record: 'plan' });
  const last = Math.max(plan.upperStages, plan.lowerStages);
  if (stage !== undefined && stage > last)
    throw fieldRefusal({ 'refers.stage': { code: 'tooBig', values: { max: last } } });
  return { kind: 'plan', version, stage: stage ?? null, planUuid: plan.uuid };
}

async function resolveRecord(tx: Db, caseId: number, assetUuid: string): Promise<ChatReference> {
  const record = await findRecordOfCase(tx, caseId, assetUuid);
  if (!record) throw refusal('notFound', { record: 'file' });
  return { kind: 'record', assetUuid: record.uuid, assetType: record.assetType, name: record.name };
}

async function resolveParcel(tx: Db, caseId: number, shipmentUuid: string): Promise<ChatReference> {
  const parcel = await findParcelOfCase(tx, caseId, shipmentUuid);
  if (!parcel) throw refusal('notFound', { record: 'shipment' });
  return { kind: 'parcel', shipmentUuid: parcel.uuid, identifier: parcel.identifier };
}
