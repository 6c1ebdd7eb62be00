import type { Doctor, List, ListQuery } from '@portal/shared/contract';
import type { PortalError } from '@portal/shared/errors';
import type { AppContext } from '../../app-context';
import type { Db } from '../../db/client';
import type { UnitOfWork } from '../../db/unit-of-work';
import { readListQuery, toList } from '../../lists/list-query';
import { refusal } from '../../refusals';
import type { Person } from '../../person';
import { DOCTOR_LIST } from './doctor-list-fields';
import { toDoctor } from './doctor.mapper';
import { findDoctor, listDoctors, lockDoctor, type DoctorRow } from './doctor.repository';
import { countDoctorCases, NO_CASES } from './record/case-counts.repository';

/**
 * The organisation's doctors, by default all of them on one page (DR-01).
 * @throws PortalError 'unknownFilterKey' or 'badRequest' for a filter or order outside the white list (AP-13).
 */
export async function getDoctorList(
  { db }: AppContext,
  { companyId }: Person,
  query: ListQuery & { getStatistics?: boolean },
): Promise<List<Doctor>> {
  const list = readListQuery(query, DOCTOR_LIST);
  const { records, total } = await listDoctors(db, companyId, list);
  if (!query.getStatistics)
    return toList(
      records.map((record) => toDoctor(record)),
      total,
      list,
    );
  const ids = records.map(({ row }) => row.id);
  const counts = await countDoctorCases(db, companyId, ids);
  const doctors = records.map((record) => toDoctor(record, counts.get(record.row.id) ?? NO_CASES));
  return toList(doctors, total, list);
}

/** @throws PortalError 'notFound' */
export async function getDoctor({ db }: AppContext, { companyId }: Person, uuid: string): Promise<Doctor> {
  const record = await findDoctor(db, companyId, uuid);
  if (!record) throw noSuchDoctor();
  return toDoctor(record);
}

/**
 * The internal id of a doctor whom the organisation has.
 * @throws PortalError 'notFound'
 */
export async function requireDoctorId(db: Db, { companyId }: Person, uuid: string): Promise<number> {
  const record = await findDoctor(db, companyId, uuid);
  if (!record) throw noSuchDoctor();
  return record.row.id;
}

/**
 * A doctor, held until the transaction ends.
 * @throws PortalError 'notFound'
 */
export async function requireLocked(tx: Db, { companyId }: Person, uuid: string): Promise<DoctorRow> {
  const row = await lockDoctor(tx, companyId, uuid);
  if (!row) throw noSuchDoctor();
  return row;
}

/** Tells after the commit that a doctor of the organisation is not what they were; without a uuid, that several are not. */
export function tellDoctorChanged(unit: UnitOfWork, companyId: number, uuid: string | null): void {
  unit.emit('doctorChanged', { uuid, companyId });
}

export function noSuchDoctor(): PortalError {
  return refusal('notFound', { record: 'doctor' });
}
