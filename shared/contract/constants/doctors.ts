export const DOCTOR_STATUSES = ['active', 'invited', 'blocked', 'restricted'] as const;
export type DoctorStatus = (typeof DOCTOR_STATUSES)[number];
