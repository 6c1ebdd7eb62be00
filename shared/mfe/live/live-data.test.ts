import { createApi } from '../../redux';
import { callOf, portalBaseQuery } from '../../api';
import { createBus, scopeBus } from '../../bus';
import type { Case } from '../../contract';
import { atEndOfTest, buildCase, buildCompany, serveCalls } from '../../testing';
import { defineManifest } from '../manifest';
import { startRemoteStore, type LiveOf } from '../remote-store';

const CASE = buildCase({ version: 4 });
const { uuid, identifier, status } = CASE;

const api = createApi({
  reducerPath: 'api',
  baseQuery: portalBaseQuery,
  refetchOnReconnect: true,
  tagTypes: ['Case', 'List'],
  endpoints: (build) => ({
    case: build.query({
      ...callOf('GET /case/{id}', (id: string) => ({ params: { id } })),
      providesTags: (_found, _error, id) => [{ type: 'Case', id }],
    }),
    company: build.query(callOf('GET /company/me')),
    save: build.mutation(callOf('PUT /case/{id}', (id: string) => ({ params: { id }, body: {} }))),
  }),
});
const live: LiveOf<typeof api> = {
  'case:updated': (change) => [{ type: 'Case', id: change.uuid }, 'List'],
  'shipment:updated': () => ['Case'],
};
const manifest = defineManifest({
  id: 'test',
  title: { en: 'Test', tr: 'Test', ar: 'Test' },
  paths: [],
  navigation: [],
  emits: [],
  hears: ['case:updated', 'shipment:updated'],
});

/** A page that shows the case, whose saves are answered when the test says so. */
async function showCase() {
  const replies: ((reply: Case | Response) => void)[] = [];
  const { seen } = serveCalls({
    'GET /case/{id}': CASE,
    'GET /company/me': buildCompany(),
    'PUT /case/{id}': () => new Promise((resolve) => replies.push(resolve)),
  });
  const bus = createBus();
  const scoped = scopeBus(bus, 'test');
  const { store, stop } = startRemoteStore({ manifest, api, live }, scoped, () => undefined);
  atEndOfTest(stop);
  const dispatch = store.dispatch as (thunk: unknown) => PromiseLike<unknown>;
  await dispatch(api.endpoints.case.initiate(uuid));
  return {
    bus,
    stop,
    show: (name: 'company') => dispatch(api.endpoints[name].initiate()),
    reads: (name = 'GET /case/{id}') => seen.filter(({ call }) => call === name).length,
    save: () => void dispatch(api.endpoints.save.initiate(uuid)),
    answer: async (reply: Case | Response) => {
      await pass(0);
      replies.shift()?.(reply);
      await pass(0);
    },
    report: async (version: number) => {
      bus.emit('case:updated', { uuid, identifier, status, version });
      await pass(0);
    },
  };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('live data', () => {
  it('is read again when an event makes it stale, until the remote is gone', async () => {
    const page = await showCase();
    await page.report(5);
    expect(page.reads()).toBe(2);
    page.stop();
    await page.report(6);
    await pass(10_000);
    expect(page.reads()).toBe(2);
  });

  it('is not read again for the echo of its own change, before or after the reply', async () => {
    const page = await showCase();
    page.save();
    await page.report(5);
    await page.answer({ ...CASE, version: 5 });
    page.save();
    await page.answer({ ...CASE, version: 6 });
    await page.report(6);
    await pass(10_000);
    expect(page.reads()).toBe(1);
  });

  it('is read again for an event that waited for a change which then failed', async () => {
    const page = await showCase();
    page.save();
    await page.report(5);
    expect(page.reads()).toBe(1);
    await page.answer(Response.json({ code: 'conflict' }, { status: 409 }));
    expect(page.reads()).toBe(2);
  });

  it('is read again for what others do after its own change, also under the version that it brought', async () => {
    const page = await showCase();
    page.save();
    await page.answer({ ...CASE, version: 5 });
    await page.report(5);
    expect(page.reads()).toBe(1);
    await page.report(5);
    expect(page.reads()).toBe(2);
    await pass(10_000);
    await page.report(6);
    expect(page.reads()).toBe(3);
  });

  it('takes no late event for the echo of a change', async () => {
    const page = await showCase();
    page.save();
    await page.answer({ ...CASE, version: 5 });
    await pass(11_000);
    await page.report(5);
    expect(page.reads()).toBe(2);
  });

  it('is all read again, with what no event makes stale, when changes are lost', async () => {
    const page = await showCase();
    await page.show('company');
    page.bus.emit('changes:lost', {});
    await pass(0);
    expect([page.reads(), page.reads('GET /company/me')]).toEqual([2, 2]);
  });

  it('hears only what the manifest says', () => {
    const deaf = { ...manifest, hears: ['case:updated'] as const };
    const start = () =>
      startRemoteStore({ manifest: deaf, api, live }, scopeBus(createBus(), 'test'), () => undefined);
    expect(start).toThrow('The manifest of test does not hear shipment:updated');
  });
});
