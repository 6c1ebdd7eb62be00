import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './processes.mjs';

const PROCESSES = join(__dirname, 'processes.mjs');
const LOOK_MS = 20;

/** Leaves a file named by its process id, and stays. */
const SETTLER = `require('fs').writeFileSync(process.argv[1] + '/' + process.pid, ''); setInterval(() => {}, 1000);`;
/** Settles, and starts another one that does. */
const FAMILY = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(SETTLER)}, process.argv[1]]); ${SETTLER}`;

let folder: string;
let runner: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'processes-'));
});
afterEach(() => {
  runner?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** A worker that only waits for what its starter says. */
const WORKER = `process.on('message', (word) => { console.log(word); process.disconnect(); });`;
const EMPLOYER = `
  const { writeFileSync } = require('fs');
  writeFileSync(process.argv[1] + '/worker.js', ${JSON.stringify(WORKER)});
  const worker = require('child_process').fork(process.argv[1] + '/worker.js');
  setTimeout(() => worker.connected && worker.send('still there'), 500);
`;

describe('a command that runs as a group', () => {
  it('has workers that wait for it without work', async () => {
    const options = { cwd: folder, asGroup: true };
    const { output } = await run(process.execPath, ['-e', EMPLOYER, folder], options);
    expect(output).toBe('still there\n');
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'ends with all it started when its starter ends by %s',
    async (signal) => {
      runner = startRunner();
      const pids = await until(() => {
        const names = readdirSync(folder).map(Number);
        return names.length === 2 ? names : undefined;
      });
      runner.kill(signal);
      await until(() => (pids.some(isAlive) ? undefined : true));
    },
  );
});

function startRunner(): ChildProcess {
  const source = `
    import { endOnSignals, run } from ${JSON.stringify(PROCESSES)};
    endOnSignals();
    await run(process.execPath, ['-e', ${JSON.stringify(FAMILY)}, ${JSON.stringify(folder)}], { cwd: '.', asGroup: true });
  `;
  return spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: 'ignore' });
}

async function until<T>(look: () => T | undefined): Promise<T> {
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    await new Promise((wait) => setTimeout(wait, LOOK_MS));
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
