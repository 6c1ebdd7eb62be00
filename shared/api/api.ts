import { createApiClient, type ApiClient } from './client';

let readToken: () => string | null = () => null;

/** The portal's one client, shared by shell and remotes. */
export const api: ApiClient = createApiClient({
  baseUrl: '',
  token: () => readToken(),
  fetch: (...request) => fetch(...request),
});

/** The shell tells where the access token is; nobody else does. */
export function readTokenFrom(read: () => string | null): void {
  readToken = read;
}
