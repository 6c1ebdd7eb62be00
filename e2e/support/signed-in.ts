import { test as base } from '@playwright/test';
import { PortalApi, SUPER_ADMIN } from './api';

interface Options {
  /** Who is signed in. */
  readonly username: string;
}
interface Fixtures {
  /** The same person by calls. */
  readonly api: PortalApi;
}

/** Tests whose pages are signed in already, each by a session of its own. */
export const test = base.extend<Fixtures & Options>({
  username: [SUPER_ADMIN, { option: true }],
  api: async ({ request, username }, use) => use(await PortalApi.signIn(request, username)),
  storageState: async ({ baseURL, api }, use) => use((await api.again()).session(baseURL ?? '')),
});
