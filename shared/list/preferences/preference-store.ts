import { api, toErrorData } from '../../api';
import type { KeptListPreferences, ListPreferences } from '../../contract';
import { PortalError } from '../../errors';
import { createObservable } from '../../internal/observable';
import { NO_PREFERENCES, readLocalPreferences, withLocal } from './list-preferences';

/** Changes preferences; applied again to what another tab or desk has kept meanwhile. */
export type PreferenceChange = (kept: ListPreferences) => Partial<ListPreferences>;

export interface PreferenceState {
  /** As the person has them now; a change stands at once and goes back when it cannot be kept. */
  readonly preferences: ListPreferences;
  /** Nothing is known of the server's yet. */
  readonly isLoading: boolean;
}

export interface PreferenceStore {
  get(): PreferenceState;
  subscribe(listener: () => void): () => void;
  /** Loads, until that has once succeeded. */
  start(): void;
  /** Reads what the server keeps; where it cannot be had the list looks as it begins. Moves what the browser kept to the server. */
  load(): Promise<void>;
  /** @throws PortalError when the change could not be kept */
  change(change: PreferenceChange): Promise<void>;
}

/** So often somebody else may come between reading and keeping. */
const TRIES = 3;

/**
 * One person's preferences of one list, kept on the server. Changes are kept one after the other; where the server has a newer version
 * than the change was made of, it is made of that one again. What still waits when the tab is reloaded is kept by the next load.
 * @param localKey under which earlier releases kept them in this browser
 */
export function createPreferenceStore(list: string, localKey: string): PreferenceStore {
  const state = createObservable<PreferenceState>({ preferences: NO_PREFERENCES, isLoading: true });
  const params = { list };
  const waitingKey = `${localKey}.waiting`;
  /** What this tab had not kept when it was reloaded: older than every change that waits. */
  let leftOver = JSON.parse(sessionStorage.getItem(waitingKey) ?? 'null') as Partial<ListPreferences> | null;
  let isStarted = false;
  let isKnown = false;
  let kept: KeptListPreferences = { ...NO_PREFERENCES, version: 0 };
  let waiting: readonly PreferenceChange[] = [];
  let last: Promise<void> = Promise.resolve();

  function show(): void {
    const { columns, density, views } = waiting.reduce(apply, { ...kept, ...leftOver });
    state.set({ preferences: { columns, density, views }, isLoading: false });
  }

  async function read(): Promise<void> {
    kept = await api.call('GET /contact/me/preferences/{list}', { params }, { quiet: true });
    isKnown = true;
  }

  /** Only what was made of the server's: a list of views that is made of nothing would take the place of those there. */
  function remember(): void {
    if (!isKnown) return;
    const changed = waiting.reduce<Partial<ListPreferences>>(
      (before, change) => ({ ...before, ...change({ ...kept, ...before }) }),
      leftOver ?? {},
    );
    if (leftOver || waiting.length > 0) sessionStorage.setItem(waitingKey, JSON.stringify(changed));
    else sessionStorage.removeItem(waitingKey);
  }

  async function keepLeftOver(): Promise<void> {
    const changed = leftOver;
    if (!changed) return;
    try {
      await keep(() => changed);
    } catch (error) {
      if (toErrorData(error).code === 'network' || toErrorData(error).code === 'unavailable') throw error;
    }
    leftOver = null;
    remember();
  }

  async function keep(change: PreferenceChange): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        const body = apply(kept, change);
        kept = await api.call('PUT /contact/me/preferences/{list}', { params, body }, { quiet: true });
        isKnown = true;
        return;
      } catch (error) {
        if (!(error instanceof PortalError) || error.code !== 'conflict' || tries === TRIES) throw error;
        await read();
      }
    }
  }

  async function moveLocal(): Promise<void> {
    const local = readLocalPreferences(localStorage.getItem(localKey));
    if (!local) return;
    if (JSON.stringify(withLocal(kept, local)) !== JSON.stringify(withLocal(kept, NO_PREFERENCES)))
      await keep((now) => withLocal(now, local));
    localStorage.removeItem(localKey);
  }

  /** Runs after everything that was begun before, whether that succeeded or not. */
  function next(work: () => Promise<void>): Promise<void> {
    const run = last.then(work);
    last = run.catch(() => undefined);
    return run;
  }

  const load = () =>
    next(async () => {
      try {
        await read();
        await keepLeftOver();
        await moveLocal();
      } catch {
        // A list is not held up by how it looks; the next start or change tries again.
        isStarted = isKnown;
      } finally {
        show();
      }
    });

  return {
    get: state.get,
    subscribe: state.subscribe,
    load,
    start() {
      if (!isStarted) void load();
      isStarted = true;
    },
    change(change) {
      waiting = [...waiting, change];
      remember();
      show();
      return next(async () => {
        try {
          await keepLeftOver();
          await keep(change);
        } catch (error) {
          // A page that is reloaded breaks off its calls, and is gone before this goes on: what waits stays remembered.
          await new Promise((resolve) => setTimeout(resolve));
          throw error;
        } finally {
          waiting = waiting.filter((other) => other !== change);
          remember();
          show();
        }
      });
    },
  };
}

function apply(kept: KeptListPreferences, change: PreferenceChange): KeptListPreferences {
  return { ...kept, ...change(kept) };
}
