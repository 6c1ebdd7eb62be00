import { createRemote } from '@portal/shared/mfe';
import { doctorsApi } from './api/doctors.api';
import { doctorsLive } from './api/doctors.live';
import { App } from './app/app';
import { manifest } from './manifest';

export const { bootstrap, mount, unmount } = createRemote({
  manifest,
  App,
  catalogues: { tr: () => import('./i18n/tr.json'), ar: () => import('./i18n/ar.json') },
  api: doctorsApi,
  live: doctorsLive,
});
