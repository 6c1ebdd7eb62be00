import { addPerson, guestTest } from './company';

/** Somebody whose password a test may change; at first it is that of everybody whom a test adds. */
export interface Person {
  readonly name: string;
  readonly email: string;
}

/** Tests with an account of their own beside the company's super admin. */
export const test = guestTest.extend<{ person: Person }>({
  person: async ({ company }, use) => {
    const name = 'Paula Passing';
    await use({ name, email: await addPerson(company, name, 'admin') });
  },
});
