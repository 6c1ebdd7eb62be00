import { configureStore, type Reducer } from '@portal/shared/redux';
import { createSagaMiddleware } from '@portal/shared/saga';

/** A store with real reducers and sagas, for testing a process without the page around it. */
export function createTestStore<S>(reducer: Reducer<S>) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  return { ...store, runSaga: sagas.run };
}
