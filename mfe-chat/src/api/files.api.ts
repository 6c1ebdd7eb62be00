import { callOf } from '@portal/shared/api';
import { inboxApi } from './inbox.api';

/** Seconds that addresses of files are used: they live for a quarter of an hour. */
const KEEP_SECONDS = 600;

/** Where the files of messages can be read. */
const filesApi = inboxApi.injectEndpoints({
  endpoints: (build) => ({
    messageFiles: build.query({
      ...callOf('GET /chatMessage/{id}/files', (id: string) => ({ params: { id } })),
      keepUnusedDataFor: KEEP_SECONDS,
    }),
  }),
});

export const { useMessageFilesQuery } = filesApi;
