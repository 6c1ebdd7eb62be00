import { portalBaseQuery, toErrorData } from '@portal/shared/api';
import type { PendingRoom } from '@portal/shared/contract';
import { realtime } from '@portal/shared/realtime';
import { createApi } from '@reduxjs/toolkit/query/react';
import { newestFirst } from '../domain/newest-first';
import { whenConnected } from './when-connected';

/** The pending rooms, asked over the socket and asked again on connect and on notify (CH-04). */
export const inboxApi = createApi({
  reducerPath: 'inboxApi',
  baseQuery: portalBaseQuery,
  tagTypes: ['Pendings'],
  endpoints: (build) => ({
    pendings: build.query<PendingRoom[], void>({
      queryFn: askPendings,
      providesTags: ['Pendings'],
      async onCacheEntryAdded(_, { dispatch, cacheEntryRemoved }) {
        const refresh = () => dispatch(inboxApi.util.invalidateTags(['Pendings']));
        const stops = [
          realtime.on('notify', refresh),
          realtime.onConnection((connected) => {
            if (connected) refresh();
          }),
        ];
        await cacheEntryRemoved;
        for (const stop of stops) stop();
      },
    }),
  }),
});

export const { usePendingsQuery } = inboxApi;

async function askPendings() {
  try {
    await whenConnected();
    return { data: newestFirst(await realtime.request('getPendings')) };
  } catch (error) {
    return { error: toErrorData(error) };
  }
}
