import { createRemote } from '@portal/shared/mfe';
import { companyApi } from './api/company.api';
import { companyLive } from './api/company.live';
import { App } from './app/app';
import { parts } from './app/parts';
import { manifest } from './manifest';

export const { bootstrap, mount, unmount, loadPart } = createRemote({
  manifest,
  App,
  catalogues: { tr: () => import('./i18n/tr.json'), ar: () => import('./i18n/ar.json') },
  api: companyApi,
  live: companyLive,
  parts,
});
