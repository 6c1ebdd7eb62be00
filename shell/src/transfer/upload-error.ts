import { PortalError, type ErrorCode } from '@portal/shared/errors';
import type { DetailedError, HttpResponse } from 'tus-js-client';

/** Errors known by their status alone, because the answer to a HEAD request has no body. */
const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: 'sessionExpired',
  403: 'notFound',
  404: 'notFound',
  410: 'notFound',
  422: 'checksumMismatch',
  // The server is still writing a chunk, or limits the rate.
  409: 'unavailable',
  423: 'unavailable',
  429: 'unavailable',
};
/** Errors known by the code in their body; any other code becomes 'internal'. */
const FILE_CODES = [
  'emptyFile',
  'wrongFileType',
  'damagedFile',
  'infectedFile',
  'tooLarge',
] as const satisfies readonly ErrorCode[];

/** The error of an answer that refuses a request. */
export function refusalOf(response: HttpResponse): PortalError {
  const status = response.getStatus();
  const { code, message = `The server answered ${status}` } = readBody(response.getBody());
  const known = CODE_OF_STATUS[status] ?? (status >= 500 ? 'unavailable' : undefined);
  return new PortalError(known ?? FILE_CODES.find((one) => one === code) ?? 'internal', message, { status });
}

/** The error of a failed tus request: a refusal, no answer, or a failure before the request. */
export function toPortalError(error: Error | DetailedError): PortalError {
  if (!('originalRequest' in error)) return new PortalError('internal', error.message);
  const { originalResponse, causingError } = error;
  if (causingError instanceof PortalError) return causingError;
  if (originalResponse) return refusalOf(originalResponse);
  // The file was changed or deleted after it was chosen, so a retry cannot help.
  if (causingError instanceof DOMException) return new PortalError('internal', causingError.message);
  return new PortalError('network', error.message);
}

function readBody(body: string): { code?: unknown; message?: string } {
  try {
    const { code, message } = JSON.parse(body) as { code?: unknown; message?: unknown };
    return { code, ...(typeof message === 'string' && { message }) };
  } catch {
    return {};
  }
}
