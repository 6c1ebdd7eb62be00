import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { UsageError, type CommandOptions } from './command';

export interface Call {
  readonly command: string | undefined;
  readonly args: readonly string[];
  readonly options: CommandOptions;
  /** Data folder, where it is named. */
  readonly data: string | undefined;
  readonly help: boolean;
}

/** Throws a UsageError. */
export function readCall(argv: readonly string[]): Call {
  const { values, positionals } = parse(argv);
  const [command, ...args] = positionals;
  const { reason, to } = values;
  const options: CommandOptions = {
    by: values.by ?? userInfo().username,
    automatic: values.automatic ?? false,
    force: values.force ?? false,
    dryRun: values['dry-run'] ?? false,
    rotate: values.rotate ?? false,
    json: values.json ?? false,
    ...(reason !== undefined && { reason }),
    ...(to !== undefined && { to }),
    ...(values.percent !== undefined && { percent: readPercent(values.percent) }),
  };
  return { command, args, options, data: values.data, help: values.help ?? false };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        data: { type: 'string' },
        by: { type: 'string' },
        reason: { type: 'string' },
        to: { type: 'string' },
        percent: { type: 'string' },
        automatic: { type: 'boolean' },
        force: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        rotate: { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Written with or without the sign. */
function readPercent(text: string): number {
  const digits = /^(\d{1,3})\s*%?$/.exec(text.trim())?.[1];
  if (digits === undefined || Number(digits) > 100) {
    throw new UsageError(`--percent is a whole number from 0 to 100, not '${text}'`);
  }
  return Number(digits);
}
