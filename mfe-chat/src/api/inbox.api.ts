import { portalBaseQuery, toErrorData } from '@portal/shared/api';
import type { ConversationPage } from '@portal/shared/contract';
import { realtime } from '@portal/shared/realtime';
import { createApi } from '@portal/shared/redux';
import { whenConnected } from './when-connected';

/** Pause between two requests for the list that follow hints of the server, in milliseconds. */
const PAUSE_MS = 2_000;

interface Filter {
  readonly unreadOnly: boolean;
}
/** A conversation that becomes read, or unread again; `msgId` is that of its newest message. */
interface Mark {
  readonly room: string;
  readonly as: 'read' | 'unread';
  readonly msgId: number;
}

/** The conversations, asked over the socket and asked again on reconnect and on notify (CH-04). */
export const inboxApi = createApi({
  reducerPath: 'inboxApi',
  baseQuery: portalBaseQuery,
  tagTypes: ['Conversations'],
  endpoints: (build) => ({
    conversations: build.infiniteQuery<ConversationPage, Filter, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: ({ queryArg, pageParam }) => askConversations(queryArg, pageParam),
      providesTags: ['Conversations'],
      async onCacheEntryAdded(_, { dispatch, cacheEntryRemoved, getCacheEntry }) {
        const refresh = () => dispatch(inboxApi.util.invalidateTags(['Conversations']));
        const hints = spaced(refresh);
        const stops = [
          realtime.on('notify', hints.ask),
          realtime.onConnection((connected) => {
            // The first request waits for the connection by itself.
            if (connected && getCacheEntry().status !== 'pending') refresh();
          }),
          hints.stop,
        ];
        await cacheEntryRemoved;
        for (const stop of stops) stop();
      },
    }),
    mark: build.mutation<null, Mark>({ queryFn: sendMark }),
  }),
});

export const { useConversationsInfiniteQuery, useMarkMutation } = inboxApi;

async function askConversations({ unreadOnly }: Filter, cursor: string | null) {
  try {
    await whenConnected();
    const request = { ...(cursor !== null && { cursor }), ...(unreadOnly && { unreadOnly }) };
    return { data: await realtime.request('getPendings', request) };
  } catch (error) {
    return { error: toErrorData(error) };
  }
}

/** The list follows by the server's hint. */
async function sendMark({ room, as, msgId }: Mark) {
  try {
    const isRead = as === 'read';
    if (isRead) await realtime.request('setAsSeen', { room, upTo: msgId });
    else await realtime.request('setAsUnread', { room, from: msgId });
    return { data: null };
  } catch (error) {
    return { error: toErrorData(error) };
  }
}

/** Runs at once, and at most once in the pause after: what was asked for meanwhile runs at its end. */
function spaced(run: () => void): { ask: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const ask = () => {
    isAsked = true;
    if (timer === undefined) next();
  };
  const next = () => {
    timer = isAsked ? setTimeout(next, PAUSE_MS) : undefined;
    if (isAsked) run();
    isAsked = false;
  };
  return { ask, stop: () => clearTimeout(timer) };
}
