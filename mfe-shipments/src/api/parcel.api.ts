import { byScope, callOf } from '@portal/shared/api';
import type { ArrivalReport, LastMile, LastMiles } from '@portal/shared/contract';
import type { ShipmentType } from '../domain/shipment-paths';
import { scopeOf, shipmentsApi, type ShipmentRef } from './shipments.api';

const toParams = ({ type, uuid }: ShipmentRef) => ({ scope: scopeOf(type), params: { id: uuid } });
const providesTags = (_reply: unknown, _error: unknown, { uuid }: ShipmentRef) => [
  { type: 'Shipment' as const, id: uuid },
];
/** A refusal makes stale, too: the page shows what the parcel was before. */
const invalidatesTags = (_reply: unknown, _error: unknown, { uuid }: Pick<ShipmentRef, 'uuid'>) => [
  { type: 'Shipment' as const, id: uuid },
  'ShipmentList' as const,
  'CaseParts' as const,
];

/** Calls of parcels beside the lists of them (SM-02): what is in one, what happened to it, and what the company does with it. */
const parcelApi = shipmentsApi.injectEndpoints({
  endpoints: (build) => ({
    shipmentStatistics: build.query({
      ...byScope('GET /shipment/statistics', (type: ShipmentType) => ({ scope: scopeOf(type) })),
      providesTags: ['ShipmentList'],
    }),
    shipmentCases: build.query({ ...byScope('GET /shipment/{id}/case', toParams), providesTags }),
    shipmentHistory: build.query({ ...byScope('GET /shipment/{id}/history', toParams), providesTags }),
    packingSlip: build.query({ ...byScope('GET /shipment/{id}/packingSlip', toParams), providesTags }),
    reportArrival: build.mutation({
      ...byScope(
        'PUT /shipment/{id}/arrival',
        ({ report, ...ref }: ShipmentRef & { report: ArrivalReport }) => ({
          ...toParams(ref),
          body: report,
        }),
      ),
      invalidatesTags,
    }),
    sendOn: build.mutation({
      ...callOf('PUT /dso/shipment/{id}/lastmile', ({ uuid, way }: { uuid: string; way: LastMile }) => ({
        params: { id: uuid },
        body: way,
      })),
      invalidatesTags,
    }),
    sendManyOn: build.mutation({
      ...callOf('PUT /dso/shipment/lastmile', (body: LastMiles) => ({ body })),
      invalidatesTags: ['Shipment', 'ShipmentList', 'CaseParts'],
    }),
  }),
});

export const {
  useShipmentStatisticsQuery,
  useShipmentCasesQuery,
  useShipmentHistoryQuery,
  usePackingSlipQuery,
  useReportArrivalMutation,
  useSendOnMutation,
  useSendManyOnMutation,
} = parcelApi;
