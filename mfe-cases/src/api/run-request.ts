import type { ErrorData } from '@portal/shared/api';
import type { Action } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { putResolve } from 'redux-saga/effects';

export type RequestResult<T> = { data: T; error?: undefined } | { data?: undefined; error: ErrorData };

/** Runs an RTK Query request from a saga and waits for its result: `yield call(runRequest, endpoint.initiate(…))`. */
export function* runRequest(request: unknown): SagaIterator<RequestResult<unknown>> {
  // The store takes thunks, which saga's types do not know of.
  return (yield putResolve(request as Action)) as RequestResult<unknown>;
}
