import type { Case, CaseChange } from '@portal/shared/contract';
import { buildCase, serveCalls } from '@portal/shared/testing';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { casesApi } from '../../api/cases.api';
import { SAVE_MS, submissionSaga } from './submission.saga';
import {
  selectDraft,
  selectSubmitted,
  submissionActions as actions,
  submissionSlice,
} from './submission.slice';

const CASE = buildCase({ version: 4, notes: 'old' });
const { uuid } = CASE;

/** The real reducers and saga over a server of one case; `server.subject` is what it holds. */
function start() {
  const server = { subject: CASE, failure: null as Response | null };
  const { seen } = serveCalls({
    'GET /case/{id}': () => server.subject,
    'PUT /case/{id}': ({ body }) => server.failure ?? put(server, body as CaseChange),
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({
      [casesApi.reducerPath]: casesApi.reducer,
      [submissionSlice.reducerPath]: submissionSlice.reducer,
    }),
    middleware: (defaults) => defaults().concat(sagas, casesApi.middleware),
  });
  const task = sagas.run(submissionSaga);
  store.dispatch(actions.draftOpened({ uuid, list: 'admin', subject: CASE }));
  return {
    server,
    store,
    stop: () => task.cancel(),
    draft: () => selectDraft(store.getState(), uuid),
    sent: () => seen.filter(({ call }) => call === 'PUT /case/{id}').map(({ request }) => request.body),
    type: (values: Parameters<typeof actions.draftChanged>[0]['values']) =>
      store.dispatch(actions.draftChanged({ uuid, values })),
  };
}

function put(server: { subject: Case }, { version, submit, ...change }: CaseChange): Case | Response {
  if (version !== server.subject.version)
    return Response.json({ code: 'conflict', message: 'Changed' }, { status: 409 });
  const status = submit ? ('IN_QC' as const) : server.subject.status;
  server.subject = { ...server.subject, ...(change as Partial<Case>), status, version: version + 1 };
  return server.subject;
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
let running: ReturnType<typeof start>;

beforeEach(() => {
  jest.useFakeTimers();
  running = start();
});
afterEach(() => {
  running.stop();
  jest.useRealTimers();
});

describe('a submission that saves itself', () => {
  it('[CA-18] saves less than a second after the first change, though the typing goes on', async () => {
    expect(SAVE_MS).toBeLessThan(1_000);
    running.type({ notes: 'n' });
    await pass(SAVE_MS - 1);
    running.type({ notes: 'new', arch: 'upper' });
    expect(running.sent()).toEqual([]);
    await pass(1);
    expect(running.sent()).toEqual([{ notes: 'new', arch: 'upper', version: 4 }]);
    expect(running.draft()).toMatchObject({ saving: 'saved', unsaved: {}, base: { version: 5 } });
  });

  it('[CA-18] saves at once when a field is left', async () => {
    running.type({ notes: 'new' });
    running.store.dispatch(actions.flushRequested({ uuid }));
    await pass(0);
    expect(running.sent()).toHaveLength(1);
  });

  it('[CA-18] starts the last save before the page is gone, and forgets the draft after it', async () => {
    running.type({ notes: 'new' });
    running.store.dispatch(actions.draftClosed({ uuid }));
    // At once: a remote that is unmounted cancels its sagas in the same moment.
    expect(running.sent()).toEqual([{ notes: 'new', version: 4 }]);
    await pass(0);
    expect(running.draft()).toBeUndefined();
  });

  it('[CA-18] saves what was typed during a save after it', async () => {
    running.type({ notes: 'one' });
    await pass(SAVE_MS);
    running.type({ notes: 'two' });
    await pass(SAVE_MS);
    expect(running.sent()).toEqual([
      { notes: 'one', version: 4 },
      { notes: 'two', version: 5 },
    ]);
  });

  it('[CA-18] keeps what could not be saved, and saves it on demand', async () => {
    running.server.failure = Response.json({ code: 'unavailable', message: 'Down' }, { status: 503 });
    running.type({ notes: 'new' });
    await pass(SAVE_MS);
    expect(running.draft()).toMatchObject({
      saving: 'failed',
      unsaved: { notes: 'new' },
      error: { code: 'unavailable' },
    });
    running.server.failure = null;
    running.store.dispatch(actions.retryRequested({ uuid }));
    await pass(SAVE_MS);
    expect(running.server.subject.notes).toBe('new');
    expect(running.draft()).toMatchObject({ saving: 'saved', error: null });
  });

  it('[CA-18] builds upon a newer version that touched other fields', async () => {
    running.server.subject = { ...CASE, arch: 'lower', version: 9 };
    running.type({ notes: 'new' });
    await pass(SAVE_MS);
    await pass(SAVE_MS);
    expect(running.server.subject).toMatchObject({ arch: 'lower', notes: 'new', version: 10 });
    expect(running.draft()).toMatchObject({
      saving: 'saved',
      base: { values: { arch: 'lower', notes: 'new' } },
    });
  });

  it('[CA-18] asks when the same field was changed by somebody else', async () => {
    running.server.subject = { ...CASE, notes: 'theirs', version: 9 };
    running.type({ notes: 'ours' });
    await pass(SAVE_MS);
    expect(running.draft()).toMatchObject({ saving: 'conflict', unsaved: { notes: 'ours' } });
    running.type({ notes: 'ours still' });
    await pass(2 * SAVE_MS);
    expect(running.server.subject.notes).toBe('theirs');

    running.store.dispatch(actions.theirsTaken({ uuid }));
    expect(running.draft()).toMatchObject({
      saving: 'idle',
      unsaved: {},
      base: { version: 9, values: { notes: 'theirs' } },
    });
  });

  it('[CA-18] overwrites the newer version when that is wanted', async () => {
    running.server.subject = { ...CASE, notes: 'theirs', version: 9 };
    running.type({ notes: 'ours' });
    await pass(SAVE_MS);
    running.store.dispatch(actions.oursKept({ uuid }));
    await pass(SAVE_MS);
    expect(running.server.subject).toMatchObject({ notes: 'ours', version: 10 });
  });

  it('[CA-18] submits together with what is not saved yet, once', async () => {
    running.type({ notes: 'new' });
    running.store.dispatch(actions.submitRequested({ uuid }));
    running.store.dispatch(actions.submitRequested({ uuid }));
    await pass(SAVE_MS);
    expect(running.sent()).toEqual([{ notes: 'new', submit: true, version: 4 }]);
    expect(selectSubmitted(running.store.getState())).toBe(CASE.identifier);
    expect(running.draft()).toMatchObject({ submitting: 'no', unsaved: {} });
  });

  it('[CA-18] tells what the server finds missing, and keeps the draft', async () => {
    const extra = [{ field: 'uprImp', msg: 'this scan is required' }];
    running.server.failure = Response.json(
      { code: 'incomplete', message: 'Not complete', extra },
      { status: 409 },
    );
    running.store.dispatch(actions.submitRequested({ uuid }));
    await pass(0);
    expect(running.draft()).toMatchObject({ submitting: 'no', error: { code: 'incomplete', extra } });
    expect(selectSubmitted(running.store.getState())).toBeNull();
  });

  it('[CA-18] submits only what its reader saw', async () => {
    running.server.subject = { ...CASE, arch: 'lower', version: 9 };
    running.store.dispatch(actions.submitRequested({ uuid }));
    await pass(SAVE_MS);
    expect(running.server.subject.status).toBe('NEW');
    expect(running.draft()).toMatchObject({ submitting: 'no', saving: 'conflict' });
  });

  it('[CA-18] submits over a newer version that looks the same', async () => {
    running.server.subject = { ...CASE, version: 9 };
    running.store.dispatch(actions.submitRequested({ uuid }));
    await pass(SAVE_MS);
    expect(running.server.subject.status).toBe('IN_QC');
  });
});
