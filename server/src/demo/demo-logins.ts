import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_COMPANIES } from './companies';

/** One for all: these people are not real, and demo mode says so. */
export const DEMO_PASSWORD = 'Portal-2026!';

export interface DemoLogin {
  readonly role: string;
  readonly company: string;
  readonly email: string;
  readonly password: string;
  readonly note: string;
}

/** Everybody who can sign in to the demo. */
export const DEMO_LOGINS: readonly DemoLogin[] = DEMO_COMPANIES.flatMap((company) =>
  company.people.map(({ title, mailbox }) => ({
    role: title,
    company: company.fields.name,
    email: `${mailbox}@${company.domain}`,
    password: DEMO_PASSWORD,
    note: company.note,
  })),
);

/** Writes `demo-logins.json`, which the start command shows. */
export async function writeDemoLogins(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'demo-logins.json'), `${JSON.stringify(DEMO_LOGINS, null, 2)}\n`);
}
