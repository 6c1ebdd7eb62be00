import { api, readTokenFrom } from '@portal/shared/api';
import { LanguageProvider } from '@portal/shared/providers';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from '@portal/shared/redux';
import type { KnownFeed } from '../federation/feed/page-feed';
import { followSession } from '../appearance';
import { readAccessToken, readStoredUser, sessionSaga, type SignedInWork } from '../features/session';
import '../unsaved-input/intercept-popstate';
import { App } from './app';
import { FrameRouter } from './frame-router';
import { loadMessages, loadSignedIn } from './load-parts';
import { createShellStore, type ShellStore } from './store';
import { handleApiErrors } from './handle-api-errors';

/** Starts the shell in an element: store, session, error handler, React root. */
export function startShell(
  element: HTMLElement,
  page: KnownFeed,
): { store: ShellStore; root: Root; stop: () => void } {
  const store = createShellStore();
  readTokenFrom(readAccessToken);
  const offErrors = api.onError(handleApiErrors(store));
  const offSession = followSession(readStoredUser());
  const session = store.runSaga(sessionSaga, { enter: signedInWork(store) });
  // Without StrictMode: its second mount would register the remotes with single-spa twice.
  const root = createRoot(element);
  root.render(
    <LanguageProvider loadMessages={loadMessages}>
      <Provider store={store}>
        <FrameRouter>
          <App page={page} />
        </FrameRouter>
      </Provider>
    </LanguageProvider>,
  );
  const stop = () => {
    root.unmount();
    offErrors();
    offSession();
    session.cancel();
  };
  return { store, root, stop };
}

function signedInWork(store: ShellStore): () => Promise<SignedInWork> {
  let work: SignedInWork | undefined;
  return async () => (work ??= (await loadSignedIn()).prepareSignedIn(store));
}
