import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Env } from '../../env';

const RUN_SOURCE = fileURLToPath(new URL('../../../../tooling/scripts/run-source.mjs', import.meta.url));
/** What the provider's people come with. */
export const PROCESS_PROVIDER_TOKEN = 'provider-token-of-a-process';
export const PROCESS_FILE_KEY = 'file-key-of-a-whole-process';
const SECRETS = { PROVIDER_TOKEN: PROCESS_PROVIDER_TOKEN, FILE_KEY: PROCESS_FILE_KEY };

/** A server in a process of its own, as it is run. */
export interface ServerProcess {
  /** Where it listens; rejects when it ended without listening. */
  readonly address: Promise<string>;
  /** Its exit code, and what it wrote to stderr. */
  readonly ended: Promise<{ code: number | null; stderr: string }>;
  stop(): void;
  /** As a crash ends it: nothing is finished. */
  kill(): void;
  signal(signal: NodeJS.Signals): void;
  /** What it wrote to stdout so far. */
  printed(): string;
}

/** Starts a server on any free port, without demo data. */
export function startProcess(env: Env): ServerProcess {
  const child = spawn(process.execPath, [RUN_SOURCE, 'server'], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], API_PORT: '0', ...SECRETS, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stderr = collect(child.stderr);
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, stderr: stderr() }));
  const printed = collect(child.stdout);
  const address = addressOf(child, ended, printed);
  // A test of an exit code does not ask for it.
  address.catch(() => undefined);
  const signal = (name: NodeJS.Signals): void => void child.kill(name);
  return { address, ended, stop: () => signal('SIGTERM'), kill: () => signal('SIGKILL'), signal, printed };
}

function addressOf(
  child: ChildProcess,
  ended: Promise<{ stderr: string }>,
  stdout: () => string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /Server listening at (http:[^"]+)/.exec(stdout())?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then(({ stderr }) => reject(new Error(`It ended: ${stderr}${stdout()}`)));
  });
}

function collect(stream: ChildProcess['stdout']): () => string {
  let text = '';
  stream?.setEncoding('utf8').on('data', (chunk: string) => void (text += chunk));
  return () => text;
}
