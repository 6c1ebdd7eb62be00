import { callQuery, portalBaseQuery } from '@portal/shared/api';
import {
  LIMITS,
  type Case,
  type CaseAsset,
  type CaseChange,
  type CaseHistoryEntry,
  type CaseListQuery,
  type CaseStatistics,
  type Doctor,
  type List,
  type NewCase,
  type PhysicalImpressionsLink,
  type Plan,
} from '@portal/shared/contract';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { CaseListName } from '../domain/case-paths';
import { bySide } from './by-side';

/** A case of one of the two lists. */
export interface CaseRef {
  readonly list: CaseListName;
  readonly id: string;
}

const toParams = ({ id }: CaseRef) => ({ params: { id } });

/** Calls of the cases domain (specification § 7), cached. A change refreshes what it touches: see `tagsOfChange`. */
export const casesApi = createApi({
  reducerPath: 'casesApi',
  baseQuery: portalBaseQuery,
  tagTypes: ['CaseList', 'Statistics', 'Case', 'History', 'Plans', 'Assets', 'Parts'],
  endpoints: (build) => ({
    caseList: build.query<List<Case>, { list: CaseListName; query: CaseListQuery }>({
      queryFn: bySide(
        callQuery('GET /case', ({ query }: { query: CaseListQuery }) => ({ query })),
        callQuery('GET /dso/case', ({ query }: { query: CaseListQuery }) => ({ query })),
      ),
      providesTags: ['CaseList'],
    }),
    caseStatistics: build.query<CaseStatistics, { list: CaseListName }>({
      queryFn: bySide(
        callQuery('GET /case/statistics', () => ({})),
        callQuery('GET /dso/case/statistics', () => ({})),
      ),
      providesTags: ['Statistics'],
    }),
    /** All doctors of the organisation, to choose from. */
    caseDoctors: build.query<List<Doctor>, void>({
      queryFn: callQuery('GET /dso/doctor', () => ({
        query: { page: 1, paginate: LIMITS.doctorsPageSize, getStatistics: false },
      })),
    }),
    case: build.query<Case, CaseRef>({
      queryFn: bySide(callQuery('GET /case/{id}', toParams), callQuery('GET /dso/case/{id}', toParams)),
      providesTags: (_case, _error, { id }) => [{ type: 'Case', id }],
    }),
    caseHistory: build.query<CaseHistoryEntry[], CaseRef>({
      queryFn: bySide(
        callQuery('GET /case/{id}/history', toParams),
        callQuery('GET /dso/case/{id}/history', toParams),
      ),
      providesTags: (_history, _error, { id }) => [{ type: 'History', id }],
    }),
    casePlans: build.query<Plan[], CaseRef>({
      queryFn: bySide(
        callQuery('GET /case/{id}/plan', toParams),
        callQuery('GET /dso/case/{id}/plan', toParams),
      ),
      providesTags: (_plans, _error, { id }) => [{ type: 'Plans', id }],
    }),
    caseAssets: build.query<CaseAsset[], CaseRef>({
      queryFn: bySide(
        callQuery('GET /case/{id}/asset', toParams),
        callQuery('GET /dso/case/{id}/asset', toParams),
      ),
      providesTags: (_assets, _error, { id }) => [{ type: 'Assets', id }],
    }),
    // A POST that changes nothing: the address is signed and short-lived, so each wish for it is a call.
    impressionsLink: build.mutation<PhysicalImpressionsLink, string>({
      queryFn: callQuery('POST /case/{id}/physicalImpressionsLink', (id: string) => ({ params: { id } })),
    }),
    createCase: build.mutation<Case, NewCase>({
      queryFn: callQuery('POST /case', (body) => ({ body })),
      invalidatesTags: ['CaseList', 'Statistics'],
    }),
    // Quiet: the submission shows its own errors, beside the fields they are about.
    changeCase: build.mutation<Case, CaseRef & { change: CaseChange }>({
      queryFn: callQuery('PUT /case/{id}', ({ id, change }) => ({ params: { id }, body: change }), {
        quiet: true,
      }),
      onQueryStarted: async ({ list, id }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(casesApi.util.updateQueryData('case', { list, id }, () => data));
      },
      invalidatesTags: (saved, _error, { id }) =>
        saved ? ['CaseList', 'Statistics', { type: 'History', id }] : [],
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
