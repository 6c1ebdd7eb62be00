import type { ChangeOptions, Delivery } from '../operations';
import type { Stores } from '../data-folder';

export const EXIT = { done: 0, failed: 1, usage: 2, refused: 3 } as const;

export interface CommandContext extends Stores {
  readonly delivery: Delivery;
  /** One line for the person or the script that called. */
  readonly print: (line: string) => void;
  readonly warn: (line: string) => void;
}

/** Options as `parseArgs` gives them, by name. */
export interface CommandOptions {
  readonly by: string;
  readonly reason?: string;
  readonly to?: string;
  readonly percent?: number;
  readonly automatic: boolean;
  readonly force: boolean;
  readonly dryRun: boolean;
  readonly rotate: boolean;
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

/** Who changes something, why and how. To force something without a reason is refused. */
export function toChange({ by, reason, automatic, force, dryRun }: CommandOptions): ChangeOptions {
  return { who: by, why: reason ?? (force ? '' : 'no reason given'), automatic, force, dryRun };
}
