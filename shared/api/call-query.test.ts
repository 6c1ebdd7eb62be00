import { configureStore, createApi } from '../redux';
import type { Case, List } from '../contract';
import { buildCase, serveCalls } from '../testing';
import { byScope, type Scope } from './by-scope';
import { afterPaint, callOf, portalBaseQuery } from './call-query';
import { api as client } from './api';

const CASE = buildCase();
interface Ref {
  readonly scope: Scope;
  readonly id: string;
}

const api = createApi({
  baseQuery: portalBaseQuery,
  tagTypes: ['Case'],
  endpoints: (build) => ({
    couriers: build.query(callOf('GET /courier')),
    couriersBehind: build.query(afterPaint(callOf('GET /courier'))),
    case: build.query({
      ...byScope('GET /case/{id}', ({ scope, id }: Ref) => ({ scope, params: { id } })),
      providesTags: (found, _error, { id }) => [{ type: 'Case', id: found?.uuid ?? id }],
    }),
    list: build.query(byScope('GET /case', (scope: Scope) => ({ scope, query: { page: 2, paginate: 10 } }))),
    link: build.query(
      callOf('GET /treatPlan/{id}/3dViewerLink', (id: string) => ({ params: { id } }), { quiet: false }),
    ),
    cancel: build.mutation(callOf('PATCH /case/{id}/cancel', (id: string) => ({ params: { id } }))),
  }),
});

function start() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  return store.dispatch;
}
const down = () => Response.json({}, { status: 503 });

/** A browser that paints when it is told to. */
function stageFrames(): () => void {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  Object.assign(globalThis, { scheduler: { postTask: (task: () => void) => Promise.resolve().then(task) } });
  return () => frames.splice(0).forEach((draw) => draw(0));
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'scheduler');
});

describe('an endpoint of a call', () => {
  it('has the type of the call’s reply, and makes the call', async () => {
    const { seen } = serveCalls({ 'GET /case/{id}': CASE, 'GET /courier': [] });
    const dispatch = start();
    const reply: { data?: Case | undefined } = await dispatch(
      api.endpoints.case.initiate({ scope: 'own', id: 'c-1' }),
    );
    expect(reply.data).toEqual(CASE);
    await dispatch(api.endpoints.couriers.initiate());
    expect(seen.map(({ call, request }) => [call, request.params])).toEqual([
      ['GET /case/{id}', { id: 'c-1' }],
      ['GET /courier', {}],
    ]);
  });

  it('begins after the next frame where the page has something to show before, and at once in a hidden tab', async () => {
    const { seen } = serveCalls({ 'GET /courier': [] });
    const paint = stageFrames();
    const reply = start()(api.endpoints.couriersBehind.initiate());
    await new Promise((rest) => setTimeout(rest));
    expect(seen).toHaveLength(0);
    paint();
    await reply;
    expect(seen).toHaveLength(1);
    // Its tab is hidden before the frame: none comes.
    await start()(api.endpoints.couriersBehind.initiate());
    expect(seen).toHaveLength(2);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await start()(api.endpoints.couriersBehind.initiate());
    expect(seen).toHaveLength(3);
  });

  it('makes the twin call for doctors’ records', async () => {
    const page: List<Case> = { data: [CASE], total: 1, pages: 1, page: 2 };
    const { seen } = serveCalls({ 'GET /dso/case/{id}': CASE, 'GET /dso/case': page });
    const dispatch = start();
    await dispatch(api.endpoints.case.initiate({ scope: 'doctors', id: 'c-1' }));
    await dispatch(api.endpoints.list.initiate('doctors'));
    expect(seen.map(({ call, request }) => [call, request.query.toString()])).toEqual([
      ['GET /dso/case/{id}', ''],
      ['GET /dso/case', 'page=2&paginate=10'],
    ]);
  });

  it('takes no call that has no twin', () => {
    // @ts-expect-error there is no /dso/courier
    byScope('GET /courier', (scope: Scope) => ({ scope }));
    // @ts-expect-error the call has parameters
    callOf('GET /case/{id}');
  });
});

describe('a call that fails', () => {
  const received: boolean[] = [];
  let off: () => void;
  beforeEach(() => {
    received.length = 0;
    off = client.onError(({ quiet }) => received.push(quiet));
    jest.useFakeTimers();
  });
  afterEach(() => {
    off();
    jest.useRealTimers();
  });
  const settled = async <T>(request: PromiseLike<T>): Promise<T> => {
    await jest.advanceTimersByTimeAsync(10_000);
    return request;
  };

  it('is tried again where it reads and found no server', async () => {
    const answers = [down(), down(), Response.json(CASE)];
    const { seen } = serveCalls({ 'GET /case/{id}': () => answers.shift() ?? down() });
    const { data } = await settled(start()(api.endpoints.case.initiate({ scope: 'own', id: 'c-1' })));
    expect(data).toEqual(CASE);
    expect(seen).toHaveLength(3);
    expect(received).toEqual([true, true]);
  });

  it('fails with its code when the server stays away', async () => {
    const { seen } = serveCalls({ 'GET /case/{id}': down });
    const { error } = await settled(start()(api.endpoints.case.initiate({ scope: 'own', id: 'c-1' })));
    expect(error).toMatchObject({ code: 'unavailable', status: 503 });
    expect(seen).toHaveLength(3);
  });

  it.each([
    ['forbidden', 403],
    ['notFound', 404],
    ['internal', 500],
  ])('is not tried again when it was answered by %s', async (code, status) => {
    const { seen } = serveCalls({ 'GET /case/{id}': () => Response.json({ code }, { status }) });
    await settled(start()(api.endpoints.case.initiate({ scope: 'own', id: 'c-1' })));
    expect(seen).toHaveLength(1);
  });

  it('is not tried again where it changes something, nor where the shell tells of its failure', async () => {
    const { seen } = serveCalls({
      'PATCH /case/{id}/cancel': down,
      'GET /treatPlan/{id}/3dViewerLink': down,
    });
    const dispatch = start();
    await settled(dispatch(api.endpoints.cancel.initiate('c-1')));
    await settled(dispatch(api.endpoints.link.initiate('p-1')));
    expect(seen).toHaveLength(2);
    expect(received).toEqual([false, false]);
  });
});
