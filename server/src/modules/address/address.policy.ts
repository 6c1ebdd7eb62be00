import type { CallPolicy } from '../../plugins/authorise';

/**
 * Everybody of a company reads its addresses; super admins change them, as theirs is the page of addresses. Specification
 * § 6 keeps relationship managers from contacts and doctors only, so one who is a super admin may.
 */
export const addressPolicy = { read: {}, change: {} } as const satisfies Record<string, CallPolicy>;
