import { byScope, callOf } from '@portal/shared/api';
import { casesApi, toCaseParams, type CaseRef } from './cases.api';

const providesTags = (_parts: unknown, _error: unknown, { id }: CaseRef) => [{ type: 'Parts' as const, id }];

/** Orders, batches and refinements of a case, and their counts (specification § 7). */
const partsApi = casesApi.injectEndpoints({
  endpoints: (build) => ({
    caseCounts: build.query({ ...byScope('GET /case/{id}/statistics', toCaseParams), providesTags }),
    caseShipTo: build.query({
      ...callOf('GET /case/{id}/shipTo', (id: string) => ({ params: { id } })),
      providesTags: (_shipTo, _error, id) => [{ type: 'ShipTo', id }],
    }),
    caseOrders: build.query({ ...byScope('GET /case/{id}/order', toCaseParams), providesTags }),
    caseBatches: build.query({ ...byScope('GET /case/{id}/batch', toCaseParams), providesTags }),
    caseRefinements: build.query({ ...byScope('GET /case/{id}/refinement', toCaseParams), providesTags }),
    refinementAssets: build.query({
      ...byScope('GET /refinement/{id}/asset', (arg: CaseRef & { caseUuid: string }) => toCaseParams(arg)),
      providesTags: (_assets, _error, { caseUuid }) => [{ type: 'Assets', id: caseUuid }],
    }),
  }),
});

export const {
  useCaseCountsQuery,
  useCaseShipToQuery,
  useCaseOrdersQuery,
  useCaseBatchesQuery,
  useCaseRefinementsQuery,
  useRefinementAssetsQuery,
} = partsApi;
