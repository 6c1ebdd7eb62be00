import { and, eq, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client';
import { contact, country, doctor } from '../../db/schema';
import { isUuid } from '../../uuid';
import { inCompany } from './doctor.repository';

/** Fields of a doctor as somebody wrote them; what is undefined is not touched. */
export interface DoctorInput {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly externalDoctorId?: string | null | undefined;
  readonly locationCountryId?: number | null | undefined;
  readonly assignedRmUuid?: string | null | undefined;
}

/**
 * What decides about the fields of doctors: which of the emails and external ids, as they were asked, another doctor of the
 * organisation has. Accounts do not count: doctors have none, and other companies' would be told of.
 */
export interface DoctorFacts {
  readonly doctorEmails: ReadonlySet<string>;
  readonly externalIds: ReadonlySet<string>;
  readonly countries: ReadonlySet<number>;
  /** Internal ids of the company's relationship managers, by uuid. */
  readonly managers: ReadonlyMap<string, number>;
}

export interface FactsAbout {
  readonly companyId: number;
  /** A doctor whose own email and external id are not in their way. */
  readonly exceptId?: number;
}

/**
 * Looks up what is known about the fields of some doctors, with one question for each kind. Relationship managers stay such
 * until the transaction ends.
 */
export async function readDoctorFacts(
  tx: Db,
  { companyId, exceptId }: FactsAbout,
  inputs: readonly DoctorInput[],
): Promise<DoctorFacts> {
  const emails = textsOf(inputs.map(({ email }) => email));
  const externalIds = textsOf(inputs.map(({ externalDoctorId }) => externalDoctorId));
  const others = and(inCompany(companyId), exceptId === undefined ? undefined : ne(doctor.id, exceptId));
  const among = (column: AnyPgColumn) =>
    tx
      .select({ id: doctor.id })
      .from(doctor)
      .where(and(others, isAsked(column)));
  return {
    doctorEmails: await findTaken(tx, emails, among(doctor.email)),
    externalIds: await findTaken(tx, externalIds, among(doctor.externalDoctorId)),
    countries: await findCountries(tx, inputs),
    managers: await findManagers(tx, companyId, inputs),
  };
}

function textsOf(texts: readonly (string | null | undefined)[]): string[] {
  return [...new Set(texts.flatMap((text) => text?.trim() || []))];
}

/** Case is folded by the database alone, so that both sides are folded alike. */
const isAsked = (column: AnyPgColumn): SQL => sql`lower(${column}) = lower(asked)`;

/** Those of the texts that a record has, as they were asked. */
async function findTaken(tx: Db, texts: readonly string[], by: SQLWrapper): Promise<Set<string>> {
  if (texts.length === 0) return new Set();
  const { rows } = await tx.execute<{ asked: string }>(
    sql`select asked from unnest(${sql.param(texts)}::text[]) as asked where exists ${by}`,
  );
  return new Set(rows.map(({ asked }) => asked));
}

async function findCountries(tx: Db, inputs: readonly DoctorInput[]): Promise<Set<number>> {
  const asked = [...new Set(inputs.flatMap(({ locationCountryId }) => locationCountryId ?? []))];
  if (asked.length === 0) return new Set();
  const rows = await tx
    .select({ id: country.id })
    .from(country)
    .where(sql`${country.id} = any(${sql.param(asked)}::bigint[])`);
  return new Set(rows.map(({ id }) => id));
}

async function findManagers(
  tx: Db,
  companyId: number,
  inputs: readonly DoctorInput[],
): Promise<Map<string, number>> {
  const asked = [...new Set(inputs.flatMap(({ assignedRmUuid }) => assignedRmUuid ?? []))].filter(isUuid);
  if (asked.length === 0) return new Map();
  const rows = await tx
    .select({ uuid: contact.uuid, id: contact.id })
    .from(contact)
    .where(
      and(
        eq(contact.companyId, companyId),
        eq(contact.role, 'RM'),
        sql`${contact.uuid} = any(${sql.param(asked)}::uuid[])`,
      ),
    )
    .for('share');
  return new Map(rows.map(({ uuid, id }) => [uuid, id]));
}
