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
  /** Set while a phone sends a picture for the person, without a session of its own. */
  readonly phone?: PhoneSender;
}

/** What a phone may do: send the bytes of the one record that it announced. */
export interface PhoneSender {
  readonly linkId: number;
  /** Null until it has announced one. */
  readonly assetUuid: string | null;
}

/** The person's role (specification § 6). */
export function roleOf(person: Person): Role {
  return chooseRole(person);
}
