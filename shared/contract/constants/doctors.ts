export const DOCTOR_STATUSES = ['active', 'invited', 'blocked', 'restricted'] as const;
export type DoctorStatus = (typeof DOCTOR_STATUSES)[number];

/** What became of a doctor's invitation: none was ever mailed, one waits for its acceptance, its time is over, it was accepted. */
export const INVITATION_STATES = ['none', 'open', 'lapsed', 'accepted'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];
/** What became of the last invitation's mail: in the queue, with the mail server, or given up after a day of trying. */
export const INVITATION_MAIL_STATES = ['waiting', 'sent', 'failed'] as const;
export type InvitationMailState = (typeof INVITATION_MAIL_STATES)[number];

/** Labelled entries of a doctor's history. `changes` of an entry say what became of what. */
export const DOCTOR_HISTORY_ACTIONS = [
  'created',
  'changed',
  'invited',
  'accepted',
  'blocked',
  'restricted',
  'activated',
  'removed',
  'casesReassigned',
  'casesReceived',
  'addressAdded',
  'addressChanged',
  'addressRemoved',
] as const;
export type DoctorHistoryAction = (typeof DOCTOR_HISTORY_ACTIONS)[number];

/** What an entry of a doctor's history tells the old and the new value of. */
export const DOCTOR_HISTORY_FIELDS = [
  'name',
  'email',
  'externalDoctorId',
  /** Values are ISO 3166-1 codes of two letters. */
  'country',
  /** Values are names. */
  'assignedRm',
  /** Values are names: from whom, to whom the cases went. */
  'doctor',
  /** Value is how many cases went. */
  'cases',
  /** Values are the address in one line. */
  'address',
] as const;
export type DoctorHistoryField = (typeof DOCTOR_HISTORY_FIELDS)[number];
