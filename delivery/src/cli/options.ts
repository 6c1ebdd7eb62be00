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

/**
 * `DELIVERY_BY` names who types: the account of an installed portal is everybody's.
 * Throws a UsageError.
 */
export function readCall(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Call {
  const { values, positionals } = parse(argv);
  const [command, ...args] = positionals;
  const { reason, to } = values;
  const options: CommandOptions = {
    by: values.by || env['DELIVERY_BY'] || userInfo().username,
    automatic: values.automatic ?? false,
    force: values.force ?? false,
    unchecked: values.unchecked ?? false,
    dryRun: values['dry-run'] ?? false,
    rotate: values.rotate ?? false,
    finish: values.finish ?? false,
    json: values.json ?? false,
    again: values.again ?? false,
    pause: values.pause ?? false,
    resume: values.resume ?? false,
    end: values.end ?? false,
    wait: values.wait ?? false,
    from: values.from ?? [],
    for: values.for ?? [],
    ...(reason !== undefined && { reason }),
    ...(to !== undefined && { to }),
    ...(values.percent !== undefined && { percent: readPercent(values.percent) }),
    ...(values.steps !== undefined && { steps: readSteps(values.steps) }),
    ...(values.every !== undefined && { every: readCount('--every', values.every, 1) }),
    ...(values.hours !== undefined && { hours: readCount('--hours', values.hours, 1) }),
    ...(values.keep !== undefined && { keep: readCount('--keep', values.keep, 1) }),
    ...(values.days !== undefined && { days: readCount('--days', values.days, 0) }),
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
        steps: { type: 'string' },
        every: { type: 'string' },
        hours: { type: 'string' },
        keep: { type: 'string' },
        days: { type: 'string' },
        from: { type: 'string', multiple: true },
        for: { type: 'string', multiple: true },
        again: { type: 'boolean' },
        pause: { type: 'boolean' },
        resume: { type: 'boolean' },
        end: { type: 'boolean' },
        wait: { type: 'boolean' },
        automatic: { type: 'boolean' },
        force: { type: 'boolean' },
        unchecked: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        rotate: { type: 'boolean' },
        finish: { type: 'boolean' },
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

/** `10,50,100`: each larger than the one before it. */
function readSteps(text: string): readonly number[] {
  const steps = text.split(',').map(readPercent);
  if (steps.every((step, index) => step > (steps[index - 1] ?? 0))) return steps;
  throw new UsageError(`--steps grow from one to the next, as 10,50,100, not '${text}'`);
}

function readCount(option: string, text: string, least: number): number {
  if (/^\d{1,6}$/.test(text) && Number(text) >= least) return Number(text);
  throw new UsageError(`${option} is a whole number from ${least}, not '${text}'`);
}
