import type { Case, CaseChange } from '@portal/shared/contract';
import { buildCase, serveCalls } from '@portal/shared/testing';
import { combineReducers, configureStore } from '@portal/shared/redux';
import { createSagaMiddleware } from '@portal/shared/saga';
import { casesApi } from '../api/cases.api';
import { submissionSaga } from '../features/submission/draft/submission.saga';
import {
  selectDraft,
  submissionActions as actions,
  submissionSlice,
} from '../features/submission/draft/submission.slice';

export const CASE = buildCase({ version: 4, notes: 'old' });
const { uuid } = CASE;

export const refuseBy = (code: string, status: number) => Response.json({ code, message: 'No' }, { status });

/** The real reducers and saga, with a server that holds a single case, `server.subject`. */
export function start(caseRecord: Case = CASE) {
  const server = { caseRecord, failure: null as Response | null };
  const { seen } = serveCalls({
    'GET /case/{id}': () => server.caseRecord,
    'PUT /case/{id}': ({ body }) => server.failure?.clone() ?? put(server, body as CaseChange),
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
  store.dispatch(actions.draftOpened({ uuid, list: 'admin', caseRecord }));
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

function put(server: { caseRecord: Case }, { version, submit, ...change }: CaseChange): Case | Response {
  if (version !== server.caseRecord.version)
    return Response.json({ code: 'conflict', message: 'Changed' }, { status: 409 });
  const status = submit ? ('IN_QC' as const) : server.caseRecord.status;
  server.caseRecord = { ...server.caseRecord, ...(change as Partial<Case>), status, version: version + 1 };
  return server.caseRecord;
}

export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
