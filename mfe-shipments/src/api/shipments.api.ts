import { byScope, portalBaseQuery, type Scope } from '@portal/shared/api';
import type { CallQuery } from '@portal/shared/contract';
import { createApi } from '@portal/shared/redux';
import type { ShipmentType } from '../domain/shipment-paths';

interface ListRequest {
  readonly type: ShipmentType;
  readonly query: NonNullable<CallQuery<'GET /shipment'>>;
}
/** A shipment and the list it belongs to, which decides between the calls for own and for doctors' shipments. */
export interface ShipmentRef {
  readonly type: ShipmentType;
  readonly uuid: string;
}

/** Whose records a list holds, as the calls say it. */
export const scopeOf = (type: ShipmentType): Scope => (type === 'dso' ? 'doctors' : 'own');

/** Calls of the shipments domain; each has a variant for the doctors' side. */
export const shipmentsApi = createApi({
  reducerPath: 'shipmentsApi',
  baseQuery: portalBaseQuery,
  refetchOnReconnect: true,
  tagTypes: [
    'Shipment',
    'ShipmentList',
    'CaseParts',
    'Request',
    'RequestList',
    'RequestFiles',
    'RequestableCases',
  ],
  endpoints: (build) => ({
    shipments: build.query({
      ...byScope('GET /shipment', ({ type, query }: ListRequest) => ({ scope: scopeOf(type), query })),
      providesTags: ['ShipmentList'],
    }),
    shipment: build.query({
      ...byScope('GET /shipment/{id}', ({ type, uuid }: ShipmentRef) => ({
        scope: scopeOf(type),
        params: { id: uuid },
      })),
      providesTags: (_shipment, _error, { uuid }) => [{ type: 'Shipment', id: uuid }],
    }),
  }),
});

export const { useShipmentsQuery, useShipmentQuery } = shipmentsApi;
