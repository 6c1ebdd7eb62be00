import { callQuery, portalBaseQuery } from '@portal/shared/api';
import type { CallQuery, List, Shipment } from '@portal/shared/contract';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { ShipmentType } from '../domain/shipment-paths';

interface ListRequest {
  readonly type: ShipmentType;
  readonly query: NonNullable<CallQuery<'GET /shipment'>>;
}
interface ShipmentRequest {
  readonly type: ShipmentType;
  readonly uuid: string;
}

const listOf = {
  client: callQuery('GET /shipment', ({ query }: ListRequest) => ({ query })),
  dso: callQuery('GET /dso/shipment', ({ query }: ListRequest) => ({ query })),
};
const oneOf = {
  client: callQuery('GET /shipment/{id}', ({ uuid }: ShipmentRequest) => ({ params: { id: uuid } })),
  dso: callQuery('GET /dso/shipment/{id}', ({ uuid }: ShipmentRequest) => ({ params: { id: uuid } })),
};

/** Calls of the shipments domain; each has a variant for the doctors' side. */
export const shipmentsApi = createApi({
  reducerPath: 'shipmentsApi',
  baseQuery: portalBaseQuery,
  tagTypes: ['Shipment', 'ShipmentList'],
  endpoints: (build) => ({
    shipments: build.query<List<Shipment>, ListRequest>({
      queryFn: (request, life) => listOf[request.type](request, life),
      providesTags: ['ShipmentList'],
    }),
    shipment: build.query<Shipment, ShipmentRequest>({
      queryFn: (request, life) => oneOf[request.type](request, life),
      providesTags: (_shipment, _error, { uuid }) => [{ type: 'Shipment', id: uuid }],
    }),
  }),
});
