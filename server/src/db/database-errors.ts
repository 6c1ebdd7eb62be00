/** How the network says that nobody answers. */
const NETWORK: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Connection lost (class 08), too many connections, shut down, crashed, starting, closed while idle, statement too slow. */
const CONNECTION_LOST = /^(?:08...|53300|57P0[1-5]|25P03|57014)$/;
/** How a disk says that it has no room, or does not work: the server's own, or that of PostgreSQL. */
const DISK_FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', '53100']);
const DISK_BROKEN: ReadonlySet<string> = new Set(['EIO', 'EROFS', '58030']);
/** What the driver says without a code, when an answer did not come in time and when a connection is lost. */
const DRIVER_UNANSWERED = 'Query read timeout';
const DRIVER_CONNECTION_LOST =
  /^(?:Query read timeout|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;
/** Serialization failure and deadlock: the same work may well succeed when it is done again. */
const RETRYABLE: ReadonlySet<string> = new Set(['40001', '40P01']);
/** What was read before it was held has changed meanwhile: the same work has to begin anew. */
export class OvertakenError extends Error {
  readonly code = '40001';
}

/** Somebody else has meanwhile written the same, or removed what a record refers to. */
const CONSTRAINT_VIOLATION: ReadonlySet<string> = new Set(['23503', '23505', '23P01']);
/** A wrapped error wraps no deeper. */
const MAX_CAUSES = 4;

/** Whether the database cannot be reached or has no time for us; nothing that the caller did is wrong. */
export function isConnectionError(error: unknown): boolean {
  return causesOf(error).some(
    (cause) =>
      NETWORK.has(codeOf(cause)) ||
      CONNECTION_LOST.test(codeOf(cause)) ||
      DRIVER_CONNECTION_LOST.test(textOf(cause)),
  );
}

/** Whether the driver gave up waiting for an answer; the connection may be as dead as the other end. */
export function isUnanswered(error: unknown): boolean {
  return causesOf(error).some((cause) => textOf(cause) === DRIVER_UNANSWERED);
}

/** Whether something could not be written because a disk has no room. */
export function isDiskFull(error: unknown): boolean {
  return causesOf(error).some((cause) => DISK_FULL.has(codeOf(cause)));
}

/** Whether a disk does not do what it should. */
export function isDiskBroken(error: unknown): boolean {
  return causesOf(error).some((cause) => DISK_BROKEN.has(codeOf(cause)));
}

/** Whether two transactions got into each other's way, so that the database gave up this one. */
export function isRetryable(error: unknown): boolean {
  return causesOf(error).some((cause) => RETRYABLE.has(codeOf(cause)));
}

/** Whether a lock was not to be had within `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  return causesOf(error).some((cause) => codeOf(cause) === '55P03');
}

/** Whether a constraint refused what another transaction made impossible after it was checked. */
export function isConstraintViolation(error: unknown): boolean {
  return causesOf(error).some((cause) => CONSTRAINT_VIOLATION.has(codeOf(cause)));
}

/** SQL class 22: the database cannot take a value, for example a text with a zero byte. */
export function isBadData(error: unknown): boolean {
  return causesOf(error).some((cause) => /^22\w{3}$/.test(codeOf(cause)));
}

/** The error and what it wraps: drizzle puts the driver's error into one of its own. */
function causesOf(error: unknown): Cause[] {
  const causes: Cause[] = [];
  for (let cause = error; isObject(cause) && causes.length < MAX_CAUSES; cause = cause.cause)
    causes.push(cause);
  return causes;
}

/** By its shape, not its class: errors of Node's own network code may come from another realm. */
interface Cause {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
}

function isObject(value: unknown): value is Cause {
  return typeof value === 'object' && value !== null;
}

function codeOf({ code }: Cause): string {
  return typeof code === 'string' ? code : '';
}

function textOf({ message }: Cause): string {
  return typeof message === 'string' ? message : '';
}
