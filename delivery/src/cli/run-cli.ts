import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { openStores } from '../data-folder';
import { DeliveryError } from '../errors';
import { Delivery } from '../operations';
import { activate } from './activate.command';
import { EXIT, UsageError, type Command, type CommandOptions } from './command';
import { history } from './history.command';
import { publish } from './publish.command';
import { rollback } from './rollback.command';
import { status } from './status.command';

const HELP = `Usage: delivery <command> [options]

  publish <build folder>…            takes builds in as immutable releases
  activate <domain>@<version>…       makes releases live, all in one step
  rollback <domain> [--to <version>] makes the release before live again
  status [--json]                    what is live
  history [<domain>] [--json]        who changed what, when and why

  --data <dir>      data folder (default: DATA_DIR, else var)
  --by <name>       who does it (default: the account's name)
  --reason <text>   why, for the audit trail
  --automatic       activate: leave alone what a person decided

Exit codes: 0 done, 1 failed, 2 wrong call, 3 refused (nothing was changed)`;

const COMMANDS: Readonly<Record<string, Command>> = { publish, activate, rollback, status, history };

export interface CliHost {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}

/** Runs one command and tells the exit code. Refusals and wrong calls are told in one line, never with a stack. */
export async function runCli(argv: readonly string[], host: CliHost): Promise<number> {
  try {
    const { values, positionals } = parse(argv);
    const [name, ...args] = positionals;
    if (values.help || name === undefined) {
      host.out(HELP);
      return values.help ? EXIT.done : EXIT.usage;
    }
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) throw new UsageError(`There is no command '${name}'`);
    const stores = openStores(values.data ?? host.env['DATA_DIR'] ?? 'var');
    const delivery = new Delivery({ ...stores, now: () => new Date() });
    return await command(args, toOptions(values), { ...stores, delivery, print: host.out, warn: host.err });
  } catch (error) {
    return explain(error, host);
  }
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
        automatic: { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function toOptions(values: ReturnType<typeof parse>['values']): CommandOptions {
  return {
    by: values.by ?? userInfo().username,
    reason: values.reason ?? 'no reason given',
    automatic: values.automatic ?? false,
    json: values.json ?? false,
    ...(values.to !== undefined && { to: values.to }),
  };
}

function explain(error: unknown, host: CliHost): number {
  if (error instanceof UsageError) {
    host.err(`${error.message}\n\n${HELP}`);
    return EXIT.usage;
  }
  if (error instanceof DeliveryError) {
    host.err(error.message);
    return EXIT.refused;
  }
  host.err(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return EXIT.failed;
}
