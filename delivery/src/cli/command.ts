import type { ChangeOptions, Delivery } from '../operations';
import type { Cohort } from '../cohorts';
import type { Stores } from '../data-folder';

export const EXIT = { done: 0, failed: 1, usage: 2, refused: 3 } as const;

export interface CommandContext extends Stores {
  readonly delivery: Delivery;
  /** Those of the settings. Throws an error with a one-line message. */
  readonly cohorts: () => readonly Cohort[];
  /** Address of the portal, without a slash at the end. Throws an error with a one-line message. */
  readonly portal: () => string;
  /** One line for the person or the script that called. */
  readonly print: (line: string) => void;
  readonly warn: (line: string) => void;
  /** Waits so many milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
}

/** Options as `parseArgs` gives them, by name. */
export interface CommandOptions {
  readonly by: string;
  readonly reason?: string;
  readonly to?: string;
  readonly percent?: number;
  /** Names of cohorts, and uuids of companies or people. */
  readonly for: readonly string[];
  /** Of `rollout`: shares one after the other, and minutes at each. */
  readonly steps?: readonly number[];
  readonly every?: number;
  readonly pause: boolean;
  readonly resume: boolean;
  readonly end: boolean;
  readonly wait: boolean;
  /** Of `preview`. */
  readonly hours?: number;
  /** Of `prune`. */
  readonly keep?: number;
  readonly days?: number;
  /** As written: `<version>`, or `<domain>@<version>` each. */
  readonly from: readonly string[];
  readonly again: boolean;
  readonly automatic: boolean;
  readonly force: boolean;
  readonly unchecked: boolean;
  readonly dryRun: boolean;
  readonly rotate: boolean;
  readonly finish: boolean;
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

/** What stands for nothing in `--from`, as in the trail. */
const NOTHING = 'nothing';

/**
 * Who changes these domains, why and how, and what they are to be changed from. To force something without a reason is refused.
 * Throws a UsageError.
 */
export function toChange(options: CommandOptions, domains: readonly string[] = []): ChangeOptions {
  const { by, reason, automatic, force, unchecked, dryRun, again, from } = options;
  const change = {
    who: by,
    why: reason ?? (force ? '' : 'no reason given'),
    automatic,
    force,
    unchecked,
    dryRun,
    again,
  };
  if (from.length === 0) return change;
  return { ...change, from: Object.fromEntries(from.map((text) => readFrom(text, domains))) };
}

function readFrom(text: string, domains: readonly string[]): readonly [string, string | null] {
  const at = text.indexOf('@');
  const domain = at < 0 ? domains[0] : text.slice(0, at);
  const version = text.slice(at + 1);
  const isOne = at >= 0 || domains.length === 1;
  if (domain === undefined || !isOne || !domains.includes(domain) || version === '')
    throw new UsageError(
      `--from names the version that is live of what is changed, not '${text}'; of several: --from <domain>@<version> each`,
    );
  return [domain, version === NOTHING ? null : version];
}
