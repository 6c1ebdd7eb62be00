import { createRemote } from '@portal/shared/mfe';
import { inboxApi } from './api/inbox.api';
import { App } from './app/app';
import { parts } from './app/parts';
import { roomSaga } from './features/room/room.saga';
import { roomSlice } from './features/room/room.slice';
import { manifest } from './manifest';

export const { bootstrap, mount, unmount, loadPart } = createRemote({
  manifest,
  App,
  catalogues: { tr: () => import('./i18n/tr.json'), ar: () => import('./i18n/ar.json') },
  api: inboxApi,
  slices: [roomSlice],
  saga: roomSaga,
  parts,
});
