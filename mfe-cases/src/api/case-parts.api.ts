import { afterPaint, byScope, callOf } from '@portal/shared/api';
import type { CallBody } from '@portal/shared/contract';
import { casesApi, tagsOfChange, toCaseParams, type CaseRef } from './cases.api';

const providesTags = (_parts: unknown, _error: unknown, { id }: CaseRef) => [{ type: 'Parts' as const, id }];

/** A refinement of a case. */
type RefinementRef = CaseRef & { readonly caseUuid: string };
type NewRefinement = CallBody<'POST /case/{id}/refinement'>;

/** Orders, batches and refinements of a case, their counts, and what can be done next with it (specification § 7). */
export const partsApi = casesApi.injectEndpoints({
  endpoints: (build) => ({
    caseCounts: build.query({
      ...afterPaint(byScope('GET /case/{id}/statistics', toCaseParams)),
      providesTags: (_counts, _error, { id }) => [
        { type: 'Parts', id },
        { type: 'Counts', id },
      ],
    }),
    caseNext: build.query({ ...afterPaint(byScope('GET /case/{id}/next', toCaseParams)), providesTags }),
    caseShipTo: build.query({
      ...afterPaint(callOf('GET /case/{id}/shipTo', (id: string) => ({ params: { id } }))),
      providesTags: (_shipTo, _error, id) => [{ type: 'ShipTo', id }],
    }),
    caseShipments: build.query({ ...byScope('GET /case/{id}/shipments', toCaseParams), providesTags }),
    caseOrders: build.query({ ...byScope('GET /case/{id}/order', toCaseParams), providesTags }),
    caseBatches: build.query({ ...byScope('GET /case/{id}/batch', toCaseParams), providesTags }),
    caseRefinements: build.query({ ...byScope('GET /case/{id}/refinement', toCaseParams), providesTags }),
    refinementAssets: build.query({
      ...byScope('GET /refinement/{id}/asset', (arg: RefinementRef) => toCaseParams(arg)),
      providesTags: (_assets, _error, { caseUuid }) => [{ type: 'Assets', id: caseUuid }],
    }),
    askForRefinement: build.mutation({
      ...byScope('POST /case/{id}/refinement', ({ body, ...ref }: CaseRef & { body: NewRefinement }) => ({
        ...toCaseParams(ref),
        body,
      })),
      invalidatesTags: (_refinement, _error, { id }) => tagsOfChange(id),
    }),
    withdrawRefinement: build.mutation({
      ...byScope('PUT /refinement/{id}/cancel', (arg: RefinementRef) => toCaseParams(arg)),
      invalidatesTags: (_refinement, _error, { caseUuid }) => tagsOfChange(caseUuid),
    }),
  }),
});

export const {
  useCaseCountsQuery,
  useCaseNextQuery,
  useCaseShipToQuery,
  useCaseShipmentsQuery,
  useCaseOrdersQuery,
  useCaseBatchesQuery,
  useCaseRefinementsQuery,
  useRefinementAssetsQuery,
  useAskForRefinementMutation,
  useWithdrawRefinementMutation,
} = partsApi;
