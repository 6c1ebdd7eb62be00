import type { Delivery } from '../operations';
import type { ReleaseStore } from '../releases';

export const EXIT = { done: 0, failed: 1, usage: 2, refused: 3 } as const;

export interface CommandContext {
  readonly releases: ReleaseStore;
  readonly delivery: Delivery;
  /** One line for the person or the script that called. */
  readonly print: (line: string) => void;
  readonly warn: (line: string) => void;
}

/** Options as `parseArgs` gives them, by name. */
export interface CommandOptions {
  readonly by: string;
  readonly reason: string;
  readonly to?: string;
  readonly automatic: boolean;
  readonly json: boolean;
}

export type Command = (
  args: readonly string[],
  options: CommandOptions,
  context: CommandContext,
) => Promise<number>;

/** The call was wrong; the message says how, and the help follows it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
