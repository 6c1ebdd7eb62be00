import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';

const WATCHDOG = pathToFileURL(`${__dirname}/watchdog.ts`).href;

/** Runs a program with a watchdog that ends what does not move for so long. */
async function endOf(
  limitMs: number,
  work: string,
): Promise<[code: number | null, signal: string | null, stderr: string]> {
  const program = `import(${JSON.stringify(WATCHDOG)}).then(({ startWatchdog }) => { startWatchdog(${limitMs}); ${work} })`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', program], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (stderr += text));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return [code, signal, stderr];
}

test('a process that does not move is ended, and says so', async () => {
  const [, signal, stderr] = await endOf(500, 'for (;;);');
  expect(signal).toBe('SIGKILL');
  expect(stderr).toMatch(/has not moved for 0\.5 seconds/);
});

test('a process that moves ends when it likes', async () => {
  const [code] = await endOf(4_000, 'setTimeout(() => process.exit(7), 5_000);');
  expect(code).toBe(7);
});
