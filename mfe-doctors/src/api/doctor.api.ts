import { callOf } from '@portal/shared/api';
import {
  LIMITS,
  SHIPPING_ADDRESS_TYPE,
  type CaseListQuery,
  type DoctorAddressChange,
  type NewDoctorAddress,
} from '@portal/shared/contract';
import { doctorsApi } from './doctors.api';

const ofDoctor = (id: string) => ({ params: { id } });

/** What belongs to one doctor (DR-02). A change of any doctor makes all of it stale. */
const doctorApi = doctorsApi.injectEndpoints({
  endpoints: (build) => ({
    doctor: build.query({ ...callOf('GET /dso/doctor/{id}', ofDoctor), providesTags: ['Doctor'] }),
    doctorCases: build.query({
      ...callOf('GET /dso/doctor/{id}/case', ({ id, query }: { id: string; query: CaseListQuery }) => ({
        params: { id },
        query,
      })),
      providesTags: ['Doctor'],
    }),
    doctorStatistics: build.query({
      ...callOf('GET /dso/doctor/{id}/statistics', ofDoctor),
      providesTags: ['Doctor'],
    }),
    doctorHistory: build.query({
      ...callOf('GET /dso/doctor/{id}/history', ofDoctor),
      providesTags: ['Doctor'],
    }),
    doctorAddresses: build.query({
      ...callOf('GET /dso/doctor/{id}/address', ofDoctor),
      providesTags: ['Doctor'],
    }),
    /** The organisation's own, which can take the place of a doctor's for parcels. */
    companyShippingAddresses: build.query({
      ...callOf('GET /address', {
        query: { typeId: SHIPPING_ADDRESS_TYPE, page: 1, paginate: LIMITS.addressPageSize },
      }),
      providesTags: ['CompanyAddresses'],
    }),
    cities: build.query(
      callOf('GET /city/{id}', ({ countryId, search }: { countryId: number; search: string }) => ({
        params: { id: String(countryId) },
        query: { search },
      })),
    ),
    addDoctorAddress: build.mutation({
      ...callOf('POST /dso/doctor/{id}/address', ({ id, body }: { id: string; body: NewDoctorAddress }) => ({
        params: { id },
        body,
      })),
      invalidatesTags: ['Doctor'],
    }),
    changeDoctorAddress: build.mutation({
      ...callOf('PUT /dso/address/{id}', ({ id, body }: { id: string; body: DoctorAddressChange }) => ({
        params: { id },
        body,
      })),
      invalidatesTags: ['Doctor'],
    }),
    removeDoctorAddress: build.mutation({
      ...callOf('DELETE /dso/address/{id}', ({ id, replaceWith }: { id: string; replaceWith?: string }) => ({
        params: { id },
        query: { ...(replaceWith !== undefined && { replaceWith }) },
      })),
      // A refusal may mean that the one to take its place is gone.
      invalidatesTags: ['Doctor', 'CompanyAddresses'],
    }),
  }),
});

export const {
  useDoctorQuery,
  useDoctorCasesQuery,
  useDoctorStatisticsQuery,
  useDoctorHistoryQuery,
  useDoctorAddressesQuery,
  useCompanyShippingAddressesQuery,
  useCitiesQuery,
  useAddDoctorAddressMutation,
  useChangeDoctorAddressMutation,
  useRemoveDoctorAddressMutation,
} = doctorApi;
