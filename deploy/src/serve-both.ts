import { join } from 'node:path';
import { endOnSignals } from '../../tooling/scripts/lib/processes.mjs';
import { Supervisor } from '../../tooling/scripts/lib/supervisor.mjs';

/** Codes after which a new start would end the same way: settings, a newer database, a data folder in use. */
const SERVER_REFUSES = [2, 3, 4];
/** PostgreSQL or Redis cannot be reached: they may be on a machine that starts later. */
const SERVER_WAITS = [5];

/**
 * Runs both processes on this machine until a signal, and starts one anew that dies. Where systemd or a container engine does that,
 * each part is a service of its own.
 * @param program the file that runs one of them by `serve server` and `serve gateway`
 */
export async function serveBoth(program: string): Promise<void> {
  const { DATA_DIR = '', HOST = 'localhost', PORT = '8080' } = process.env;
  const logs = join(DATA_DIR, 'logs');
  const supervisor = new Supervisor();
  endOnSignals({ onEnd: () => supervisor.stopping(), exitCode: 0 });
  const service = (part: string, env: NodeJS.ProcessEnv, finalCodes: number[], waitingCodes: number[]) => ({
    name: `The ${part}`,
    cwd: process.cwd(),
    args: [program, 'serve', part],
    env,
    logFile: join(logs, `${part}.log`),
    finalCodes,
    waitingCodes,
  });
  // Nobody but the gateway talks to the server.
  supervisor.start(service('server', { HOST: '127.0.0.1' }, SERVER_REFUSES, SERVER_WAITS));
  supervisor.start(service('gateway', { HOST }, [], []));
  process.stdout.write(`Starting the portal on ${HOST}:${PORT}. Logs: ${logs}    Stop: Ctrl-C\n`);
  await supervisor.failed;
}
