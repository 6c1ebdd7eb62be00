import type { ErrorReply } from '@portal/shared/contract';
import { PortalError, type ErrorCode } from '@portal/shared/errors';
import {
  isBadData,
  isConnectionError,
  isConstraintViolation,
  isDiskBroken,
  isDiskFull,
  isRetryable,
} from '../../db/database-errors';
import { refusal } from '../../refusals';

export interface ErrorAnswer {
  readonly status: number;
  readonly body: ErrorReply & { code: ErrorCode };
}

/** Statuses that Fastify itself refuses by; everything else of 4xx is a bad request. */
const CODE_OF_STATUS: Record<number, ErrorCode> = { 404: 'notFound', 413: 'tooLarge', 503: 'unavailable' };

export const DISK_FULL = 'The portal’s disk is full: nothing can be changed until there is room again';

/** A last net under the schemas and rules: what the database says of data, of other transactions, of its disk and of itself. */
const KNOWN_ERRORS: readonly { is: (error: unknown) => boolean; reply: () => PortalError }[] = [
  { is: isBadData, reply: () => refusal('badRequest', { why: 'A value cannot be stored as it is' }) },
  {
    is: isConnectionError,
    reply: () => refusal('unavailable', { why: 'The portal’s database does not answer at the moment' }),
  },
  { is: isDiskFull, reply: () => refusal('unavailable', { why: DISK_FULL }) },
  {
    is: isDiskBroken,
    reply: () => refusal('unavailable', { why: 'The portal’s disk does not work at the moment' }),
  },
  { is: isConstraintViolation, reply: () => refusal('conflict') },
  { is: isRetryable, reply: () => refusal('busy') },
];

/** Turns whatever was thrown into the one error shape. What is not known stays unsaid: its text may tell too much. */
export function toErrorReply(error: unknown): ErrorAnswer {
  if (error instanceof PortalError) return toAnswer(error);
  const status = statusOf(error);
  if (status !== null) {
    const code = CODE_OF_STATUS[status] ?? 'badRequest';
    return { status, body: { code, message: (error as Error).message } };
  }
  const known = KNOWN_ERRORS.find(({ is }) => is(error));
  return toAnswer(known ? known.reply() : refusal('internal'));
}

function toAnswer({ code, message, status, values, extra, errors }: PortalError): ErrorAnswer {
  return {
    status,
    body: {
      code,
      message,
      ...(values && { values: { ...values } }),
      ...(extra && { extra: extra.map((entry) => ({ ...entry })) }),
      ...(errors && { errors: { ...errors } }),
    },
  };
}

function statusOf(error: unknown): number | null {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && ((status >= 400 && status < 500) || status === 503) ? status : null;
}
