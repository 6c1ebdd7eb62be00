import { provideRealtime } from '@portal/shared/realtime';
import { combineReducers, configureStore } from '@portal/shared/redux';
import { createSagaMiddleware } from '@portal/shared/saga';
import { waitFor } from '@testing-library/react';
import { roomSaga } from '../features/room/room.saga';
import { roomActions, roomSlice } from '../features/room/room.slice';
import { ROOM } from './builders';
import type { FakeChat } from './fake-chat';

let stopCurrent = () => {};

/** A room without a page: its state, and the process around it until the test ends. */
export function openRoom(chat: FakeChat, room = ROOM, msgId: number | null = null) {
  provideRealtime(chat.realtime);
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ room: roomSlice.reducer }),
    middleware: (defaults) => defaults().concat(sagas),
  });
  const task = sagas.run(roomSaga);
  stopCurrent = () => task.cancel();
  store.dispatch(roomActions.opened({ room, target: msgId === null ? null : { msgId } }));
  const state = () => store.getState().room;
  const numbers = () => [state().messages[0]?.msgId, state().messages.at(-1)?.msgId];
  const texts = () => state().messages.map(({ message }) => message);
  const untilReady = () => waitFor(() => expect(state().status).toBe('ready'));
  return { ...store, state, numbers, texts, untilReady };
}

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => stopCurrent());
