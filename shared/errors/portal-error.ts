import { ERROR_STATUS } from './codes';

export type ErrorCode = keyof typeof ERROR_STATUS;

export interface ErrorDetails {
  readonly status?: number;
  readonly extra?: readonly { field?: string; msg: string }[];
  readonly errors?: Readonly<Record<string, string>>;
}

/** The one coded error of server and client; pages show it by its code, never by parsing its message. */
export class PortalError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly extra: ErrorDetails['extra'];
  readonly errors: ErrorDetails['errors'];

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.name = 'PortalError';
    this.code = code;
    this.status = details.status ?? ERROR_STATUS[code];
    this.extra = details.extra;
    this.errors = details.errors;
  }
}
