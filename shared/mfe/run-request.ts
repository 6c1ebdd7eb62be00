import type { Action } from '../redux';
import { putResolve, type SagaIterator } from '../saga';
import type { ErrorData } from '../api';

export type RequestResult<T> = { data: T; error?: undefined } | { data?: undefined; error: ErrorData };

/**
 * Runs a request of RTK Query from a saga and waits for its result:
 * `const { data, error } = yield* runRequest(casesApi.endpoints.changeCase.initiate(…))`.
 */
export function* runRequest<T>(
  request: (...store: never[]) => PromiseLike<{ data?: T | undefined }>,
): SagaIterator<RequestResult<T>> {
  // The store takes thunks, which saga's types do not know of.
  return yield putResolve(request as unknown as Action);
}
