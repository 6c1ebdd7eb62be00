import { chooseRole, type CompanyStatus, type Role } from '@portal/shared/contract';

/** The signed-in person of a call, with the facts that decide what they may. Read anew for every call. */
export interface Person {
  readonly sessionId: number;
  /** When the access token that they came with is worth nothing any more. */
  readonly tokenExpiresAt: Date;
  readonly contactId: number;
  readonly contactUuid: string;
  readonly name: string;
  readonly isSuperAdmin: boolean;
  readonly isRm: boolean;
  readonly companyId: number;
  readonly companyUuid: string;
  readonly companyStatus: CompanyStatus;
  readonly isDso: boolean;
  readonly returned: boolean;
  readonly areRequestsEnabled: boolean;
  /** Their company wants a second factor of super admins, and they have set up none yet. */
  readonly lacksSecondFactor: boolean;
}

/** The person's role (specification § 6). */
export function roleOf(person: Person): Role {
  return chooseRole(person);
}
