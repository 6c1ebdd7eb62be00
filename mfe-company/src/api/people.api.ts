import { callOf } from '@portal/shared/api';
import {
  LIMITS,
  type ContactChange,
  type FilterExpression,
  type ListQuery,
  type NewContact,
} from '@portal/shared/contract';
import { companyApi } from './company.api';

const MANAGERS: FilterExpression = { op: 'EQ', key: 'role', value: 'RM' };

/** The people of the company who sign in (specification § 7, Contacts). */
const peopleApi = companyApi.injectEndpoints({
  endpoints: (build) => ({
    people: build.query({
      ...callOf('GET /contact', (query: ListQuery) => ({ query })),
      providesTags: ['People'],
    }),
    /** All relationship managers, to choose from. */
    managers: build.query({
      ...callOf('GET /contact', {
        query: {
          page: 1,
          paginate: LIMITS.contactsPageSize,
          order: 'name asc',
          filter: JSON.stringify(MANAGERS),
        },
      }),
      providesTags: ['People'],
    }),
    managedRecords: build.query({
      ...callOf('GET /contact/{id}/managed', (id: string) => ({ params: { id } })),
      providesTags: ['People'],
    }),
    addPerson: build.mutation({
      ...callOf('POST /contact', (body: NewContact) => ({ body })),
      invalidatesTags: ['People'],
    }),
    changePerson: build.mutation({
      ...callOf('PUT /contact/{id}', (body: ContactChange) => ({ params: { id: body.uuid }, body })),
      invalidatesTags: ['People'],
    }),
    removePerson: build.mutation({
      ...callOf('DELETE /contact/{id}', ({ uuid, reassignTo }: { uuid: string; reassignTo?: string }) => ({
        params: { id: uuid },
        query: { ...(reassignTo !== undefined && { reassignTo }) },
      })),
      invalidatesTags: ['People'],
    }),
  }),
});

export const {
  usePeopleQuery,
  useManagersQuery,
  useManagedRecordsQuery,
  useAddPersonMutation,
  useChangePersonMutation,
  useRemovePersonMutation,
} = peopleApi;
