import type { LiveOf } from '@portal/shared/mfe';
import type { shipmentsApi } from './shipments.api';

/** A case may have come into a shipment or left with one; a shipment does not say of which cases and requests it is. */
export const shipmentsLive: LiveOf<typeof shipmentsApi> = {
  'shipment:updated': ({ uuid }) => [{ type: 'Shipment', id: uuid }, 'ShipmentList', 'CaseParts', 'Request'],
  'case:updated': ({ uuid }) => ['Shipment', 'ShipmentList', { type: 'CaseParts', id: uuid }],
  'request:updated': ({ uuid, caseUuid }) => [
    { type: 'CaseParts', id: caseUuid },
    { type: 'Request', id: uuid },
    'RequestList',
    'RequestableCases',
  ],
  'assets:updated': ({ caseUuid }) => [{ type: 'RequestFiles', id: caseUuid }],
};
