import { callOf } from '@portal/shared/api';
import type { NewPasskey } from '@portal/shared/contract';
import { companyApi } from './company.api';

/** A failure is told at the field that it is about, or above the form. */
const quiet = { quiet: true } as const;

/** Calls about one's own passkeys. With them recovery codes come and go. */
const passkeysApi = companyApi.injectEndpoints({
  endpoints: (build) => ({
    passkeys: build.query({ ...callOf('GET /contact/me/passkeys'), providesTags: ['SecondFactor'] }),
    beginPasskey: build.mutation(
      callOf('POST /contact/me/passkeys/options', (password: string) => ({ body: { password } }), quiet),
    ),
    addPasskey: build.mutation({
      ...callOf('POST /contact/me/passkeys', (body: NewPasskey) => ({ body }), quiet),
      // With the first factor the other sessions end.
      invalidatesTags: ['SecondFactor', 'Sessions'],
    }),
    renamePasskey: build.mutation({
      ...callOf(
        'PUT /contact/me/passkeys/{id}',
        ({ uuid, name }: { uuid: string; name: string }) => ({ params: { id: uuid }, body: { name } }),
        quiet,
      ),
      invalidatesTags: ['SecondFactor'],
    }),
    removePasskey: build.mutation({
      ...callOf(
        'PUT /contact/me/passkeys/{id}/off',
        ({ uuid, password }: { uuid: string; password: string }) => ({
          params: { id: uuid },
          body: { password },
        }),
        quiet,
      ),
      invalidatesTags: ['SecondFactor'],
    }),
  }),
});

export const {
  usePasskeysQuery,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
} = passkeysApi;
