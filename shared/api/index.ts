export { api, readTokenFrom } from './api';
export {
  createApiClient,
  sentTokenOf,
  type ApiClient,
  type ApiFailure,
  type ApiSettings,
  type CallOptions,
} from './client';
export { byScope, type Scope } from './by-scope';
export {
  afterPaint,
  callOf,
  portalBaseQuery,
  toErrorData,
  type CallEndpoint,
  type CallRequest,
  type ErrorData,
} from './call-query';
export type { Download } from './read-download';
export { dropEmpty } from './drop-empty';
export { onServerReturn } from './server-return';
