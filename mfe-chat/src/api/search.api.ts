import { toErrorData } from '@portal/shared/api';
import type { ChatPage } from '@portal/shared/contract';
import { realtime } from '@portal/shared/realtime';
import { inboxApi } from './inbox.api';

interface Search {
  readonly room: string;
  readonly text: string;
}

/** Messages of a room by their words, newest first, a page at a time. Asked each time: a room goes on. */
const searchApi = inboxApi.injectEndpoints({
  endpoints: (build) => ({
    messageSearch: build.infiniteQuery<ChatPage, Search, number | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ messages, hasMore }) => (hasMore ? messages.at(-1)?.msgId : undefined),
      },
      keepUnusedDataFor: 0,
      async queryFn({ queryArg, pageParam }) {
        try {
          const before = pageParam === null ? {} : { before: pageParam };
          return { data: await realtime.request('search', { ...queryArg, ...before }) };
        } catch (error) {
          return { error: toErrorData(error) };
        }
      },
    }),
  }),
});

export const { useMessageSearchInfiniteQuery } = searchApi;
