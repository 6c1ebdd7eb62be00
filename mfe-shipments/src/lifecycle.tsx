import { createRemote } from '@portal/shared/mfe';
import { shipmentsApi } from './api/shipments.api';
import { shipmentsLive } from './api/shipments.live';
import { App } from './app/app';
import { parts } from './app/parts';
import { manifest } from './manifest';

export const { bootstrap, mount, unmount, loadPart } = createRemote({
  manifest,
  App,
  catalogues: { tr: () => import('./i18n/tr.json'), ar: () => import('./i18n/ar.json') },
  api: shipmentsApi,
  live: shipmentsLive,
  parts,
});
