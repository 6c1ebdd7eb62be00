import { TERMINAL_CASE_STATUSES, type ManagedRecords } from '@portal/shared/contract';
import { and, count, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { caseHistory, contact, dentalCase, doctor, doctorHistory } from '../../db/schema';

/** Whose doctors and cases: a relationship manager of a company. */
export interface Manager {
  readonly companyId: number;
  readonly contactId: number;
}

const casesOf = ({ companyId, contactId }: Manager) =>
  and(eq(dentalCase.companyId, companyId), eq(dentalCase.assignedRmId, contactId));
const doctorsOf = ({ companyId, contactId }: Manager) =>
  and(eq(doctor.companyId, companyId), eq(doctor.assignedRmId, contactId));
const isOpen = notInArray(dentalCase.status, [...TERMINAL_CASE_STATUSES]);

/** Doctors who were removed from the organisation do not count. */
export async function countManaged(db: Db, manager: Manager): Promise<ManagedRecords> {
  const [cases] = await db
    .select({ cases: count(), openCases: sql<number>`(count(*) filter (where ${isOpen}))::int` })
    .from(dentalCase)
    .where(casesOf(manager));
  const doctors = await db.$count(doctor, and(doctorsOf(manager), isNull(doctor.removedAt)));
  return { doctors, openCases: cases?.openCases ?? 0, cases: cases?.cases ?? 0 };
}

/** A relationship manager, held as such until the transaction ends. */
export async function lockManager(
  tx: Db,
  companyId: number,
  uuid: string,
): Promise<{ id: number; name: string } | null> {
  const [row] = await tx
    .select({ id: contact.id, name: contact.name })
    .from(contact)
    .where(and(eq(contact.uuid, uuid), eq(contact.companyId, companyId), eq(contact.role, 'RM')))
    .for('share');
  return row ?? null;
}

export interface Handover {
  /** The next manager; null for nobody. */
  readonly toId: number | null;
  readonly fromName: string;
  readonly toName: string | null;
  readonly actorName: string;
  /** For the history of the cases. */
  readonly note: string;
}

/**
 * Gives a manager's doctors and cases to the next one, with an entry in the history of each; answers the open cases, and
 * whether doctors went.
 * The cases stay the version that they are: nothing of what their forms hold has changed.
 */
export async function handOver(tx: Db, manager: Manager, handover: Handover) {
  const { toId, fromName, toName, actorName, note } = handover;
  const doctors = await tx
    .update(doctor)
    .set({ assignedRmId: toId, version: sql`${doctor.version} + 1` })
    .where(doctorsOf(manager))
    .returning({ doctorId: doctor.id });
  const changes = [{ field: 'assignedRm' as const, from: fromName, to: toName }];
  const entry = { companyId: manager.companyId, action: 'changed', actorName, changes } as const;
  if (doctors.length > 0)
    await tx.insert(doctorHistory).values(doctors.map((row) => ({ ...row, ...entry, changes })));
  const moved = casesOf(manager);
  await tx.execute(sql`
    insert into ${caseHistory} ("case_id", "action", "actor", "actor_name", "note")
    select ${dentalCase.id}, 'changed', 'client', ${actorName}::text, ${note}::text from ${dentalCase} where ${moved}
  `);
  const open = await tx
    .select({
      uuid: dentalCase.uuid,
      identifier: dentalCase.identifier,
      status: dentalCase.status,
      version: dentalCase.version,
      side: dentalCase.side,
    })
    .from(dentalCase)
    .where(and(moved, isOpen));
  await tx.update(dentalCase).set({ assignedRmId: toId }).where(moved);
  return { open, hasDoctors: doctors.length > 0 };
}
