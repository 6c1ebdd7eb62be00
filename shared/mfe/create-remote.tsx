import { configureStore, type Middleware, type Reducer } from '@reduxjs/toolkit';
import { StrictMode, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import createSagaMiddleware, { type Saga } from 'redux-saga';
import { BrowserRouter } from '../router';
import { Notices } from '../ui';
import { bus, scopeBus } from '../bus';
import { PortalProviders, type MessageLoader } from '../providers';
import type { RemoteManifest } from './manifest';
import { RemoteContext } from './remote-context';
import { RemoteErrorBoundary } from './remote-error-boundary';

/** What a remote is made of; `createRemote` does the rest. */
export interface RemoteDefinition {
  readonly manifest: RemoteManifest;
  readonly App: ComponentType;
  readonly loadMessages: MessageLoader;
  readonly reducer: Reducer;
  readonly middleware?: readonly Middleware[];
  /** Runs while the remote is mounted and is cancelled with it. */
  readonly saga?: Saga;
}

/** What the shell hands a remote on mount, besides what single-spa adds. */
export interface RemoteProps {
  readonly domElement: HTMLElement;
  /** Told of an error that the remote did not expect, while its page goes on. */
  readonly onError: (error: unknown) => void;
  /** Told of an error that broke the remote's page; the shell may put another release in its place. */
  readonly onCrash?: (error: unknown) => void;
}

export interface RemoteLifecycle {
  bootstrap(): Promise<void>;
  mount(props: RemoteProps): Promise<void>;
  unmount(): Promise<void>;
}

/** Makes the single-spa lifecycles of a remote: its own React root, store, sagas, bus scope, language and boundary. */
export function createRemote(definition: RemoteDefinition): RemoteLifecycle {
  let unmountCurrent: (() => void) | undefined;
  return {
    bootstrap: () => Promise.resolve(),
    mount(props) {
      unmountCurrent = mountRemote(definition, props);
      return Promise.resolve();
    },
    unmount() {
      unmountCurrent?.();
      unmountCurrent = undefined;
      return Promise.resolve();
    },
  };
}

function mountRemote(
  definition: RemoteDefinition,
  { domElement, onError, onCrash = onError }: RemoteProps,
): () => void {
  const { manifest, App, loadMessages } = definition;
  const scopedBus = scopeBus(bus, manifest.id);
  const { store, stop } = startStore(definition, onError);
  const root: Root = createRoot(domElement, { onUncaughtError: onCrash });
  root.render(
    <StrictMode>
      <PortalProviders loadMessages={loadMessages}>
        <RemoteErrorBoundary onError={onCrash}>
          <RemoteContext value={scopedBus}>
            <Provider store={store}>
              <BrowserRouter>
                <Notices>
                  <App />
                </Notices>
              </BrowserRouter>
            </Provider>
          </RemoteContext>
        </RemoteErrorBoundary>
      </PortalProviders>
    </StrictMode>,
  );
  return () => {
    root.unmount();
    stop();
    scopedBus.dispose();
  };
}

function startStore(
  { reducer, middleware = [], saga, manifest }: RemoteDefinition,
  onError: (error: unknown) => void,
) {
  const sagas = createSagaMiddleware({ onError });
  const store = configureStore({
    reducer,
    devTools: { name: manifest.id },
    middleware: (defaults) => defaults().concat(sagas, ...middleware),
  });
  const task = saga && sagas.run(saga);
  const stop = () => {
    task?.cancel();
    // RTK Query keeps what nobody shows for a minute, by timers that would hold the store and the release's code with it.
    for (const path of Object.keys(store.getState() as object))
      store.dispatch({ type: `${path}/resetApiState` });
  };
  return { store, stop };
}
