import { callOf } from '@portal/shared/api';
import {
  LIMITS,
  SHIPPING_ADDRESS_TYPE,
  type AddressChange,
  type FilterExpression,
  type ListQuery,
  type NewAddress,
} from '@portal/shared/contract';
import { companyApi } from './company.api';

const SHIPPABLE: FilterExpression = { op: 'EQ', key: 'isShippable', value: true };

/** Addresses of the company, and what they are made of (specification § 7). */
const addressesApi = companyApi.injectEndpoints({
  endpoints: (build) => ({
    addresses: build.query({
      ...callOf('GET /address', (query: ListQuery) => ({ query })),
      providesTags: ['Addresses'],
    }),
    /** All addresses to which parcels can go: which is the default, whether there is any, what can take the place of one. */
    shippingAddresses: build.query({
      ...callOf('GET /address', {
        query: { typeId: SHIPPING_ADDRESS_TYPE, page: 1, paginate: LIMITS.addressPageSize },
      }),
      providesTags: ['Addresses'],
    }),
    addressTypes: build.query(callOf('GET /addressType')),
    countries: build.query(
      callOf('GET /country', (of: 'all' | 'shippable') => ({
        query: {
          page: 1,
          paginate: LIMITS.countriesPageSize,
          ...(of === 'shippable' && { filter: JSON.stringify(SHIPPABLE) }),
        },
      })),
    ),
    cities: build.query(
      callOf('GET /city/{id}', ({ countryId, search }: { countryId: number; search: string }) => ({
        params: { id: String(countryId) },
        query: { search },
      })),
    ),
    addAddress: build.mutation({
      ...callOf('POST /address', (body: NewAddress) => ({ body })),
      invalidatesTags: ['Addresses'],
    }),
    changeAddress: build.mutation({
      ...callOf('PUT /address/{id}', ({ uuid, change }: { uuid: string; change: AddressChange }) => ({
        params: { id: uuid },
        body: change,
      })),
      invalidatesTags: ['Addresses'],
    }),
    removeAddress: build.mutation({
      ...callOf('DELETE /address/{id}', ({ uuid, replaceWith }: { uuid: string; replaceWith?: string }) => ({
        params: { id: uuid },
        query: { ...(replaceWith !== undefined && { replaceWith }) },
      })),
      invalidatesTags: ['Addresses'],
    }),
  }),
});

export const {
  useAddressesQuery,
  useShippingAddressesQuery,
  useAddressTypesQuery,
  useCountriesQuery,
  useCitiesQuery,
  useAddAddressMutation,
  useChangeAddressMutation,
  useRemoveAddressMutation,
} = addressesApi;
