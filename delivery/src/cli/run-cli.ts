import { askApiVersion } from '../api-version';
import { readCohorts } from '../cohorts';
import { openStores } from '../data-folder';
import { DeliveryError } from '../errors';
import { readApiUrl, readPortalUrl } from '../gateway/config';
import { Delivery } from '../operations';
import { activate } from './activate.command';
import { EXIT, UsageError, type Command } from './command';
import { HELP } from './help';
import { history } from './history.command';
import { init } from './init.command';
import { keys } from './keys.command';
import { opsPerson } from './ops-person.command';
import { readCall, type Call } from './options';
import { preview } from './preview.command';
import { prune } from './prune.command';
import { publish } from './publish.command';
import { repair } from './repair.command';
import { retire } from './retire.command';
import { rollback } from './rollback.command';
import { rollout } from './rollout.command';
import { sign } from './sign.command';
import { status } from './status.command';
import { verify } from './verify.command';

const COMMANDS: Readonly<Record<string, Command>> = {
  init,
  publish,
  activate,
  rollout,
  rollback,
  retire,
  preview,
  prune,
  repair,
  status,
  history,
  verify,
  keys,
  sign,
  'ops-person': opsPerson,
};

export interface CliHost {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
  /** Milliseconds since the command was called. */
  readonly elapsed: () => number;
  /** Waits so many milliseconds. */
  readonly pause: (ms: number) => Promise<void>;
}

/** Runs one command and tells the exit code. Refusals and wrong calls are told in one line, never with a stack. */
export async function runCli(argv: readonly string[], host: CliHost): Promise<number> {
  try {
    const call = readCall(argv, host.env);
    if (call.help || call.command === undefined) {
      host.out(HELP);
      return call.help ? EXIT.done : EXIT.usage;
    }
    return await timed(() => run(call, host).catch((error: unknown) => explain(error, host)), call, host);
  } catch (error) {
    return explain(error, host);
  }
}

async function run({ command: name = '', args, options, data }: Call, host: CliHost): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`There is no command '${name}'`);
  const stores = openStores(data ?? host.env['DATA_DIR'] ?? 'var', host.env);
  const apiVersion = async () => askApiVersion(readApiUrl(host.env));
  const delivery = new Delivery({ ...stores, now: () => new Date(), apiVersion });
  const cohorts = () => readCohorts(host.env['RELEASE_COHORTS']);
  return command(args, options, {
    ...stores,
    delivery,
    cohorts,
    portal: () => readPortalUrl(host.env),
    print: host.out,
    warn: host.err,
    pause: host.pause,
  });
}

const OUTCOMES: Readonly<Record<number, string>> = {
  [EXIT.done]: 'done',
  [EXIT.failed]: 'failed',
  [EXIT.refused]: 'refused',
};

/** Ends with how it went and how long it took; beside JSON it goes where no script reads. */
async function timed(work: () => Promise<number>, { options }: Call, host: CliHost): Promise<number> {
  const code = await work();
  const seconds = (host.elapsed() / 1000).toFixed(1);
  const outcome = OUTCOMES[code];
  if (outcome) (options.json ? host.err : host.out)(`${outcome} in ${seconds} s`);
  return code;
}

function explain(error: unknown, host: CliHost): number {
  if (error instanceof UsageError) {
    host.err(`${error.message}\n\n${HELP}`);
    return EXIT.usage;
  }
  if (error instanceof DeliveryError) {
    host.err(`${error.message} [${error.code}]`);
    return EXIT.refused;
  }
  host.err(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return EXIT.failed;
}
