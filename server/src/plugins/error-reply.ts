import type { ErrorReply } from '@portal/shared/contract';
import { PortalError, type ErrorCode } from '@portal/shared/errors';

export interface ErrorAnswer {
  readonly status: number;
  readonly body: ErrorReply & { code: ErrorCode };
}

/** Statuses that Fastify itself refuses by; everything else of 4xx is a bad request. */
const CODE_OF_STATUS: Record<number, ErrorCode> = { 404: 'notFound', 413: 'tooLarge', 503: 'unavailable' };

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
  if (isBadData(error))
    return { status: 400, body: { code: 'badRequest', message: 'A value cannot be stored as it is' } };
  return { status: 500, body: { code: 'internal', message: 'Something went wrong' } };
}

function statusOf(error: unknown): number | null {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && ((status >= 400 && status < 500) || status === 503) ? status : null;
}

/** SQL class 22: the database cannot take a value, for example a text with a zero byte. A last net under the schemas. */
function isBadData(error: unknown): boolean {
  for (
    let cause: unknown = error, depth = 0;
    cause instanceof Error && depth < 4;
    cause = cause.cause, depth += 1
  ) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && /^22\d/.test(code)) return true;
  }
  return false;
}
