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

/** Changes of the records of a draft. */
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
  }),
});

export const { useRemoveRecordMutation, useMoveRecordMutation } = recordsApi;
