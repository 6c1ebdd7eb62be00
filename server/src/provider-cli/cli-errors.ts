/** What the process ends with. */
export const EXIT = { done: 0, refused: 1, wrongUse: 2, unreachable: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The command line is not as it has to be; the message says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The server, or what it says, is in the way of a right command. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** Nobody answers where the server should be. */
export class UnreachableError extends Error {
  override readonly name: string = 'UnreachableError';
}

/** The server was reached, and its answer has not come: whether it did what it was asked nobody knows here. */
export class LateAnswerError extends UnreachableError {
  override readonly name = 'LateAnswerError';
}
