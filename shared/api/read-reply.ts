import { ERROR_STATUS, PortalError, type ErrorCode } from '../errors';

const SUCCESS = new Set([200, 201, 203, 204, 205, 206]);
const NO_CONTENT = new Set([204, 205]);

/** Reads a reply: the data of a success, else throws the coded error (specification §§ 7 and 8, AP-01, AP-03 to AP-05). */
export async function readReply(response: Response): Promise<unknown> {
  await checkSuccess(response);
  if (NO_CONTENT.has(response.status)) return undefined;
  try {
    return await response.json();
  } catch {
    throw new PortalError('unreadable', 'An error occurred, please try again', { status: response.status });
  }
}

/** @throws PortalError for a reply that is not a success. */
export async function checkSuccess(response: Response): Promise<void> {
  if (!SUCCESS.has(response.status)) throw await readError(response);
}

async function readError(response: Response): Promise<PortalError> {
  const { status } = response;
  const body = await readObject(response);
  if (!body) return new PortalError(codeOf(undefined, status), statusMessage(status), { status });
  const extra = readExtra(body.extra);
  const message = extra[0]?.msg ?? firstText(body.message, body.msg, body.error) ?? statusMessage(status);
  const errors = isRecord(body.errors) ? textFields(body.errors) : undefined;
  return new PortalError(codeOf(body.code, status), message, {
    status,
    ...(extra.length > 0 && { extra }),
    ...(errors && { errors }),
  });
}

async function readObject(response: Response): Promise<Record<string, unknown> | undefined> {
  try {
    const body: unknown = await response.json();
    return isRecord(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

function statusMessage(status: number): string {
  if (status >= 400 && status < 500) return `${status}-Client Error`;
  if (status >= 500 && status < 600) return `${status}-Server Error`;
  return 'Something went wrong';
}

function codeOf(code: unknown, status: number): ErrorCode {
  if (typeof code === 'string' && code in ERROR_STATUS) return code as ErrorCode;
  if (status === 401) return 'sessionExpired';
  if (status === 404) return 'notFound';
  if (status === 403) return 'forbidden';
  return status >= 500 ? 'unavailable' : 'badRequest';
}

function readExtra(extra: unknown): { field?: string; msg: string }[] {
  if (!Array.isArray(extra)) return [];
  return extra.filter(isRecord).flatMap(({ msg, field }) => {
    if (typeof msg !== 'string') return [];
    return [typeof field === 'string' ? { field, msg } : { msg }];
  });
}

function textFields(errors: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, String(text)]));
}

function firstText(...candidates: unknown[]): string | undefined {
  return candidates.find((text): text is string => typeof text === 'string' && text !== '');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
