import { createRemote } from '@portal/shared/mfe';
import { casesApi } from './api/cases.api';
import { casesLive } from './api/cases.live';
import { App } from './app/app';
import { parts } from './app/parts';
import { submissionSaga, submissionSlice } from './features/submission';
import { manifest } from './manifest';

export const { bootstrap, mount, unmount, loadPart } = createRemote({
  manifest,
  App,
  catalogues: { tr: () => import('./i18n/tr.json'), ar: () => import('./i18n/ar.json') },
  api: casesApi,
  slices: [submissionSlice],
  saga: submissionSaga,
  live: casesLive,
  parts,
});
