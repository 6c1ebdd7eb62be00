import type { Doctor, DoctorChange, NewDoctor } from '@portal/shared/contract';

/** The states of an account between which the form of a doctor changes it. */
export const EDITED_STATUSES = ['active', 'restricted'] as const;
type EditedStatus = (typeof EDITED_STATUSES)[number];

export function editedStatusOf({ status }: Pick<Doctor, 'status'>): EditedStatus | undefined {
  return EDITED_STATUSES.find((one) => one === status);
}

/** What the dialogs that add and edit a doctor hold. */
export interface DoctorValues {
  readonly name: string;
  readonly email: string;
  readonly externalDoctorId?: string | undefined;
  readonly locationCountryId?: number | null | undefined;
  /** Not in the form where the company has no relationship managers. */
  readonly assignedRmUuid?: string | null | undefined;
  /** Of a doctor who has accepted and is not blocked; blocking asks about open cases and has a dialog of its own. */
  readonly status?: EditedStatus | undefined;
  /** Of a new doctor. */
  readonly invite?: boolean;
}

export function toDoctorValues(doctor: Doctor): DoctorValues {
  return {
    name: doctor.name,
    email: doctor.email,
    externalDoctorId: doctor.externalDoctorId ?? '',
    locationCountryId: doctor.locationCountryId,
    assignedRmUuid: doctor.assignedRm?.uuid ?? null,
    status: editedStatusOf(doctor),
  };
}

/** Whether the address can still be corrected: it is that of the account once somebody has accepted. */
export function canChangeEmail({ status }: Pick<Doctor, 'status'>): boolean {
  return status === 'invited';
}

export function toNewDoctor({ name, email, invite = true, ...values }: DoctorValues): NewDoctor {
  return { name, email, ...optionalFields(values), invite };
}

/** What was left empty is taken away; what the form does not offer is not said. */
export function toDoctorChange(
  doctor: Doctor,
  { name, email, status, ...values }: DoctorValues,
): DoctorChange {
  return {
    name,
    ...(canChangeEmail(doctor) && { email }),
    ...(status !== undefined && status !== doctor.status && { status }),
    ...optionalFields(values),
    version: doctor.version,
  };
}

type OptionalFields = Pick<DoctorValues, 'externalDoctorId' | 'locationCountryId' | 'assignedRmUuid'>;

/** A choice that was cleared is there as undefined; the manager alone may be no field of the form. */
function optionalFields(values: OptionalFields) {
  return {
    externalDoctorId: values.externalDoctorId || null,
    locationCountryId: values.locationCountryId ?? null,
    ...('assignedRmUuid' in values && { assignedRmUuid: values.assignedRmUuid ?? null }),
  };
}
