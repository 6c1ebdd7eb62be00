import { callQuery } from '@portal/shared/api';
import type {
  Batch,
  CaseAsset,
  CaseOwnStatistics,
  Order,
  Refinement,
  ServiceRequest,
  Shipment,
} from '@portal/shared/contract';
import { bySide } from './by-side';
import { casesApi, type CaseRef } from './cases.api';

const toParams = ({ id }: CaseRef) => ({ params: { id } });
const providesTags = (_parts: unknown, _error: unknown, { id }: CaseRef) => [{ type: 'Parts' as const, id }];

/** What is made of a case, asked for it and sent with it (specification § 7). */
const partsApi = casesApi.injectEndpoints({
  endpoints: (build) => ({
    caseCounts: build.query<CaseOwnStatistics, CaseRef>({
      queryFn: bySide(
        callQuery('GET /case/{id}/statistics', toParams),
        callQuery('GET /dso/case/{id}/statistics', toParams),
      ),
      providesTags,
    }),
    caseOrders: build.query<Order[], CaseRef>({
      queryFn: bySide(
        callQuery('GET /case/{id}/order', toParams),
        callQuery('GET /dso/case/{id}/order', toParams),
      ),
      providesTags,
    }),
    caseBatches: build.query<Batch[], CaseRef>({
      queryFn: bySide(
        callQuery('GET /case/{id}/batch', toParams),
        callQuery('GET /dso/case/{id}/batch', toParams),
      ),
      providesTags,
    }),
    caseRefinements: build.query<Refinement[], CaseRef>({
      queryFn: bySide(
        callQuery('GET /case/{id}/refinement', toParams),
        callQuery('GET /dso/case/{id}/refinement', toParams),
      ),
      providesTags,
    }),
    refinementAssets: build.query<CaseAsset[], CaseRef & { caseUuid: string }>({
      queryFn: bySide(
        callQuery('GET /refinement/{id}/asset', toParams),
        callQuery('GET /dso/refinement/{id}/asset', toParams),
      ),
      providesTags: (_assets, _error, { caseUuid }) => [{ type: 'Assets', id: caseUuid }],
    }),
    caseRequests: build.query<ServiceRequest[], CaseRef>({
      queryFn: bySide(
        callQuery('GET /case/{id}/request', toParams),
        callQuery('GET /dso/case/{id}/request', toParams),
      ),
      providesTags,
    }),
    caseShipments: build.query<Shipment[], CaseRef>({
      queryFn: bySide(
        callQuery('GET /case/{id}/shipments', toParams),
        callQuery('GET /dso/case/{id}/shipments', toParams),
      ),
      providesTags,
    }),
  }),
});

export const {
  useCaseCountsQuery,
  useCaseOrdersQuery,
  useCaseBatchesQuery,
  useCaseRefinementsQuery,
  useRefinementAssetsQuery,
  useCaseRequestsQuery,
  useCaseShipmentsQuery,
} = partsApi;
