import { combineSlices, configureStore, type Middleware, type Reducer, type UnknownAction } from '../redux';
import { createSagaMiddleware, type Saga } from '../saga';
import type { ScopedBus } from '../bus';
import { startLiveData, type LiveTable } from './live/live-data';
import { createOwnChanges } from './live/own-changes';
import type { RemoteManifest } from './manifest';

/** A slice of Redux Toolkit, as far as a store needs it. */
export interface RemoteSlice {
  readonly reducerPath: string;
  readonly reducer: Reducer;
}
/** An api of RTK Query, as far as a remote's store needs it. */
export interface RemoteApi<Tag> extends RemoteSlice {
  readonly middleware: Middleware;
  readonly util: {
    invalidateTags(tags: (Tag | null | undefined)[]): UnknownAction;
    resetApiState(): UnknownAction;
  };
  readonly internalActions?: {
    /** Reads again what pages show, and forgets the rest: the same as RTK Query's own listener for connections, which stays off. */
    onOnline(): UnknownAction;
  };
}
/** The live table of an api: `const casesLive: LiveOf<typeof casesApi> = { … }`. */
export type LiveOf<A> = A extends RemoteApi<infer Tag> ? LiveTable<NonNullable<Tag>> : never;

/** The data of a remote, and the processes on it. */
export interface RemoteData<Tag> {
  /** The calls of the domain, and the cache of their replies. */
  readonly api?: RemoteApi<Tag>;
  readonly slices?: readonly RemoteSlice[];
  /** Runs while the remote is mounted and is cancelled with it. */
  readonly saga?: Saga;
  /** Which events of the bus make which data stale; the manifest's `hears` names the same events. */
  readonly live?: LiveTable<NoInfer<Tag>>;
}

/** Starts the store of a mounted remote, its saga and its live data; `stop` ends all of it. */
export function startRemoteStore<Tag>(
  { manifest, api, slices = [], saga, live }: RemoteData<Tag> & { readonly manifest: RemoteManifest },
  bus: ScopedBus,
  onError: (error: unknown) => void,
) {
  const unheard = Object.keys(live ?? {}).filter((event) => !manifest.hears.some((heard) => heard === event));
  if (unheard.length > 0)
    throw new Error(`The manifest of ${manifest.id} does not hear ${unheard.join(', ')}`);
  const sagas = createSagaMiddleware({ onError });
  const ownChanges = createOwnChanges();
  const store = configureStore({
    reducer: combineSlices(...slices, ...(api ? [api] : [])),
    devTools: { name: manifest.id },
    middleware: (defaults) =>
      defaults().concat(sagas, ownChanges.middleware, ...(api ? [api.middleware] : [])),
  });
  const task = saga && sagas.run(saga);
  const refresh = (tags: Tag[]): void => {
    if (api) store.dispatch(api.util.invalidateTags(tags));
  };
  const refreshAll = (): void => {
    if (api?.internalActions) store.dispatch(api.internalActions.onOnline());
  };
  const stopLive = live && startLiveData({ table: live, bus, ownChanges, refresh, refreshAll });
  const stop = (): void => {
    stopLive?.();
    task?.cancel();
    // RTK Query keeps what nobody shows for a minute, by timers that would hold the store and the release's code with it.
    if (api) store.dispatch(api.util.resetApiState());
  };
  return { store, stop };
}
