import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from '../redux';
import { BrowserRouter } from '../router';
import { Notices } from '../ui';
import { bus, scopeBus } from '../bus';
import type { Locale } from '../contract';
import { PortalProviders, type MessageLoader } from '../providers';
import type { RemoteManifest } from './manifest';
import { RemoteContext } from './remote-context';
import { RemoteErrorBoundary } from './remote-error-boundary';
import { startRemoteStore, type RemoteData } from './remote-store';
import { checkParts, loadPart, type Part, type RemotePart } from './slots/part';

/** The texts of each language but English, whose texts are in the code; loaded when the language is chosen. */
export type Catalogues = {
  readonly [L in Exclude<Locale, 'en'>]: () => Promise<{
    readonly default: Readonly<Record<string, string>>;
  }>;
};

/** What a remote is made of; `createRemote` does the rest. */
export interface RemoteDefinition<Tag> extends RemoteData<Tag> {
  readonly manifest: RemoteManifest;
  readonly App: ComponentType;
  readonly catalogues: Catalogues;
  /** What the manifest's `slots` name: parts for pages of other domains. */
  readonly parts?: Readonly<Record<string, Part>>;
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
  /** Loads a part for slots; rejects when there is none of this name. A remote with parts exports it. */
  loadPart?(name: string): Promise<RemotePart>;
}

/** Makes the single-spa lifecycles of a remote: its own React root, store, sagas, live data, bus scope, language and boundary. */
export function createRemote<Tag = never>(definition: RemoteDefinition<Tag>): Required<RemoteLifecycle> {
  const { manifest, App, parts = {} } = definition;
  checkParts(manifest.slots, parts);
  let unmountCurrent: (() => void) | undefined;
  return {
    bootstrap: () => Promise.resolve(),
    mount(props) {
      unmountCurrent = mountRoot(definition, props, <App />);
      return Promise.resolve();
    },
    unmount() {
      unmountCurrent?.();
      unmountCurrent = undefined;
      return Promise.resolve();
    },
    async loadPart(name) {
      const part = parts[name];
      if (!part) throw new Error(`${manifest.id} has no part ${name}`);
      return loadPart(part, (props, content) => mountRoot(definition, props, content));
    },
  };
}

function mountRoot<Tag>(
  definition: RemoteDefinition<Tag>,
  { domElement, onError, onCrash = onError }: RemoteProps,
  content: ReactNode,
): () => void {
  const { manifest, catalogues } = definition;
  const loadMessages: MessageLoader = async (locale) => (await catalogues[locale]()).default;
  const scopedBus = scopeBus(bus, manifest.id);
  const { store, stop } = startRemoteStore(definition, scopedBus, onError);
  const root: Root = createRoot(domElement, { onUncaughtError: onCrash });
  root.render(
    <StrictMode>
      <PortalProviders loadMessages={loadMessages}>
        <RemoteErrorBoundary onError={onCrash}>
          <RemoteContext value={scopedBus}>
            <Provider store={store}>
              <BrowserRouter>
                <Notices>{content}</Notices>
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
