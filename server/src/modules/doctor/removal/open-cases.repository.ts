import type { CaseSide, CaseStatus } from '@portal/shared/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';
import { address, caseHistory, contact, dentalCase, shipment } from '../../../db/schema';
import { isOpenCase } from '../record/case-counts.repository';

/** What other tabs are told of a case that went to another doctor. */
export interface MovedCase {
  readonly uuid: string;
  readonly identifier: string;
  readonly status: CaseStatus;
  readonly version: number;
  readonly side: CaseSide;
}

const openCasesOf = (companyId: number, doctorId: number) =>
  and(eq(dentalCase.companyId, companyId), eq(dentalCase.doctorId, doctorId), isOpenCase);

/** The ids of a doctor's open cases, held until the transaction ends. */
export async function lockOpenCases(tx: Db, companyId: number, doctorId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: dentalCase.id })
    .from(dentalCase)
    .where(openCasesOf(companyId, doctorId))
    .orderBy(asc(dentalCase.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** The oldest of a doctor's open cases, as records name them. */
export async function listOpenCases(db: Db, companyId: number, doctorId: number, limit: number) {
  return db
    .select({
      uuid: dentalCase.uuid,
      identifier: dentalCase.identifier,
      patientName: dentalCase.patientName,
    })
    .from(dentalCase)
    .where(openCasesOf(companyId, doctorId))
    .orderBy(asc(dentalCase.id))
    .limit(limit);
}

/** Gives cases to a doctor, and to whom manages that one. It counts as a version: forms of the cases name the doctor. */
export async function moveCases(
  tx: Db,
  caseIds: readonly number[],
  to: { readonly id: number; readonly assignedRmId: number | null },
): Promise<MovedCase[]> {
  const { uuid, identifier, status, version, side } = dentalCase;
  return tx
    .update(dentalCase)
    .set({
      doctorId: to.id,
      assignedRmId: to.assignedRmId,
      updatedAt: new Date(),
      version: sql`${dentalCase.version} + 1`,
    })
    .where(isOneOf(caseIds))
    .returning({ uuid, identifier, status, version, side });
}

/**
 * Gives cases to a relationship manager, with an entry in the history of each; answers those that went.
 * They stay the version that they are: nothing of what their forms hold has changed.
 */
export async function manageCases(
  tx: Db,
  caseIds: readonly number[],
  to: { readonly id: number | null; readonly name: string | null },
  actorName: string,
): Promise<MovedCase[]> {
  const { uuid, identifier, status, version, side } = dentalCase;
  const moved = and(isOneOf(caseIds), sql`${dentalCase.assignedRmId} is distinct from ${to.id}::bigint`);
  await tx.execute(sql`
    insert into ${caseHistory} ("case_id", "action", "actor", "actor_name", "note")
    select ${dentalCase.id}, 'changed', 'client', ${actorName}::text,
      concat(coalesce(${contact.name}, '–'), ' → ', ${to.name ?? '–'}::text)
    from ${dentalCase} left join ${contact} on ${eq(contact.id, dentalCase.assignedRmId)}
    where ${moved} order by ${dentalCase.id}
  `);
  return tx
    .update(dentalCase)
    .set({ assignedRmId: to.id })
    .where(moved)
    .returning({ uuid, identifier, status, version, side });
}

/** Writes into the history of each case to whom it went. */
export async function recordHandover(
  tx: Db,
  caseIds: readonly number[],
  { actorName, note }: { readonly actorName: string; readonly note: string },
): Promise<void> {
  await tx.execute(sql`
    insert into ${caseHistory} ("case_id", "action", "actor", "actor_name", "note")
    select ${dentalCase.id}, 'changed', 'client', ${actorName}::text, ${note}::text from ${dentalCase}
    where ${isOneOf(caseIds)} order by ${dentalCase.id}
  `);
}

// One parameter however many there are.
const isOneOf = (ids: readonly number[]) => sql`${dentalCase.id} = any(${sql.param([...ids])}::bigint[])`;

/** The internal ids of a doctor's addresses. */
export async function listAddressIds(tx: Db, companyId: number, doctorId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: address.id })
    .from(address)
    .where(and(eq(address.companyId, companyId), eq(address.doctorId, doctorId)))
    .orderBy(asc(address.id));
  return rows.map(({ id }) => id);
}

export async function deleteAddressesOf(tx: Db, companyId: number, doctorId: number): Promise<void> {
  await tx.delete(address).where(and(eq(address.companyId, companyId), eq(address.doctorId, doctorId)));
}

/** Parcels that are booked to go to one of the addresses and that the courier has not taken yet. */
export async function countOpenShipments(
  db: Db,
  companyId: number,
  addressIds: readonly number[],
): Promise<number> {
  if (addressIds.length === 0) return 0;
  const where = and(
    eq(shipment.companyId, companyId),
    eq(shipment.status, 'PENDING'),
    inArray(shipment.shipToAddressId, [...addressIds]),
  );
  return db.$count(shipment, where);
}
