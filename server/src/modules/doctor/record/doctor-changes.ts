import type { DoctorHistoryAction, DoctorHistoryEntry, DoctorStatus } from '@portal/shared/contract';
import type { DoctorRecord } from '../doctor.repository';

type Changes = DoctorHistoryEntry['changes'];

/** What the history says of a change of a doctor: one entry for the account, one for everything else. */
export function changesBetween(
  before: DoctorRecord,
  after: DoctorRecord,
): { action: DoctorHistoryAction; changes: Changes }[] {
  const values = { before: valuesOf(before), after: valuesOf(after) };
  const changes = Object.keys(values.before)
    .map((key) => key as keyof typeof values.before)
    .filter((field) => values.before[field] !== values.after[field])
    .map((field) => ({ field, from: values.before[field], to: values.after[field] }));
  const action = before.row.status === after.row.status ? undefined : ACTIONS[after.row.status];
  return [
    ...(changes.length > 0 ? [{ action: 'changed' as const, changes }] : []),
    ...(action ? [{ action, changes: [] }] : []),
  ];
}

const ACTIONS: Partial<Record<DoctorStatus, DoctorHistoryAction>> = {
  active: 'activated',
  blocked: 'blocked',
  restricted: 'restricted',
};

function valuesOf({ row, countryCode, assignedRm }: DoctorRecord) {
  const { name, email, externalDoctorId } = row;
  return { name, email, externalDoctorId, country: countryCode, assignedRm: assignedRm?.name ?? null };
}
