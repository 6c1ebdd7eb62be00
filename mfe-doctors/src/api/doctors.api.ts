import { callOf, portalBaseQuery } from '@portal/shared/api';
import { LIMITS, type DoctorChange, type FilterExpression, type NewDoctor } from '@portal/shared/contract';
import { createApi } from '@portal/shared/redux';

/**
 * Every doctor at once (DR-01): searching, sorting and paging are the page's own. In the order of the first ones, or doctors of
 * the same name would swap their rows when the whole list arrives.
 */
const ALL_DOCTORS = {
  ...{ page: 1, paginate: LIMITS.doctorsPageSize },
  ...{ order: 'name asc', getStatistics: false },
} as const;

/** What fills a screen, in the order in which the list begins, while all doctors are on their way. */
const FIRST_DOCTORS = { ...ALL_DOCTORS, paginate: 50 } as const;

const SHIPPABLE: FilterExpression = { op: 'EQ', key: 'isShippable', value: true };
const MANAGERS: FilterExpression = { op: 'EQ', key: 'role', value: 'RM' };

interface Removal {
  readonly uuid: string;
  /** Another doctor, or 'nobody'; not said where there is no open case. */
  readonly reassignTo?: string;
}

/** Calls of the doctors domain (specification § 7, Doctors). */
export const doctorsApi = createApi({
  reducerPath: 'doctorsApi',
  baseQuery: portalBaseQuery,
  refetchOnReconnect: true,
  tagTypes: ['DoctorList', 'Doctor', 'CaseCounts', 'Managers', 'CompanyAddresses'],
  endpoints: (build) => ({
    doctors: build.query({
      ...callOf('GET /dso/doctor', { query: ALL_DOCTORS }),
      providesTags: ['DoctorList'],
    }),
    /** Shown until all of them are here and then no more, so that nothing makes them stale. */
    firstDoctors: build.query(callOf('GET /dso/doctor', { query: FIRST_DOCTORS })),
    /** Counts of the cases of all doctors who have some. */
    caseCounts: build.query({ ...callOf('GET /dso/doctor/statistics'), providesTags: ['CaseCounts'] }),
    /** What hangs on a doctor. Quiet: while the doctor is being removed there is nobody left to ask about. */
    belongings: build.query({
      ...callOf('GET /dso/doctor/{id}/belongings', (id: string) => ({ params: { id } }), { quiet: true }),
      providesTags: ['Doctor', 'CaseCounts'],
    }),
    /** The relationship managers to choose from. */
    managers: build.query({
      ...callOf('GET /contact', {
        query: {
          page: 1,
          paginate: LIMITS.contactsPageSize,
          order: 'name asc',
          filter: JSON.stringify(MANAGERS),
        },
      }),
      providesTags: ['Managers'],
    }),
    countries: build.query(
      callOf('GET /country', (of: 'all' | 'shippable') => ({
        query: {
          page: 1,
          paginate: LIMITS.countriesPageSize,
          ...(of === 'shippable' && { filter: JSON.stringify(SHIPPABLE) }),
        },
      })),
    ),
    addDoctor: build.mutation({
      ...callOf('POST /dso/doctor', (body: NewDoctor) => ({ body })),
      invalidatesTags: ['DoctorList'],
    }),
    // What was refused may have changed meanwhile: it is read again after a failure, too.
    changeDoctor: build.mutation({
      ...callOf('PUT /dso/doctor/{id}', ({ uuid, change }: { uuid: string; change: DoctorChange }) => ({
        params: { id: uuid },
        body: change,
      })),
      invalidatesTags: ['DoctorList', 'Doctor'],
    }),
    removeDoctor: build.mutation({
      ...callOf('DELETE /dso/doctor/{id}', ({ uuid, reassignTo }: Removal) => ({
        params: { id: uuid },
        query: { ...(reassignTo !== undefined && { reassignTo }) },
      })),
      // A refusal means that more hangs on the doctor than was said.
      invalidatesTags: (_done, error) => (error ? ['CaseCounts'] : ['DoctorList']),
    }),
    reassignOpenCases: build.mutation({
      ...callOf('PUT /dso/doctor/{id}/openCases', ({ uuid, reassignTo }: Required<Removal>) => ({
        params: { id: uuid },
        body: { reassignTo },
      })),
      invalidatesTags: ['CaseCounts', 'Doctor'],
    }),
    inviteDoctor: build.mutation({
      ...callOf('PUT /dso/doctor/{id}/invitation', (id: string) => ({ params: { id } })),
      invalidatesTags: ['DoctorList', 'Doctor'],
    }),
    inviteDoctors: build.mutation({
      ...callOf('POST /dso/doctor/invitation', (uuids: string[]) => ({ body: { uuids } })),
      invalidatesTags: ['DoctorList', 'Doctor'],
    }),
  }),
});

export const {
  useDoctorsQuery,
  useFirstDoctorsQuery,
  useCaseCountsQuery,
  useBelongingsQuery,
  useManagersQuery,
  useLazyManagersQuery,
  useCountriesQuery,
  useLazyCountriesQuery,
  useAddDoctorMutation,
  useChangeDoctorMutation,
  useRemoveDoctorMutation,
  useReassignOpenCasesMutation,
  useInviteDoctorMutation,
  useInviteDoctorsMutation,
} = doctorsApi;
