import { callOf } from '@portal/shared/api';
import type { ListQuery } from '@portal/shared/contract';
import { companyApi } from './company.api';

/** Erasures of patient data in the company. */
const erasuresApi = companyApi.injectEndpoints({
  endpoints: (build) => ({
    erasures: build.query({
      ...callOf('GET /erasure', (query: ListQuery) => ({ query })),
      providesTags: ['Erasures'],
    }),
    undoErasure: build.mutation({
      ...callOf('DELETE /case/{id}/erasure', (id: string) => ({ params: { id } })),
      // Also where it is refused, because it is done.
      invalidatesTags: ['Erasures'],
    }),
  }),
});

export const { useErasuresQuery, useUndoErasureMutation } = erasuresApi;
