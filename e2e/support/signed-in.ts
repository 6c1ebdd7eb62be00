import { PortalApi, SUPER_ADMIN } from './api';
import { test as base } from './company';

/** Tests that look at the demo's data and change nothing of it; a super admin of the demo is signed in. */
export const test = base.extend({
  api: async ({ playwright, portal }, use) => {
    const request = await playwright.request.newContext({ baseURL: portal.url });
    await use(await PortalApi.signIn(request, SUPER_ADMIN));
    await request.dispose();
  },
});
