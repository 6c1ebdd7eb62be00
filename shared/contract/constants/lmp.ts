/** Styles in which the patient's name is marked (specification § 9). */
export const PATIENT_NAME_STYLES = ['FIRST NAME', 'LAST NAME', 'FULL NAME'] as const;
export type PatientNameStyle = (typeof PATIENT_NAME_STYLES)[number];
/** Trim lines that the production preferences offer. */
export const LMP_TRIM_LINES = ['Straight Cut', 'Scalloped', 'Other'] as const;
export type LmpTrimLine = (typeof LMP_TRIM_LINES)[number];

/** Keys of the laser marking preferences; each is changed by itself (CO-24). */
export const LMP_KEYS = [
  'logoFlag',
  'logoFile',
  'companyName',
  'companyNameFlag',
  'patientNameFlag',
  'patientNameStyle',
  'archFlag',
  'stepNumberFlag',
  'trimLine',
] as const;
export type LmpKey = (typeof LMP_KEYS)[number];
