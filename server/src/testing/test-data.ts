import { hash } from '@node-rs/argon2';
import type { Tokens } from '@portal/shared/contract';
import { randomUUID } from 'node:crypto';
import type { AppContext } from '../app-context';
import { company, companyConfiguration, contact, doctor } from '../db/schema';

export const TEST_PASSWORD = 'right-password-1';

/** As cheap as Argon2id gets: tests sign in often. */
let passwordHash: Promise<string> | undefined;
const cheapHash = (): Promise<string> =>
  (passwordHash ??= hash(TEST_PASSWORD, { memoryCost: 8, timeCost: 1 }));

type CompanyRow = typeof company.$inferSelect;
type ContactRow = typeof contact.$inferSelect;

export interface TestCompany {
  readonly company: CompanyRow;
  readonly contact: ContactRow;
  readonly tokens: Tokens;
  /** Header of a signed-in call. */
  readonly headers: { readonly authorization: string };
}

export interface CompanyFacts {
  readonly company?: Partial<typeof company.$inferInsert>;
  readonly configuration?: Partial<typeof companyConfiguration.$inferInsert>;
  readonly contact?: Partial<typeof contact.$inferInsert>;
}

/** A company with one signed-in person. */
export async function makeCompany(ctx: AppContext, facts: CompanyFacts = {}): Promise<TestCompany> {
  const { db } = ctx;
  const [row] = await db
    .insert(company)
    .values({ name: 'Test Clinic', ...facts.company })
    .returning();
  if (!row) throw new Error('no company');
  await db.insert(companyConfiguration).values({ companyId: row.id, ...facts.configuration });
  const person = await makeContact(ctx, row.id, facts.contact);
  return { company: row, ...person };
}

export async function makeContact(ctx: AppContext, companyId: number, facts: CompanyFacts['contact'] = {}) {
  const [person] = await ctx.db
    .insert(contact)
    .values({
      companyId,
      name: 'Ada Admin',
      email: `${randomUUID()}@example.com`,
      passwordHash: await cheapHash(),
      ...facts,
    })
    .returning();
  if (!person) throw new Error('no contact');
  const tokens = await ctx.sessions.open(person.id);
  return { contact: person, tokens, headers: { authorization: `Bearer ${tokens.accessToken}` } };
}

export async function makeDoctor(
  { db }: AppContext,
  companyId: number,
  facts: Partial<typeof doctor.$inferInsert> = {},
) {
  const [row] = await db
    .insert(doctor)
    .values({ companyId, name: 'Dr. Dora', email: `${randomUUID()}@example.com`, status: 'active', ...facts })
    .returning();
  if (!row) throw new Error('no doctor');
  return row;
}
