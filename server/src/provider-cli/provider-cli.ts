import type { Env } from '../env';
import { readArguments } from './arguments';
import { EXIT, UnreachableError, UsageError, type ExitCode } from './cli-errors';
import { findCommand } from './commands';
import { commandHelp, helpText } from './help';
import { createPrinter } from './printer';
import { createProviderApi } from './provider-api';
import { readCliSettings } from './settings';

/** What the command line has around it. */
export interface CliSurroundings {
  readonly env: Env;
  /** Takes a line of the answer. */
  readonly out: (line: string) => void;
  /** Takes a line about what went wrong. */
  readonly err: (line: string) => void;
}

/**
 * Runs one command of the provider's command line.
 * @param words what was typed after `npm run provider --`
 * @returns what the process ends with; never throws
 */
export async function runProviderCli(
  words: readonly string[],
  { env, out, err }: CliSurroundings,
): Promise<ExitCode> {
  try {
    await run(words, env, out);
    return EXIT.done;
  } catch (error) {
    err(error instanceof Error ? error.message : String(error));
    return exitCodeOf(error);
  }
}

async function run(words: readonly string[], env: Env, out: (line: string) => void): Promise<void> {
  const [name, ...rest] = words;
  if (name === undefined) throw new UsageError(`A command is missing.\n\n${helpText()}`);
  if (['help', '--help', '-h'].includes(name)) return out(helpText());
  const command = findCommand(name);
  if (!command) throw new UsageError(`There is no command '${name}'; --help lists all there are.`);
  if (rest.includes('--help') || rest.includes('-h')) return out(commandHelp(command));
  const args = readArguments(command, rest);
  const api = createProviderApi(await readCliSettings(env));
  await command.run({ args, api, print: createPrinter(out) });
}

function exitCodeOf(error: unknown): ExitCode {
  if (error instanceof UsageError) return EXIT.wrongUse;
  if (error instanceof UnreachableError) return EXIT.unreachable;
  // What nobody foresaw counts as refused too: the command was not carried out.
  return EXIT.refused;
}
