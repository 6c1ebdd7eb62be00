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

/** Whether a role belongs to an access group; nobody without a role does. */
export function hasAccess(role: Role | null, group: AccessGroup): boolean {
  const roles: readonly Role[] = ACCESS_GROUPS[group];
  return role !== null && roles.includes(role);
}
