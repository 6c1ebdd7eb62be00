import { callOf } from '@portal/shared/api';
import type { NewErasure } from '@portal/shared/contract';
import { casesApi, tagsOfChange } from './cases.api';

/** What the portal has of a patient; for super admins. Nothing of it is kept: each look at a patient is on record. */
const patientDataApi = casesApi.injectEndpoints({
  endpoints: (build) => ({
    // A mutation although it changes nothing, so that it is asked for each time.
    findPatientCases: build.mutation(callOf('GET /case/{id}/patient', (id: string) => ({ params: { id } }))),
    // Its failure is told at the fields.
    erasePatient: build.mutation({
      ...callOf(
        'POST /case/{id}/erasure',
        ({ id, body }: { id: string; body: NewErasure }) => ({ params: { id }, body }),
        { quiet: true },
      ),
      // The page says when.
      invalidatesTags: (_done, _error, { id }) => tagsOfChange(id),
    }),
    undoErasure: build.mutation({
      ...callOf('DELETE /case/{id}/erasure', (id: string) => ({ params: { id } })),
      invalidatesTags: (_done, _error, id) => tagsOfChange(id),
    }),
  }),
});

export const { useFindPatientCasesMutation, useErasePatientMutation, useUndoErasureMutation } =
  patientDataApi;
