import { byScope, callOf, portalBaseQuery, type Scope } from '@portal/shared/api';
import { LIMITS, type CaseChange, type CaseListQuery, type NewCase } from '@portal/shared/contract';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { CaseListName } from '../domain/case-paths';

/** A case of one of the two lists. */
export interface CaseRef {
  readonly list: CaseListName;
  readonly id: string;
}

/** Whose cases a list shows, as calls know it. */
export function scopeOf(list: CaseListName): Scope {
  return list === 'doctor' ? 'doctors' : 'own';
}

/** What a call about one case takes. */
export function toCaseParams({ list, id }: CaseRef) {
  return { scope: scopeOf(list), params: { id } };
}

/** Calls of the cases domain (specification § 7), cached. A change refreshes what it touches: see `tagsOfChange`. */
export const casesApi = createApi({
  reducerPath: 'casesApi',
  baseQuery: portalBaseQuery,
  tagTypes: ['CaseList', 'Statistics', 'Case', 'History', 'Plans', 'Assets', 'Parts', 'ShipTo'],
  endpoints: (build) => ({
    caseList: build.query({
      ...byScope('GET /case', ({ list, query }: { list: CaseListName; query: CaseListQuery }) => ({
        scope: scopeOf(list),
        query,
      })),
      providesTags: ['CaseList'],
    }),
    caseStatistics: build.query({
      ...byScope('GET /case/statistics', ({ list }: { list: CaseListName }) => ({ scope: scopeOf(list) })),
      providesTags: ['Statistics'],
    }),
    /** All doctors of the organisation, to choose from. */
    caseDoctors: build.query(
      callOf('GET /dso/doctor', {
        query: { page: 1, paginate: LIMITS.doctorsPageSize, getStatistics: false },
      }),
    ),
    case: build.query({
      ...byScope('GET /case/{id}', toCaseParams),
      providesTags: (_case, _error, { id }) => [{ type: 'Case', id }],
    }),
    caseHistory: build.query({
      ...byScope('GET /case/{id}/history', toCaseParams),
      providesTags: (_history, _error, { id }) => [{ type: 'History', id }],
    }),
    casePlans: build.query({
      ...byScope('GET /case/{id}/plan', toCaseParams),
      providesTags: (_plans, _error, { id }) => [{ type: 'Plans', id }],
    }),
    caseAssets: build.query({
      ...byScope('GET /case/{id}/asset', toCaseParams),
      providesTags: (_assets, _error, { id }) => [{ type: 'Assets', id }],
    }),
    // A POST that changes nothing: the address is signed and short-lived, so each wish for it is a call.
    impressionsLink: build.mutation(
      callOf('POST /case/{id}/physicalImpressionsLink', (id: string) => ({ params: { id } })),
    ),
    createCase: build.mutation({
      ...callOf('POST /case', (body: NewCase) => ({ body })),
      invalidatesTags: ['CaseList', 'Statistics'],
    }),
    // Quiet: the submission shows its own errors, beside the fields they are about.
    changeCase: build.mutation({
      ...callOf(
        'PUT /case/{id}',
        ({ id, change }: CaseRef & { change: CaseChange }) => ({ params: { id }, body: change }),
        { quiet: true },
      ),
      onQueryStarted: async ({ list, id }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(casesApi.util.updateQueryData('case', { list, id }, () => data));
      },
      invalidatesTags: (saved, _error, { id }) =>
        saved ? ['CaseList', 'Statistics', { type: 'History', id }, { type: 'ShipTo', id }] : [],
    }),
  }),
});

/** What may look different once a case has changed, here or elsewhere. */
export function tagsOfChange(id: string) {
  return [
    'CaseList' as const,
    'Statistics' as const,
    { type: 'Case' as const, id },
    { type: 'History' as const, id },
    { type: 'Plans' as const, id },
    { type: 'Parts' as const, id },
    { type: 'ShipTo' as const, id },
  ];
}

export const {
  useCaseListQuery,
  useCaseStatisticsQuery,
  useCaseDoctorsQuery,
  useCaseQuery,
  useCaseHistoryQuery,
  useCasePlansQuery,
  useCaseAssetsQuery,
  useCreateCaseMutation,
  useImpressionsLinkMutation,
} = casesApi;
