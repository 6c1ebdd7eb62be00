import { createRemote } from '@portal/shared/mfe';
import { App } from './app/app';
import { loadMessages } from './app/load-messages';
import { middleware, reducer, saga } from './app/store';
import { manifest } from './manifest';

export const { bootstrap, mount, unmount } = createRemote({
  manifest,
  App,
  loadMessages,
  reducer,
  middleware,
  saga,
});
