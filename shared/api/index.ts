export { api, readTokenFrom } from './api';
export {
  createApiClient,
  type ApiClient,
  type ApiFailure,
  type ApiSettings,
  type CallOptions,
} from './client';
export { callQuery, portalBaseQuery, toErrorData, type ErrorData } from './call-query';
export type { Download } from './read-download';
export { dropEmpty } from './drop-empty';
