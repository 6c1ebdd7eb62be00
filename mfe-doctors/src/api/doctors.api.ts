import { callOf, portalBaseQuery } from '@portal/shared/api';
import { LIMITS } from '@portal/shared/contract';
import { createApi } from '@reduxjs/toolkit/query/react';

/** Every doctor at once (DR-01): searching, sorting and paging are the page's own. */
const ALL_DOCTORS = { page: 1, paginate: LIMITS.doctorsPageSize, getStatistics: false } as const;

/** Calls of the doctors domain. */
export const doctorsApi = createApi({
  reducerPath: 'doctorsApi',
  baseQuery: portalBaseQuery,
  endpoints: (build) => ({
    doctors: build.query(callOf('GET /dso/doctor', { query: ALL_DOCTORS })),
  }),
});

export const { useDoctorsQuery } = doctorsApi;
