import { ERROR_STATUS, PortalError, type ErrorCode, type ErrorEntry, type RefusalValues } from '../errors';

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
  const values = readValues(body.values);
  return new PortalError(codeOf(body.code, status), message, {
    status,
    ...(values && { values }),
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

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: 'sessionExpired',
  403: 'forbidden',
  404: 'notFound',
  409: 'notAllowedNow',
  413: 'tooLarge',
  429: 'tooManyCalls',
};

/** A code that this release does not know, as a newer server may send, stands for what its status says. */
function codeOf(code: unknown, status: number): ErrorCode {
  if (typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code)) return code as ErrorCode;
  return CODE_OF_STATUS[status] ?? (status >= 500 ? 'unavailable' : 'badRequest');
}

function readExtra(extra: unknown): ErrorEntry[] {
  if (!Array.isArray(extra)) return [];
  return extra.filter(isRecord).flatMap(({ msg, field, code, values: given }) => {
    if (typeof msg !== 'string') return [];
    const values = readValues(given);
    return [
      {
        ...(typeof field === 'string' && { field }),
        ...(typeof code === 'string' && { code }),
        ...(values && { values }),
        msg,
      },
    ];
  });
}

function readValues(values: unknown): RefusalValues | undefined {
  if (!isRecord(values)) return undefined;
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
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
