import { callOf } from '@portal/shared/api';
import type { AssetTypeKey } from '@portal/shared/contract';
import { casesApi } from './cases.api';

interface RecordRef {
  readonly caseUuid: string;
  readonly uuid: string;
}

const invalidatesTags = (_answer: unknown, _error: unknown, { caseUuid: id }: RecordRef) => [
  { type: 'Assets' as const, id },
  { type: 'History' as const, id },
];

/** Changes of the records of a draft, and leave for phones to fill their slots, which changes nothing until a picture comes. */
const recordsApi = casesApi.injectEndpoints({
  endpoints: (build) => ({
    removeRecord: build.mutation({
      ...callOf('DELETE /caseAsset/{id}', ({ uuid: id }: RecordRef) => ({ params: { id } })),
      invalidatesTags,
    }),
    moveRecord: build.mutation({
      ...callOf(
        'PUT /caseAsset/{id}',
        ({ uuid: id, assetType }: RecordRef & { assetType: AssetTypeKey }) => ({
          params: { id },
          body: { assetType },
        }),
      ),
      invalidatesTags,
    }),
    makePhoneLink: build.mutation({
      ...callOf(
        'POST /case/{id}/phoneLink',
        ({ caseUuid: id, assetType }: { caseUuid: string; assetType: AssetTypeKey }) => ({
          params: { id },
          body: { assetType },
        }),
      ),
    }),
    endPhoneLink: build.mutation({
      ...callOf('DELETE /phoneLink/{id}', (id: string) => ({ params: { id } })),
    }),
  }),
});

export const {
  useRemoveRecordMutation,
  useMoveRecordMutation,
  useMakePhoneLinkMutation,
  useEndPhoneLinkMutation,
} = recordsApi;
