import { afterPaint, byScope, callOf, portalBaseQuery, type Scope } from '@portal/shared/api';
import {
  LIMITS,
  type CallQuery,
  type CaseChange,
  type CaseDates,
  type CaseListQuery,
  type FilterExpression,
  type NewCase,
  type UsualPrescription,
} from '@portal/shared/contract';
import { createApi } from '@portal/shared/redux';
import type { CaseListName } from '../domain/case-paths';

/** A case and the list it belongs to, which decides between the calls for own and for doctors' cases. */
export interface CaseRef {
  readonly list: CaseListName;
  readonly id: string;
}

/**
 * Seconds for which the tabs of a case keep what they have read while another is shown. With the 10 minutes between two reads of
 * the files it is less than the 15 for which their addresses are good.
 */
const KEPT_S = 4 * 60;

/** The side of a list, as the calls name it. */
export function scopeOf(list: CaseListName): Scope {
  return list === 'doctor' ? 'doctors' : 'own';
}

/** Arguments of a call about one case. */
export function toCaseParams({ list, id }: CaseRef) {
  return { scope: scopeOf(list), params: { id } };
}

/** Calls of the cases domain (specification § 7), cached. A change refreshes what it touches: see `tagsOfChange`. */
export const casesApi = createApi({
  reducerPath: 'casesApi',
  baseQuery: portalBaseQuery,
  refetchOnReconnect: true,
  tagTypes: [
    'CaseList',
    'Statistics',
    'Case',
    'History',
    'Plans',
    'Assets',
    'Parts',
    'Counts',
    'ShipTo',
    'Prescriptions',
    'Doctors',
  ],
  endpoints: (build) => ({
    caseList: build.query({
      ...byScope('GET /case', ({ list, query }: { list: CaseListName; query: CaseListQuery }) => ({
        scope: scopeOf(list),
        query,
      })),
      providesTags: ['CaseList'],
    }),
    caseStatistics: build.query({
      ...byScope('GET /case/statistics', ({ list }: { list: CaseListName }) => ({
        scope: scopeOf(list),
        query: { waiting: true },
      })),
      providesTags: ['Statistics'],
    }),
    /** How long each phase usually takes the company's cases. */
    phaseTimes: build.query(afterPaint(callOf('GET /case/phaseTimes', {}, { quiet: true }))),
    /** All doctors of the organisation at once, for the doctor filter. */
    caseDoctors: build.query({
      ...callOf('GET /dso/doctor', {
        query: { page: 1, paginate: LIMITS.doctorsPageSize, getStatistics: false },
      }),
      providesTags: ['Doctors'],
    }),
    /** The relationship managers, for the filter. */
    caseManagers: build.query(
      callOf('GET /contact', {
        query: {
          page: 1,
          paginate: LIMITS.contactsPageSize,
          order: 'name asc',
          filter: JSON.stringify({ op: 'EQ', key: 'role', value: 'RM' } satisfies FilterExpression),
        },
      }),
    ),
    lastPrescription: build.query({
      ...callOf('GET /case/lastPrescription', (query: CallQuery<'GET /case/lastPrescription'>) => ({
        query,
      })),
      providesTags: ['Prescriptions'],
    }),
    changeUsualPrescription: build.mutation({
      ...callOf('PUT /company/usualPrescription', (body: UsualPrescription) => ({ body })),
      invalidatesTags: ['Prescriptions'],
    }),
    case: build.query({
      ...afterPaint(byScope('GET /case/{id}', toCaseParams)),
      providesTags: (_case, _error, { id }) => [{ type: 'Case', id }],
    }),
    caseHistory: build.query({
      ...afterPaint(byScope('GET /case/{id}/history', toCaseParams)),
      providesTags: (_history, _error, { id }) => [{ type: 'History', id }],
      keepUnusedDataFor: KEPT_S,
    }),
    casePlans: build.query({
      ...byScope('GET /case/{id}/plan', toCaseParams),
      providesTags: (_plans, _error, { id }) => [{ type: 'Plans', id }],
    }),
    caseAssets: build.query({
      ...afterPaint(byScope('GET /case/{id}/asset', toCaseParams)),
      providesTags: (_assets, _error, { id }) => [{ type: 'Assets', id }],
      keepUnusedDataFor: KEPT_S,
    }),
    // A mutation although it changes nothing: the address is signed and short-lived, so it must not be cached.
    impressionsLink: build.mutation(
      callOf('POST /case/{id}/physicalImpressionsLink', (id: string) => ({ params: { id } })),
    ),
    createCase: build.mutation({
      ...callOf('POST /case', (body: NewCase) => ({ body })),
      invalidatesTags: ['CaseList', 'Statistics'],
    }),
    // Its failure is shown at the fields.
    changeCaseDates: build.mutation({
      ...callOf(
        'PUT /case/{id}/dates',
        ({ id, dates }: CaseRef & { dates: CaseDates }) => ({ params: { id }, body: dates }),
        { quiet: true },
      ),
      invalidatesTags: (_case, _error, { id }) => tagsOfChange(id),
    }),
    // Quiet: the submission shows errors itself, at their fields.
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

/** Tags of everything that a change of a case can affect. */
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
  usePhaseTimesQuery,
  useChangeCaseDatesMutation,
  useCaseDoctorsQuery,
  useCaseManagersQuery,
  useCaseQuery,
  useChangeUsualPrescriptionMutation,
  useLastPrescriptionQuery,
  useCaseHistoryQuery,
  useCasePlansQuery,
  useCaseAssetsQuery,
  useCreateCaseMutation,
  useImpressionsLinkMutation,
} = casesApi;
