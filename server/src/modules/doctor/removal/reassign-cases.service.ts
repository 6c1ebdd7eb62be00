import type { UnitOfWork } from '../../../db/unit-of-work';
import { fieldRefusal } from '../../../refusals';
import type { Person } from '../../../person';
import { lockCompany } from '../../company/company.repository';
import { lockConfiguration } from '../../configuration/configuration.repository';
import { readdressShipments } from '../../shipment/readdress.service';
import { findDestination } from '../../shipment/ship-to.repository';
import { lockDoctor, type DoctorRow } from '../doctor.repository';
import { requireDoctorId, requireLocked } from '../doctor.service';
import { writeDoctorHistory, type NewDoctorEntry } from '../record/doctor-history.repository';
import { listAddressIds, lockOpenCases, moveCases, recordHandover } from './open-cases.repository';

/** A doctor and the cases on which somebody still works, held until the transaction ends. */
export interface LockedPractice {
  readonly row: DoctorRow;
  readonly openCases: readonly number[];
}

/**
 * Holds a doctor with their open cases. Cases come first, as whoever submits one holds it before its doctor; those that were
 * begun in between are found when the doctor is held.
 * @throws PortalError 'notFound'
 */
export async function lockPractice({ tx }: UnitOfWork, who: Person, uuid: string): Promise<LockedPractice> {
  const { companyId } = who;
  await lockCompany(tx, companyId);
  const doctorId = await requireDoctorId(tx, who, uuid);
  await lockOpenCases(tx, companyId, doctorId);
  const row = await requireLocked(tx, who, uuid);
  return { row, openCases: await lockOpenCases(tx, companyId, doctorId) };
}

/**
 * The doctor to whom cases go.
 * @throws PortalError 'validation' unless it is another one of the organisation, who may get new cases.
 */
export async function lockSuccessor(
  { tx }: UnitOfWork,
  { companyId }: Person,
  from: DoctorRow,
  uuid: string,
): Promise<DoctorRow> {
  const found = await lockDoctor(tx, companyId, uuid);
  if (!found || found.id === from.id) throw fieldRefusal({ reassignTo: 'unknownDoctor' });
  if (found.status === 'blocked' || found.status === 'restricted')
    throw fieldRefusal({ reassignTo: 'doctorUnavailable' });
  return found;
}

/**
 * Gives a doctor's open cases to another one or, where there is none, leaves them to the organisation under the name they
 * have. Parcels to the doctor that nobody has taken yet go to where those of the new one go; where the doctor stays, only those
 * in which nothing of what stays with them is.
 * @throws PortalError 'validation' on `reassignTo` where the doctor goes and parcels to them have no other address.
 */
export async function reassignCases(
  unit: UnitOfWork,
  who: Person,
  { row, openCases }: LockedPractice,
  to: DoctorRow | null,
  doctor: 'goes' | 'stays',
): Promise<void> {
  const { tx } = unit;
  const { companyId, companyUuid, name: actorName } = who;
  if (openCases.length > 0) {
    const moved = to ? await moveCases(tx, openCases, to) : [];
    await recordHandover(tx, openCases, { actorName, note: `${row.name} → ${to?.name ?? '–'}` });
    for (const change of moved) unit.emit('caseChanged', { ...change, companyId, companyUuid });
    await writeDoctorHistory(tx, handoverEntries(who, row, to, openCases.length));
  }
  // Whoever books a parcel holds its case first, and then the configuration too.
  await lockConfiguration(tx, companyId);
  const destination = await findDestination(tx, { companyId, doctorId: to?.id ?? null });
  const onlyCases = doctor === 'stays' ? openCases : undefined;
  let left = 0;
  for (const addressId of await listAddressIds(tx, companyId, row.id))
    left += await readdressShipments(unit, who, addressId, destination, onlyCases);
  // With the doctor go their addresses: nothing could redirect these parcels any more.
  if (doctor === 'goes' && left > 0)
    throw fieldRefusal({ reassignTo: { code: 'noAddressLeft', values: { shipments: left } } });
}

function handoverEntries(
  { companyId, name: actorName }: Person,
  from: DoctorRow,
  to: DoctorRow | null,
  count: number,
): NewDoctorEntry[] {
  const cases = { field: 'cases', from: null, to: String(count) } as const;
  const left = { field: 'doctor', from: from.name, to: to?.name ?? null } as const;
  const entry = { companyId, actorName, changes: [left, cases] };
  return [
    { ...entry, doctorId: from.id, action: 'casesReassigned' },
    ...(to ? [{ ...entry, doctorId: to.id, action: 'casesReceived' } as const] : []),
  ];
}
