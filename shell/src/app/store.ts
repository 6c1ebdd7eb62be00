import { combineSlices, configureStore } from '@portal/shared/redux';
import { createSagaMiddleware, type Saga, type Task } from '@portal/shared/saga';
import { noticesSlice } from '../notices';
import { sessionSlice } from '../features/session/session.slice';

/** The slices of the first chunk; those of the signed-in part are injected when it is loaded. */
export const rootReducer = combineSlices(sessionSlice, noticesSlice);

export function createShellStore() {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    // The sign-in action carries a password, which must not be logged by a tool.
    devTools: false,
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  const runSaga = <S extends Saga>(saga: S, ...args: Parameters<S>): Task => sagas.run(saga, ...args);
  return { ...store, runSaga };
}
export type ShellStore = ReturnType<typeof createShellStore>;
