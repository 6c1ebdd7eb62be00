// What the portal uses of redux-saga, by name: the shell shares this entry point instead of the whole library. Apart from `redux`, as
// most who read a store start no process. Add a name here when a saga needs it; that is an addition to the platform.
export { buffers, channel, default as createSagaMiddleware, eventChannel } from 'redux-saga';
export {
  actionChannel,
  all,
  call,
  cancel,
  cancelled,
  delay,
  fork,
  put,
  putResolve,
  race,
  select,
  spawn,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'redux-saga/effects';
export type { Channel, EventChannel, Saga, SagaIterator, Task } from 'redux-saga';
export type { StrictEffect } from 'redux-saga/effects';
