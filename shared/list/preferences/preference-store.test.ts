import { waitFor } from '@testing-library/react';
import { keepPreferences } from '../../testing/kept-preferences';
import { serveCalls, type Served } from '../../testing/serve-calls';
import { createPreferenceStore } from './preference-store';

const LIST = 'cases.admin';
const KEY = 'portal.cases.admin.me';
const PUT = 'PUT /contact/me/preferences/{list}';
const view = (name: string) => ({ name, search: '', columns: [] });
const conflict = () => Response.json({ code: 'conflict', message: 'Changed' }, { status: 409 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function startStore(over: Served = {}) {
  const { served, kept } = keepPreferences();
  const { seen } = serveCalls({ ...served, ...over });
  const store = createPreferenceStore(LIST, KEY);
  await store.load();
  return { store, kept, puts: () => seen.filter(({ call }) => call === PUT) };
}

describe('the preferences of a list', () => {
  it('stand at once, and are kept one after the other', async () => {
    const { store, kept, puts } = await startStore();
    const both = [
      store.change(() => ({ density: 'compact' })),
      store.change(({ views }) => ({ views: [...views, view('A')] })),
    ];
    expect(store.get().preferences).toMatchObject({ density: 'compact', views: [view('A')] });
    expect(puts()).toHaveLength(0);
    await Promise.all(both);
    expect(kept.get(LIST)).toMatchObject({ density: 'compact', views: [view('A')], version: 2 });
  });

  it('are made again of what another tab kept meanwhile', async () => {
    const { store, kept, puts } = await startStore();
    kept.set(LIST, { columns: ['a'], density: null, views: [view('Theirs')], version: 5 });
    await store.change(({ views }) => ({ views: [...views, view('Mine')] }));
    expect(kept.get(LIST)).toEqual({
      columns: ['a'],
      density: null,
      views: [view('Theirs'), view('Mine')],
      version: 6,
    });
    expect(store.get().preferences.columns).toEqual(['a']);
    expect(puts()).toHaveLength(2);
  });

  it('go back to what is kept when a change fails, and later ones still count', async () => {
    let failures = 1;
    const { store, kept } = await startStore({
      [PUT]: () => {
        if (failures-- > 0) return Response.json({ code: 'internal', message: 'Down' }, { status: 500 });
        const next = { columns: null, density: 'compact' as const, views: [], version: 1 };
        kept.set(LIST, next);
        return next;
      },
    });
    const failed = store.change(() => ({ columns: ['a'] }));
    const later = store.change(() => ({ density: 'compact' }));
    await expect(failed).rejects.toMatchObject({ code: 'internal' });
    await later;
    expect(store.get().preferences).toMatchObject({ columns: null, density: 'compact' });
  });

  it('give up where somebody else always comes first', async () => {
    const { store, puts } = await startStore({ [PUT]: conflict });
    await expect(store.change(() => ({ density: 'compact' }))).rejects.toMatchObject({ code: 'conflict' });
    expect(puts()).toHaveLength(3);
    expect(store.get().preferences.density).toBeNull();
  });

  it('that wait for the change before them outlive a reload of the tab', async () => {
    const { store, puts } = await startStore({ [PUT]: () => new Promise(() => undefined) });
    void store.change(() => ({ columns: ['a', 'b'] }));
    void store.change(({ columns }) => ({ columns: columns?.slice(0, 1) ?? null }));
    await waitFor(() => expect(puts()).toHaveLength(1));
    const { store: reloaded, kept } = await startStore();
    expect(reloaded.get().preferences.columns).toEqual(['a']);
    expect(kept.get(LIST)).toMatchObject({ columns: ['a'], density: null, views: [] });
    kept.set(LIST, { columns: ['theirs'], density: null, views: [], version: 9 });
    await reloaded.load();
    expect(reloaded.get().preferences.columns).toEqual(['theirs']);
  });

  it('that a reload breaks off are kept by it, with those that were made of them', async () => {
    let breakOff: (error: Error) => void = () => undefined;
    const { store, puts } = await startStore({ [PUT]: () => new Promise((_, fail) => (breakOff = fail)) });
    const broken = store.change(() => ({ columns: ['a', 'b'] }));
    void store.change(({ columns }) => ({ columns: columns?.slice(0, 1) ?? null })).catch(() => undefined);
    await waitFor(() => expect(puts()).toHaveLength(1));
    // All that a page does yet is what follows at once.
    breakOff(new TypeError('Failed to fetch'));
    for (let turn = 0; turn < 50; turn++) await Promise.resolve();
    expect(sessionStorage.getItem(`${KEY}.waiting`)).toBe(JSON.stringify({ columns: ['a'] }));
    await expect(broken).rejects.toMatchObject({ code: 'network' });
    expect(store.get().preferences.columns).toBeNull();
  });

  it('that a reload broke off are older than those made after it, and outlive another reload until they are kept', async () => {
    const leave = JSON.stringify({ columns: ['a'], density: 'compact' });
    sessionStorage.setItem(`${KEY}.waiting`, leave);
    const down = () => Response.json({ code: 'internal', message: 'Down' }, { status: 503 });
    await startStore({ 'GET /contact/me/preferences/{list}': down });
    expect(sessionStorage.getItem(`${KEY}.waiting`)).toBe(leave);

    const { store } = await startStore({ 'GET /contact/me/preferences/{list}': down });
    const { served, kept } = keepPreferences();
    serveCalls(served);
    await store.change(() => ({ columns: ['b'] }));
    await store.load();
    expect(store.get().preferences).toMatchObject({ columns: ['b'], density: 'compact' });
    expect(kept.get(LIST)).toMatchObject({ columns: ['b'], density: 'compact' });
    expect(sessionStorage.getItem(`${KEY}.waiting`)).toBeNull();
  });

  it('that were refused do not come back by a reload', async () => {
    const down = () => Response.json({ code: 'internal', message: 'Down' }, { status: 500 });
    const { store } = await startStore({ [PUT]: down });
    await expect(store.change(() => ({ density: 'compact' }))).rejects.toMatchObject({ code: 'internal' });
    const { store: reloaded, puts } = await startStore();
    expect(reloaded.get().preferences.density).toBeNull();
    expect(puts()).toHaveLength(0);
  });

  it('that are changed before the server’s are known take nothing from those by a reload', async () => {
    const { served } = keepPreferences();
    const never = () => new Promise<never>(() => undefined);
    const { seen } = serveCalls({ ...served, 'GET /contact/me/preferences/{list}': never });
    const early = createPreferenceStore(LIST, KEY);
    early.start();
    void early.change(({ views }) => ({ views: [...views, view('Mine')] }));
    await waitFor(() => expect(seen).toHaveLength(1));
    const { puts } = await startStore();
    expect(puts()).toHaveLength(0);
  });

  it('are read again by the next start where the first could not', async () => {
    const { served, kept } = keepPreferences();
    kept.set(LIST, { columns: ['a'], density: null, views: [], version: 1 });
    serveCalls({ 'GET /contact/me/preferences/{list}': () => Response.json({}, { status: 503 }) });
    const store = createPreferenceStore(LIST, KEY);
    store.start();
    await waitFor(() =>
      expect(store.get()).toMatchObject({ isLoading: false, preferences: { columns: null } }),
    );
    const { seen } = serveCalls(served);
    store.start();
    await waitFor(() => expect(store.get().preferences.columns).toEqual(['a']));
    store.start();
    expect(seen).toHaveLength(1);
  });

  it('of the browser stay there until the server has them', async () => {
    const local = JSON.stringify({ views: [view('Late')] });
    localStorage.setItem(KEY, local);
    await startStore({ [PUT]: () => Response.json({ message: 'Down' }, { status: 503 }) });
    expect(localStorage.getItem(KEY)).toBe(local);
    const { kept } = await startStore();
    expect(kept.get(LIST)?.views).toEqual([view('Late')]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});
