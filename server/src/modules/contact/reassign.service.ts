import type { ManagedRecords } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { UnitOfWork } from '../../db/unit-of-work';
import { fieldRefusal, refusal } from '../../refusals';
import type { Person } from '../../person';
import { findContactByUuid, type ContactRow } from './contact.repository';
import { countManaged, handOver, lockManager } from './managed.repository';

/** What has a person as its relationship manager. @throws PortalError 'notFound' */
export async function getManaged(
  { db }: AppContext,
  { companyId }: Person,
  uuid: string,
): Promise<ManagedRecords> {
  const found = await findContactByUuid(db, companyId, uuid);
  if (!found) throw refusal('notFound', { record: 'person' });
  return countManaged(db, { companyId, contactId: found.row.id });
}

/**
 * Gives what a person manages to another relationship manager or, where the caller says so, to nobody. The person is held by
 * this transaction.
 * @param to uuid of the next one; null for nobody; undefined when the caller did not say
 * @throws PortalError 'validation' on `reassignTo` when doctors or open cases are theirs and the caller did not say, and when
 * the next one is not another relationship manager of the company.
 */
export async function reassign(
  unit: UnitOfWork,
  who: Person,
  row: ContactRow,
  to: string | null | undefined,
): Promise<void> {
  const { companyId, companyUuid } = who;
  const manager = { companyId, contactId: row.id };
  const { doctors, openCases } = await countManaged(unit.tx, manager);
  if (to === undefined && doctors + openCases > 0)
    throw fieldRefusal({ reassignTo: { code: 'reassignNeeded', values: { doctors, cases: openCases } } });
  const next = typeof to === 'string' ? await lockManager(unit.tx, companyId, to) : null;
  if (typeof to === 'string' && (!next || next.id === row.id))
    throw fieldRefusal({ reassignTo: 'unknownManager' });
  const { open, hasDoctors } = await handOver(unit.tx, manager, {
    toId: next?.id ?? null,
    fromName: row.name,
    toName: next?.name ?? null,
    actorName: who.name,
    note: `${row.name} → ${next?.name ?? '–'}`,
  });
  if (hasDoctors) unit.emit('doctorChanged', { uuid: null, companyId });
  for (const moved of open) unit.emit('caseChanged', { ...moved, companyId, companyUuid });
}
