import { pathTo, roomPath, type CaseListName } from './paths';
import type { ChatReference, NewChatReference, OwnerType } from './resources/chat';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A reference as an address says it (`?refers=plan:2:14`), for links that open a room with something to ask about. */
export function referenceParam(reference: NewChatReference): string {
  switch (reference.kind) {
    case 'plan':
      return ['plan', reference.version, reference.stage].filter((part) => part !== undefined).join(':');
    case 'record':
      return `record:${reference.assetUuid}`;
    case 'parcel':
      return `parcel:${reference.shipmentUuid}`;
  }
}

/** Where a case's chat is opened with something to ask about. */
export function askPath(ownerType: OwnerType, room: string, about: NewChatReference): string {
  return `${roomPath(ownerType, room)}?refers=${referenceParam(about)}`;
}

/** Null for what is no reference: people change addresses. */
export function readReferenceParam(param: string): NewChatReference | null {
  const [kind, id = '', step] = param.split(':');
  if (kind === 'record' && UUID.test(id)) return { kind, assetUuid: id };
  if (kind === 'parcel' && UUID.test(id)) return { kind, shipmentUuid: id };
  if (kind !== 'plan' || !/^[1-9]\d{0,8}$/.test(id)) return null;
  const version = Number(id);
  return step !== undefined && /^\d{1,2}$/.test(step)
    ? { kind, version, stage: Number(step) }
    : { kind, version };
}

/** Where a reference leads, by whose case the room is of: to the plan or its stage, the record or the parcel itself. */
export function referencePath(reference: ChatReference, ownerType: OwnerType, room: string): string {
  const isOfDoctor = ownerType === 'dso';
  if (reference.kind === 'parcel') {
    const type = isOfDoctor ? 'dso' : 'client';
    return pathTo('shipment', { type, shipmentId: reference.shipmentUuid, tab: 'parcel' });
  }
  const list: CaseListName = isOfDoctor ? 'doctor' : 'admin';
  const tabPath = (tab: string) => pathTo('case', { list, status: 'all', caseId: room, tab });
  if (reference.kind === 'record') return `${tabPath('records')}?record=${reference.assetUuid}`;
  const { version, stage } = reference;
  return `${tabPath('plans')}?plan=${version}${stage === null ? '' : `&stage=${stage}`}`;
}
