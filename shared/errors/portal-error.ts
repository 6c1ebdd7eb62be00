import { ERROR_STATUS, type ErrorCode } from './codes';

/** What the text of a code is made with, as it travels. */
export type RefusalValues = Readonly<Record<string, string | number>>;

/** What an error says of one field; `msg` is English. A server of another release may send none of its code, or another. */
export interface ErrorEntry {
  readonly field?: string;
  readonly code?: string;
  readonly values?: RefusalValues;
  readonly msg: string;
}

export interface ErrorDetails {
  readonly status?: number;
  readonly values?: RefusalValues;
  readonly extra?: readonly ErrorEntry[];
  readonly errors?: Readonly<Record<string, string>>;
}

/** The one coded error of server and client; pages show it by its code, never by parsing its message. */
export class PortalError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly values: ErrorDetails['values'];
  readonly extra: ErrorDetails['extra'];
  readonly errors: ErrorDetails['errors'];

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = 'PortalError';
    this.code = code;
    this.status = details.status ?? ERROR_STATUS[code];
    this.values = details.values;
    this.extra = details.extra;
    this.errors = details.errors;
  }
}
