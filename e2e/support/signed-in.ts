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
  storageState: async ({ baseURL, playwright, username }, use) => {
    const origin = baseURL ?? '';
    const request = await playwright.request.newContext({ baseURL: origin });
    const { accessToken, refreshToken, expiresIn } = await PortalApi.tokens(request, username);
    await request.dispose();
    const session = { accessToken, refreshToken, expiresAt: String(Date.now() + expiresIn * 1_000) };
    const localStorage = Object.entries(session).map(([name, value]) => ({
      name: `portal.session.${name}`,
      value,
    }));
    await use({ cookies: [], origins: [{ origin, localStorage }] });
  },
});
