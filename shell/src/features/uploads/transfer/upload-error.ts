import { PortalError, type ErrorCode } from '@portal/shared/errors';
import type { DetailedError, HttpResponse } from 'tus-js-client';

/** Told by status alone: the question how much has arrived is answered without a body. */
const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: 'sessionExpired',
  403: 'notFound',
  404: 'notFound',
  410: 'notFound',
  422: 'checksumMismatch',
  // A part is still being written, or others are sending too much.
  409: 'unavailable',
  423: 'unavailable',
  429: 'unavailable',
};
/** Told by their body. Any other refusal is a failure like all. */
const FILE_CODES = [
  'emptyFile',
  'wrongFileType',
  'damagedFile',
  'tooLarge',
] as const satisfies readonly ErrorCode[];

/** What the server's refusal means for an upload. */
export function refusalOf(response: HttpResponse): PortalError {
  const status = response.getStatus();
  const { code, message = `The server answered ${status}` } = readBody(response.getBody());
  const known = CODE_OF_STATUS[status] ?? (status >= 500 ? 'unavailable' : undefined);
  return new PortalError(known ?? FILE_CODES.find((one) => one === code) ?? 'internal', message, { status });
}

/** What tus failed with: a refusal, no answer at all, or something before the request was made. */
export function toPortalError(error: Error | DetailedError): PortalError {
  if (!('originalRequest' in error)) return new PortalError('internal', error.message);
  const { originalResponse, causingError } = error;
  if (causingError instanceof PortalError) return causingError;
  if (originalResponse) return refusalOf(originalResponse);
  // A file that was changed or taken away since it was chosen; no network would bring it back.
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
