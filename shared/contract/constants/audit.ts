/** What the audit log is about, as its list is filtered: one area for each action. */
export const AUDIT_AREAS = [
  'session',
  'case',
  'plan',
  'order',
  'refinement',
  'request',
  'shipment',
  'doctor',
  'person',
  'company',
  'address',
  'file',
  'chat',
  'audit',
  'other',
] as const;
export type AuditArea = (typeof AUDIT_AREAS)[number];

/** What was done, or tried, in an area. */
export const AUDIT_DEEDS = ['view', 'export', 'add', 'change', 'remove'] as const;
export type AuditDeed = (typeof AUDIT_DEEDS)[number];

/**
 * Who did it: a person of a company, one of the provider's people, the portal by itself, whoever had a signed address that
 * was made for somebody, or nobody known.
 */
export const AUDIT_ACTORS = ['person', 'provider', 'portal', 'link', 'nobody'] as const;
export type AuditActorType = (typeof AUDIT_ACTORS)[number];

export const AUDIT_OUTCOMES = ['done', 'refused'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];
