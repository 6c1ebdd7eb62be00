import { test as base } from '@playwright/test';
import { PortalApi } from './api';

interface Fixtures {
  /** The same person by calls. */
  readonly api: PortalApi;
}

/** Tests whose pages are signed in already, each by a session of its own. */
export const test = base.extend<Fixtures>({
  api: async ({ request }, use) => use(await PortalApi.signIn(request)),
  storageState: async ({ baseURL, playwright }, use) => {
    const origin = baseURL ?? '';
    const request = await playwright.request.newContext({ baseURL: origin });
    const { accessToken, refreshToken, expiresIn } = await PortalApi.tokens(request);
    await request.dispose();
    const session = { accessToken, refreshToken, expiresAt: String(Date.now() + expiresIn * 1_000) };
    const localStorage = Object.entries(session).map(([name, value]) => ({
      name: `portal.session.${name}`,
      value,
    }));
    await use({ cookies: [], origins: [{ origin, localStorage }] });
  },
});
