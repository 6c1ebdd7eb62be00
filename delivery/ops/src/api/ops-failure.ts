import type { OpsError } from '../../../src/gateway/ops/ops.types';

/** A call that was not answered as asked: refused, or not answered at all (status 0). */
export class OpsFailure extends Error {
  override readonly name = 'OpsFailure';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** What speaks against a change that was refused, one by one. */
    readonly reasons: readonly string[] = [],
  ) {
    super(message);
  }
}

/** The failure that an answer tells of, whoever gave the answer. */
export async function failureOf(response: Response): Promise<OpsFailure> {
  const error = await response.json().catch(() => null);
  if (!isOpsError(error))
    return new OpsFailure(response.status, 'unknown', `The gateway answered ${response.status}.`);
  return new OpsFailure(response.status, error.code, error.message, error.reasons);
}

/** Any trouble as a failure: what is thrown without an answer is a lost connection. */
export function toFailure(error: unknown): OpsFailure {
  return error instanceof OpsFailure ? error : new OpsFailure(0, 'offline', 'The gateway does not answer.');
}

function isOpsError(value: unknown): value is OpsError {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}
