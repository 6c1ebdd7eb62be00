import type { CaseStatus, Locale, RequestStatus } from '@portal/shared/contract';
import type { UnitOfWork } from '../../db/unit-of-work';

/** What every mail says: to whom it speaks, and where its button leads, a path of the portal. */
interface Common {
  readonly name: string;
  readonly path: string;
}

/** What became of the ways into an account. */
export type SecurityChange =
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'appAdded'
  | 'appRemoved'
  | 'passwordChanged';

/** What the provider did about a company's access, whose people could not. */
export type AccessChange = 'superAdmin' | 'onlySuperAdmin' | 'secondFactorReset';

/** What the lab, or time, makes of a request that its company has to know; canceled is one that nobody went on with. */
export const REQUEST_NEWS = [
  'REJECTED',
  'PENDING_COURIER_PICKUP',
  'FIRST_MILE_SHIPPED',
  'SHIPPED',
  'CANCELED',
] as const satisfies readonly RequestStatus[];
export type RequestNews = (typeof REQUEST_NEWS)[number];

/** What each template needs. No patient's name is among it: mail is read by others on its way. */
export interface MailData {
  /** A new account: the link sets its first password and is good for so many hours. */
  readonly accountOpened: Common & { readonly companyName: string; readonly hours: number };
  readonly passwordForgotten: Common & { readonly hours: number };
  /** A super admin took the authenticator app and the passkeys of an account away. */
  readonly secondFactorReset: Common & { readonly byName: string };
  readonly securityChanged: Common & { readonly change: SecurityChange };
  /** To the person and to the company's super admins. */
  readonly accessChanged: Common & {
    readonly companyName: string;
    readonly personName: string;
    readonly change: AccessChange;
  };
  readonly doctorInvited: Common & { readonly companyName: string; readonly hours: number };
  /** `isDoctorsTurn` tells that a doctor decides, for whom the organisation acts. */
  readonly caseNeedsAction: Common & {
    readonly identifier: string;
    readonly status: CaseStatus;
    readonly isDoctorsTurn?: boolean;
  };
  /** `status` tells whether the organisation says that it was sent on, `isStraight` that it goes to the doctor without them. */
  readonly caseShipped: Common & {
    readonly identifier: string;
    readonly status: CaseStatus;
    readonly isStraight?: boolean;
  };
  /** Time ended it; or, with `isReturn`, only what was made after something had been delivered. */
  readonly caseExpired: Common & { readonly identifier: string; readonly isReturn: boolean };
  readonly requestMoved: Common & { readonly identifier: string; readonly status: RequestNews };
  /** The lab does not take up a refinement of a case. */
  readonly refinementRefused: Common & { readonly identifier: string };
  /** What the portal erases by itself, at a moment (ISO 8601), unless somebody keeps it. */
  readonly erasuresScheduled: Common & { readonly count: number; readonly dueAt: string };
  /** What waits unread in the chat of some cases, by the lab; no word of it. */
  readonly chatDigest: Common & {
    readonly cases: readonly { readonly identifier: string; readonly messages: number }[];
    /** To who cannot switch it off. */
    readonly isFixed?: boolean;
  };
}
export type MailTemplate = keyof MailData;

export interface Mail<T extends MailTemplate = MailTemplate> {
  /** One plain address. */
  readonly to: string;
  /** English for a person who never chose a language. */
  readonly locale: Locale | null;
  readonly template: T;
  readonly data: MailData[T];
  /** Whose account it goes to; the mail is gone with them. */
  readonly contactId?: number;
  /** The doctor whom it invites. */
  readonly doctorId?: number;
  /** The case that a notification is about. */
  readonly caseId?: number;
  /** Not before; at once unless said. */
  readonly dueAt?: Date;
  /** When nobody wants it any more; after a day at the latest. */
  readonly giveUpAt?: Date;
}

export interface Mailer {
  /**
   * Sends a mail with the caller's transaction: it leaves when that is committed, and never when it fails. A mail server
   * that does not answer is tried again and again for a day, by whichever process is there; a receiver whom it does not know is
   * given up at once.
   * @example ctx.transact((unit) => ctx.mail.send(unit, { to, locale, template: 'doctorInvited', data }));
   */
  send<T extends MailTemplate>(unit: UnitOfWork, mail: Mail<T>): Promise<void>;
  /** Tries all that is due now. Goes by itself; who waits for it knows that it was tried. Never throws. */
  deliver(): Promise<void>;
  /** Lets the mail that is under way end, and tries no other: the process is about to end. */
  stop(): Promise<void>;
}
