import { DrizzleQueryError } from 'drizzle-orm';

/** What the log says of an error. */
export type LoggedError = Readonly<{
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  cause?: LoggedError;
}>;

/** A wrapped error wraps no deeper. */
const MAX_CAUSES = 4;

/**
 * An error for the log. A failed query is told without its values, which may be a patient's name or the hash of a token;
 * so is what the database says beyond its one line.
 */
export function toLoggedError(error: unknown, depth = 0): LoggedError {
  if (!isError(error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, stack = '', code, cause } = error as Error & { code?: unknown };
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
  return {
    type: name,
    message,
    ...(code !== undefined && { code }),
    // A stack repeats the message.
    stack: stack.split(error.message).join(message),
    ...(isError(cause) && depth < MAX_CAUSES && { cause: toLoggedError(cause, depth + 1) }),
  };
}

/** Also errors of Node's own code, which may be of another realm. */
function isError(value: unknown): value is Error {
  return value instanceof Error || Object.prototype.toString.call(value) === '[object Error]';
}
