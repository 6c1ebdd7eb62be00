import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './cli-errors';
import { usageOf, type Command } from './command';

/** What was typed after a command's name. */
export interface Arguments {
  /** The n-th word after the command; the command line has been checked for the ones that must be there. */
  place(index: number): string;
  /** The n-th word, which may be left out. */
  optionalPlace(index: number): string | undefined;
  text(option: string): string | undefined;
  /** @throws UsageError without it */
  required(option: string): string;
  /** @throws UsageError for anything else than a whole number in the range */
  number(option: string, range: { least: number; most: number }): number | undefined;
  flag(option: string): boolean | undefined;
  readonly isJson: boolean;
}

/** Taken by every command. */
export const GLOBAL_OPTIONS = {
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsConfig['options'];

/**
 * Reads what follows the name of a command.
 * @throws UsageError for options that the command does not have, and for what it lacks
 */
export function readArguments(command: Command, words: readonly string[]): Arguments {
  const { values, positionals } = parse(command, words);
  checkPlaces(command, positionals);
  const text = (option: string): string | undefined => {
    const value = values[option];
    return typeof value === 'string' ? value : undefined;
  };
  const required = (option: string): string => {
    const value = text(option);
    if (value === undefined || value.trim() === '') throw wrongUse(command, `--${option} is missing.`);
    return value;
  };
  for (const [option, { isRequired }] of Object.entries(command.options ?? {}))
    if (isRequired) required(option);
  return {
    text,
    required,
    place: (index) => positionals[index] ?? '',
    optionalPlace: (index) => positionals[index],
    number: (option, range) => readWhole(command, option, text(option), range),
    flag: (option) => (typeof values[option] === 'boolean' ? values[option] : undefined),
    isJson: values['json'] === true,
  };
}

interface Parsed {
  readonly values: Readonly<Record<string, unknown>>;
  readonly positionals: readonly string[];
}

function parse(command: Command, words: readonly string[]): Parsed {
  const own = Object.entries(command.options ?? {}).map(
    ([option, { type }]) => [option, { type: type === 'flag' ? 'boolean' : 'string' }] as const,
  );
  try {
    return parseArgs({
      args: [...words],
      options: { ...GLOBAL_OPTIONS, ...Object.fromEntries(own) },
      allowPositionals: true,
      allowNegative: true,
    });
  } catch (error) {
    throw wrongUse(command, (error as Error).message);
  }
}

function checkPlaces(command: Command, given: readonly string[]): void {
  const places = command.positionals ?? [];
  const missing = places.slice(given.length).find((place) => !place.endsWith('?'));
  if (missing !== undefined) throw wrongUse(command, `<${missing}> is missing.`);
  const surplus = given[places.length];
  if (surplus !== undefined)
    throw wrongUse(command, `'${surplus}' is too much; texts with spaces stand in quotes.`);
}

function readWhole(
  command: Command,
  option: string,
  text: string | undefined,
  { least, most }: { least: number; most: number },
): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw wrongUse(command, `--${option} must be a whole number from ${least} to ${most}, not '${text}'.`);
}

function wrongUse(command: Command, what: string): UsageError {
  return new UsageError(`${what}\nUsage: ${usageOf(command)}`);
}
