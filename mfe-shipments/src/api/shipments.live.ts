import type { LiveOf } from '@portal/shared/mfe';
import type { shipmentsApi } from './shipments.api';

/** A case or a request may have come into a shipment, left with one or been sent on by itself; neither says which one it is in. */
export const shipmentsLive: LiveOf<typeof shipmentsApi> = {
  'shipment:updated': ({ uuid }) => [{ type: 'Shipment', id: uuid }, 'ShipmentList', 'CaseParts', 'Request'],
  'case:updated': ({ uuid }) => ['Shipment', 'ShipmentList', { type: 'CaseParts', id: uuid }],
  'request:updated': ({ uuid, caseUuid }) => [
    { type: 'CaseParts', id: caseUuid },
    { type: 'Request', id: uuid },
    'Shipment',
    'RequestList',
    'RequestableCases',
  ],
  'assets:updated': ({ caseUuid }) => [{ type: 'RequestFiles', id: caseUuid }],
};
