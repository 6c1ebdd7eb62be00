import { callOf } from '@portal/shared/api';
import type { SecondFactorEnd } from '@portal/shared/contract';
import { companyApi } from './company.api';

/** A failure is told at the field that it is about, or above the form. */
const quiet = { quiet: true } as const;

/** Calls about what guards accounts: sessions and the second factor, one's own and colleagues'. */
const securityApi = companyApi.injectEndpoints({
  endpoints: (build) => ({
    sessions: build.query({ ...callOf('GET /contact/me/sessions'), providesTags: ['Sessions'] }),
    endSession: build.mutation({
      ...callOf('DELETE /contact/me/sessions/{id}', (id: string) => ({ params: { id } })),
      invalidatesTags: ['Sessions'],
    }),
    endOtherSessions: build.mutation({
      ...callOf('DELETE /contact/me/sessions'),
      invalidatesTags: ['Sessions'],
    }),
    endSessionsOf: build.mutation(
      callOf('DELETE /contact/{id}/sessions', (id: string) => ({ params: { id } })),
    ),
    secondFactor: build.query({ ...callOf('GET /contact/me/secondFactor'), providesTags: ['SecondFactor'] }),
    beginSecondFactor: build.mutation(
      callOf('POST /contact/me/secondFactor', (password: string) => ({ body: { password } }), quiet),
    ),
    confirmSecondFactor: build.mutation({
      ...callOf('PUT /contact/me/secondFactor', (code: string) => ({ body: { code } }), quiet),
      // With the first factor the other sessions end.
      invalidatesTags: ['SecondFactor', 'Sessions'],
    }),
    endSecondFactor: build.mutation({
      ...callOf('PUT /contact/me/secondFactor/off', (body: SecondFactorEnd) => ({ body }), quiet),
      invalidatesTags: ['SecondFactor'],
    }),
    resetSecondFactor: build.mutation({
      ...callOf('DELETE /contact/{id}/secondFactor', (id: string) => ({ params: { id } })),
      invalidatesTags: ['People'],
    }),
    requireSecondFactor: build.mutation({
      ...callOf('PATCH /company/configuration', (isSecondFactorRequired: boolean) => ({
        body: { isSecondFactorRequired },
      })),
      invalidatesTags: ['Configuration'],
    }),
  }),
});

export const {
  useSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useEndSessionsOfMutation,
  useSecondFactorQuery,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useEndSecondFactorMutation,
  useResetSecondFactorMutation,
  useRequireSecondFactorMutation,
} = securityApi;
