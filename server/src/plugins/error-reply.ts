import type { ErrorReply } from '@portal/shared/contract';
import { ERROR_STATUS, PortalError, type ErrorCode } from '@portal/shared/errors';
import { isBadData, isClash, isDatabaseAway, isOvertaken } from '../db/database-errors';

export interface ErrorAnswer {
  readonly status: number;
  readonly body: ErrorReply & { code: ErrorCode };
}

/** Statuses that Fastify itself refuses by; everything else of 4xx is a bad request. */
const CODE_OF_STATUS: Record<number, ErrorCode> = { 404: 'notFound', 413: 'tooLarge', 503: 'unavailable' };

/** A last net under the schemas and rules: what the database says of data, of other transactions, and of itself. */
const DATABASE_ERRORS: readonly { is: (error: unknown) => boolean; code: ErrorCode; message: string }[] = [
  { is: isBadData, code: 'badRequest', message: 'A value cannot be stored as it is' },
  { is: isDatabaseAway, code: 'unavailable', message: 'The portal’s database does not answer at the moment' },
  { is: isOvertaken, code: 'conflict', message: 'Somebody else has changed this meanwhile' },
  {
    is: isClash,
    code: 'conflict',
    message: 'Others are changing the same at this moment. Please try again.',
  },
];

/** Turns whatever was thrown into the one error shape. What is not known stays unsaid: its text may tell too much. */
export function toErrorReply(error: unknown): ErrorAnswer {
  if (error instanceof PortalError) {
    const { code, message, status, extra, errors } = error;
    return {
      status,
      body: { code, message, ...(extra && { extra: [...extra] }), ...(errors && { errors: { ...errors } }) },
    };
  }
  const status = statusOf(error);
  if (status !== null) {
    const code = CODE_OF_STATUS[status] ?? 'badRequest';
    return { status, body: { code, message: (error as Error).message } };
  }
  const known = DATABASE_ERRORS.find(({ is }) => is(error));
  if (known) return { status: ERROR_STATUS[known.code], body: { code: known.code, message: known.message } };
  return { status: 500, body: { code: 'internal', message: 'Something went wrong' } };
}

function statusOf(error: unknown): number | null {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && ((status >= 400 && status < 500) || status === 503) ? status : null;
}
