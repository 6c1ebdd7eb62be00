import { fork } from 'node:child_process';
import { join } from 'node:path';

// What `server/src/testing/chat/fault-server.ts` answers: the shell knows the server by its contract alone, and so does not import it.

/** A message as the database has it. */
export interface StoredText {
  readonly message: string;
  readonly number: number;
  readonly files: number;
}

interface Commands {
  seed(seed: number): null;
  kill(process: number): null;
  cut(process: number): null;
  revive(process: number): null;
  mute(): null;
  hear(): null;
  newRoom(): string;
  stored(room: string): StoredText[];
}

/** Two real server processes behind one address, which die and come back on demand. */
export interface FaultServer {
  readonly url: string;
  /** Of a signed-in person. */
  readonly token: string;
  ask<N extends keyof Commands>(name: N, ...args: Parameters<Commands[N]>): Promise<ReturnType<Commands[N]>>;
  stop(): void;
}

interface Answer {
  readonly ready?: Pick<FaultServer, 'url' | 'token'>;
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: string;
}

export async function startFaultServer(): Promise<FaultServer> {
  const server = join(__dirname, '../../../server');
  const child = fork('src/testing/chat/fault-server.ts', {
    cwd: server,
    execArgv: ['--import', 'tsx'],
    // It is no test of Jest by itself.
    env: { ...process.env, NODE_ENV: 'test' },
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  let asked = 0;
  const ready = await new Promise<Pick<FaultServer, 'url' | 'token'>>((resolve, reject) => {
    child.on('message', (answer: Answer) => {
      if (answer.ready) resolve(answer.ready);
      else waiting.get(answer.id ?? 0)?.(answer);
    });
    child.on('exit', (code) => reject(new Error(`The fault server ended with ${code}`)));
  });
  return {
    ...ready,
    ask: (name, ...args) =>
      new Promise((resolve, reject) => {
        const id = (asked += 1);
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id);
          if (error === undefined) resolve(result as never);
          else reject(new Error(error));
        });
        child.send({ id, name, args });
      }),
    stop: () => void child.disconnect(),
  };
}
