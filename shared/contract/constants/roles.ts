/** Roles a signed-in person can have (specification § 6). `admin` is reserved for the provider's own staff. */
export const ROLES = [
  'admin',
  'customer',
  'customerWithRequest',
  'doctorCases',
  'disableRequestAndDoctor',
] as const;
export type Role = (typeof ROLES)[number];

/** Access groups that navigation entries and routes name, and the roles in each (specification § 6). */
export const ACCESS_GROUPS = {
  customer: ['admin', 'customer', 'doctorCases', 'customerWithRequest', 'disableRequestAndDoctor'],
  doctorCases: ['admin', 'customer', 'doctorCases'],
  customerWithRequest: ['admin', 'customer', 'customerWithRequest'],
  onlyGuest: [],
} as const satisfies Record<string, readonly Role[]>;
export type AccessGroup = keyof typeof ACCESS_GROUPS;

/** What the choice of a role is made from. */
export interface RoleFacts {
  readonly isDso: boolean;
  readonly areRequestsEnabled: boolean;
  /** The flag the client's specification calls "returned"; set for companies that submit doctors' cases without being a DSO. */
  readonly returned: boolean;
}

/** The role of a person, chosen from the company they signed in for (specification § 6, SH-22). */
export function chooseRole({ isDso, areRequestsEnabled, returned }: RoleFacts): Role {
  if (isDso) return areRequestsEnabled ? 'customer' : 'customerWithRequest';
  return returned ? 'doctorCases' : 'disableRequestAndDoctor';
}

/**
 * Whether doctors' cases are somebody's to work on: any DSO's, and those of the group doctorCases. For a DSO without requests § 6 hides
 * the menu entry alone; its doctors' cases wait for it all the same.
 */
export function hasDoctorSide({
  role,
  isDso,
}: {
  readonly role: Role | null;
  readonly isDso: boolean;
}): boolean {
  return role !== null && (isDso || hasAccess(role, 'doctorCases'));
}

/** Whether a role belongs to an access group; nobody without a role does. */
export function hasAccess(role: Role | null, group: AccessGroup): boolean {
  const roles: readonly Role[] = ACCESS_GROUPS[group];
  return role !== null && roles.includes(role);
}
