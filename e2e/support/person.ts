import { PASSWORD } from './api';
import { guestTest } from './company';
import { linkOfMail, setPassword } from './outbox';

/** Somebody whose password a test may change; at first it is that of the demo people. */
export interface Person {
  readonly name: string;
  readonly email: string;
}

/** Tests with an account of their own beside the company's super admin. */
export const test = guestTest.extend<{ person: Person }>({
  person: async ({ request, company }, use) => {
    const [name, email] = ['Paula Passing', company.email.replace('ada@', 'paula@')];
    await company.api.call('POST', '/contact', { name, email });
    await setPassword(request, await linkOfMail(email), PASSWORD);
    await use({ name, email });
  },
});
