import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ROOT } from './portals';
import { processNote } from './run-folder';

const END_WITH_TESTS = new URL('../../tooling/scripts/lib/end-with-parent.mjs', import.meta.url).href;
const END_LIMIT_MS = 20_000;

export interface Command {
  /** For Node.js. */
  readonly args: readonly string[];
  /** Folder below the root of the workspace. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A Node.js process of a test; it does not outlive the tests, however they end. */
export class NodeProcess {
  private said = '';
  private readonly ended: Promise<unknown>;

  private constructor(private readonly child: ChildProcess) {
    child.stdout?.on('data', (chunk: Buffer) => (this.said += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (this.said += chunk.toString()));
    this.ended = once(child, 'close');
  }

  static start({ args, cwd = '.', env = {} }: Command): NodeProcess {
    const child = spawn(process.execPath, ['--import', END_WITH_TESTS, ...args], {
      cwd: join(ROOT, cwd),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const note = processNote(child.pid ?? 0);
    writeFileSync(note, args.join(' '));
    child.once('close', () => rmSync(note, { force: true }));
    return new NodeProcess(child);
  }

  /** What it printed so far. */
  get output(): string {
    return this.said;
  }

  /** Waits for its end by itself. */
  async end(): Promise<{ code: number | null; output: string }> {
    await this.ended;
    return { code: this.child.exitCode, output: this.said };
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    const timer = setTimeout(() => this.child.kill('SIGKILL'), END_LIMIT_MS);
    await this.ended;
    clearTimeout(timer);
  }

  /** Waits until an address answers with success; throws what the process said when it ends before. */
  async untilReady(url: string): Promise<void> {
    while (!(await answers(url))) {
      if (this.child.exitCode !== null || this.child.signalCode !== null)
        throw new Error(`Ended before ${url} answered:\n${this.said}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Runs a command to its end. */
export function run(command: Command): Promise<{ code: number | null; output: string }> {
  return NodeProcess.start(command).end();
}

/** A port that nobody uses at present. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The process that has a data folder open, as its lock tells; null while there is none. */
export async function serverPidOf(dataDir: string): Promise<number | null> {
  try {
    const { pid } = JSON.parse(await readFile(join(dataDir, 'db.lock'), 'utf8')) as { pid: number };
    return pid;
  } catch {
    return null;
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
