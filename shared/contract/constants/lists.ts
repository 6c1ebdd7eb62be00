/** How high the rows of a list are. */
export const LIST_DENSITIES = ['comfortable', 'compact'] as const;
export type ListDensity = (typeof LIST_DENSITIES)[number];

/**
 * A header that the calls of lists read like a further query string: for values that may name a patient, as addresses are kept by
 * proxies and browsers. The answer's `Vary` names it when it was read.
 */
export const PRIVATE_QUERY = 'portal-query';

/** The columns that an export of cases can have, by the keys that the lists' columns have. */
export const CASE_CSV_KEYS = [
  'identifier',
  'patientName',
  'clientReferenceId',
  'productId',
  'status',
  'turn',
  'rejectReason',
  'doctor',
  'doctorEmail',
  'assignedRm',
  'impressionType',
  'packageType',
  'patientType',
  'arch',
  'hasRefinements',
  'withTs',
  'createdAt',
  'submittedAt',
  'dueOn',
  'appointmentOn',
  'slack',
] as const;
export type CaseCsvKey = (typeof CASE_CSV_KEYS)[number];
