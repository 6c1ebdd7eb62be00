import { test as base, type APIRequestContext } from '@playwright/test';
import { PASSWORD, PortalApi } from './api';
import { linkOfMail } from './outbox';

/** Somebody whose password a test may change; at first it is that of the demo people. */
export interface Person {
  readonly name: string;
  readonly email: string;
}

export async function setPassword(
  request: APIRequestContext,
  link: string,
  password: string,
): Promise<number> {
  const token = new URL(link, 'http://portal').searchParams.get('token');
  return (await request.put('/api/client/contact/setPassword', { data: { token, password } })).status();
}

/** Tests with an account of their own, in the company of the demo's super admin. */
export const test = base.extend<{ person: Person }>({
  person: async ({ request }, use) => {
    const admin = await PortalApi.signIn(request);
    const name = 'Paula Passing';
    const email = `paula-${Date.now()}@people.example`;
    const { body } = await admin.call<{ uuid: string }>('POST', '/contact', { name, email });
    await setPassword(request, await linkOfMail(email), PASSWORD);
    await use({ name, email });
    await admin.call('DELETE', `/contact/${body.uuid}`);
  },
});
