import type { AppContext } from '../app-context';
import { hashPassword } from '../modules/auth/password/passwords';
import { insertSetting, readSetting, SEEDED_AT } from '../modules/setting/setting.repository';
import { DEMO_COMPANIES } from './companies';
import { DEMO_PASSWORD, writeDemoLogins } from './demo-logins';
import { Prng } from './prng';
import { seedAddresses } from './seed-addresses';
import { seedCases } from './seed-cases';
import { seedChatFiles } from './seed-chat-files';
import { seedCompanies, type SeededCompany } from './seed-companies';
import { seedDoctors } from './seed-doctors';
import { makeDemoFiles, storeDemoFiles, type StoredFile } from './seed-files';

export interface SeedOptions {
  /** The same number gives the same data, at times counted back from now. */
  readonly seed: number;
  /** Size of the smallest scan; the others have one and a half times and twice as many triangles. */
  readonly triangles: number;
}

export const DEMO_SEED = 2026;
const DEFAULTS: SeedOptions = { seed: DEMO_SEED, triangles: 100_000 };

/**
 * Fills a new installation with the demo data, once: companies, people, cases with everything that belongs to them, and
 * the records as real files. All rows are written in one transaction, so a start that is broken off begins again.
 */
export async function seedDemo(ctx: AppContext, options: Partial<SeedOptions> = {}): Promise<void> {
  await writeDemoLogins(ctx.config.filesDir);
  if ((await readSetting(ctx.db, SEEDED_AT)) !== null) return;
  const { seed, triangles } = { ...DEFAULTS, ...options };
  const startedAt = new Date();
  ctx.log.info('making the demo data');
  const prng = new Prng(seed);
  const companyUuids = DEMO_COMPANIES.map(() => prng.uuid());
  const files = await storeFiles(ctx, companyUuids, { seed, triangles });
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await ctx.transact(async ({ tx }) => {
    const companies: SeededCompany[] = await seedCompanies(tx, {
      companyUuids,
      passwordHash,
      now: startedAt,
      prng,
    });
    await seedAddresses(tx, companies, startedAt);
    await seedCases(tx, { companies, files, now: startedAt, prng });
    await seedChatFiles(tx, ctx, companies, files);
    await seedDoctors(tx, companies, { seed, now: startedAt });
    await insertSetting(tx, SEEDED_AT, startedAt.toISOString());
  });
  ctx.log.info({ ms: Date.now() - startedAt.getTime() }, 'the demo data is there');
}

/** The first company gets every file; for the others the smaller scan of each jaw is enough. */
async function storeFiles(
  ctx: AppContext,
  companyUuids: readonly string[],
  { seed, triangles }: SeedOptions,
): Promise<Map<string, StoredFile[]>> {
  const all = await makeDemoFiles(seed, triangles);
  const few = all.filter(({ name }) => name !== 'upper-arch-fine.stl');
  const stored = new Map<string, StoredFile[]>();
  for (const [index, uuid] of companyUuids.entries()) {
    if (DEMO_COMPANIES[index]?.cases)
      stored.set(uuid, await storeDemoFiles(ctx.storage, uuid, index === 0 ? all : few));
  }
  return stored;
}
