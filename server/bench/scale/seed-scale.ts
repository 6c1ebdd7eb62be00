import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from '../../src/db/client';
import { migratePostgres } from '../../src/db/migrate-postgres';
import { company, companyConfiguration, contact, doctor } from '../../src/db/schema';
import { DEMO_PASSWORD } from '../../src/demo/demo-logins';
import { doctorNameIn, nameIn } from '../../src/demo/make/names';
import { Prng } from '../../src/demo/prng';
import { hashPassword } from '../../src/modules/auth/password/passwords';
import { makeScaleCase, type ScaleCase, type ScalePlace } from './scale-cases';
import { SCALE_SHAPES, scaleLogin, type ScaleCompany, type ScaleShape } from './scale-companies';

export interface ScaleOptions {
  readonly cases: number;
  readonly shape: ScaleShape;
  /** The same number gives the same data. */
  readonly seed: number;
  readonly report: (text: string) => void;
}

/** Another number than the demo's: with the same one the companies of both would have the same uuids, in one database. */
export const SCALE_SEED = 7;
const ROWS = 5_000;

/**
 * Adds a large, realistic data set for benchmarks: companies, doctors, relationship managers and cases, without histories,
 * plans and files. Everything in one transaction, so a run that is broken off leaves nothing behind.
 */
export async function seedScale(databaseUrl: string, options: ScaleOptions): Promise<void> {
  await migratePostgres(databaseUrl);
  // A connection of its own: nothing of this is done within the time that a call may take.
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'portal scale data' });
  await client.connect();
  try {
    const db: Db = drizzle(client);
    await db.transaction((tx) => seedScaleRows(tx, options));
    options.report('analysing');
    await db.execute(sql`vacuum (analyze, freeze)`);
  } finally {
    await client.end();
  }
}

/** The rows alone, within a transaction. */
export async function seedScaleRows(tx: Db, { cases, shape, seed, report }: ScaleOptions): Promise<void> {
  const prng = new Prng(seed);
  const places: ScalePlace[] = [];
  for (const next of SCALE_SHAPES[shape]) places.push(await seedCompany(tx, next, prng));
  const indexes = await dropIndexes(tx);
  for (let at = 0; at < cases; at += ROWS) {
    await insertCases(tx, makeCases(places, { from: at, to: Math.min(cases, at + ROWS), of: cases }, prng));
    if ((at / ROWS) % 20 === 0) report(`${at} of ${cases} cases`);
  }
  report(`building ${indexes.length} indexes`);
  await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
  for (const definition of indexes) await tx.execute(sql.raw(definition));
}

interface Part {
  readonly from: number;
  readonly to: number;
  readonly of: number;
}

/** Cases in the order of their creation, as a portal's are. */
function makeCases(places: readonly ScalePlace[], { from, to, of }: Part, prng: Prng): ScaleCase[] {
  return Array.from({ length: to - from }, (_, index) => {
    const age = 1 - (from + index) / of;
    return makeScaleCase(placeAt(places, prng.next()), age, prng);
  });
}

function placeAt(places: readonly ScalePlace[], point: number): ScalePlace {
  let sum = 0;
  for (const place of places) {
    sum += place.company.share;
    if (point < sum) return place;
  }
  return places[0] as ScalePlace;
}

async function seedCompany(tx: Db, made: ScaleCompany, prng: Prng): Promise<ScalePlace> {
  const [row] = await tx
    .insert(company)
    .values({ uuid: prng.uuid(), name: made.name, isDso: made.isDso })
    .returning({ id: company.id });
  if (!row) throw new Error('a company was not inserted');
  const companyId = row.id;
  await tx.insert(companyConfiguration).values({
    companyId,
    workflow: made.workflow,
    areRequestsEnabled: true,
    isPackageTypeEnabled: true,
    isPatientTypeAllowed: true,
    allowRmRole: true,
    dentalNotation: 'fdi',
  });
  await tx.insert(contact).values({
    uuid: prng.uuid(),
    companyId,
    name: nameIn(prng, 'en'),
    email: scaleLogin(made.key),
    passwordHash: await hashPassword(DEMO_PASSWORD),
    isSuperAdmin: true,
  });
  const managerIds = await seedManagers(tx, made, companyId, prng);
  return {
    company: made,
    companyId,
    managerIds,
    doctorIds: await seedDoctors(tx, { made, companyId, managerIds }, prng),
  };
}

async function seedManagers(
  tx: Db,
  { key, managers, locales }: ScaleCompany,
  companyId: number,
  prng: Prng,
): Promise<number[]> {
  const values = Array.from({ length: managers }, (_, index) => ({
    uuid: prng.uuid(),
    companyId,
    name: nameIn(prng, prng.pick(locales)),
    email: `rm${index + 1}@${key}.scale.example`,
    role: 'RM' as const,
  }));
  return (await tx.insert(contact).values(values).returning({ id: contact.id })).map(({ id }) => id);
}

interface DoctorsOf {
  readonly made: ScaleCompany;
  readonly companyId: number;
  readonly managerIds: readonly number[];
}

async function seedDoctors(
  tx: Db,
  { made, companyId, managerIds }: DoctorsOf,
  prng: Prng,
): Promise<number[]> {
  if (made.doctors === 0) return [];
  const values = Array.from({ length: made.doctors }, (_, index) => ({
    uuid: prng.uuid(),
    companyId,
    name: doctorNameIn(prng, prng.pick(made.locales)),
    email: `doctor${index + 1}@${made.key}.scale.example`,
    status: prng.pick(['active', 'active', 'active', 'invited', 'blocked', 'restricted'] as const),
    assignedRmId: prng.pick(managerIds),
  }));
  return (await tx.insert(doctor).values(values).returning({ id: doctor.id })).map(({ id }) => id);
}

/** Building an index of a million rows at the end takes a fraction of keeping it while they come. */
async function dropIndexes(tx: Db): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
    select i.indexname as name, i.indexdef as definition from pg_indexes i
    where i.schemaname = 'public' and i.tablename = 'case'
      and not exists (select from pg_constraint c where c.conname = i.indexname)`);
  for (const { name } of rows) await tx.execute(sql`drop index ${sql.identifier(name)}`);
  return rows.map(({ definition }) => definition);
}

/** One parameter for any number of rows: PostgreSQL takes 65,535 at most. */
async function insertCases(tx: Db, cases: readonly ScaleCase[]): Promise<void> {
  const rows = cases.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value])),
  );
  const columns = sql.join(
    Object.keys(rows[0] ?? {}).map((name) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`
    insert into "case" (${columns})
    select ${columns} from jsonb_populate_recordset(null::"case", ${JSON.stringify(rows)}::jsonb)`);
}

/** The column of a field: patient_name for patientName. */
function columnOf(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
