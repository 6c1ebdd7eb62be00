import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endAll } from './processes.mjs';
import { Supervisor } from './supervisor.mjs';

let dir: string;
let received: jest.SpyInstance;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'portal-supervisor-'));
  received = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  received.mockRestore();
  rmSync(dir, { recursive: true });
});

const service = (code: string) => ({
  name: 'The test service',
  cwd: dir,
  args: ['-e', code],
  env: {},
  logFile: path.join(dir, 'service.log'),
  finalCodes: [3],
});

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('[PL-05] a service that dies is started again, and what it said is told and kept', async () => {
  const mark = path.join(dir, 'second');
  const supervisor = new Supervisor();
  supervisor.start(
    service(`
      const { existsSync, writeFileSync } = require('node:fs');
      if (existsSync('first')) { writeFileSync('second', ''); setInterval(() => {}, 1000); }
      else { writeFileSync('first', ''); console.error('out of luck'); process.exit(1); }`),
  );
  await until(() => existsSync(mark));
  supervisor.stopping();
  await endAll();

  expect(received.mock.calls.flat().join('\n')).toMatch(
    /The test service ended with code 1.*out of luck.*again in 0\.5 s/s,
  );
  expect(readFileSync(path.join(dir, 'service.log'), 'utf8')).toBe('out of luck\n');
});

test('a code that says a new start would not help ends it at once, with the words of the service', async () => {
  const supervisor = new Supervisor();
  supervisor.start(service("console.error('The data folder is too new.'); process.exit(3)"));
  await expect(supervisor.failed).rejects.toMatchObject({
    message: 'The data folder is too new.',
    exitCode: 3,
  });
});

test('one that waits for another machine is started again without a limit, each time after the same pause', async () => {
  const { setTimeout: later } = globalThis;
  const pauses: unknown[] = [];
  const atOnce = jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms: number) => {
    pauses.push(ms);
    return later(run, 0);
  }) as typeof setTimeout);
  const supervisor = new Supervisor();
  supervisor.start({
    ...service(`
      const { appendFileSync, readFileSync } = require('node:fs');
      appendFileSync('starts', '.');
      if (readFileSync('starts', 'utf8').length > 6) setInterval(() => {}, 1000);
      else process.exit(5);`),
    waitingCodes: [5],
  });
  let isOver = false;
  void supervisor.failed.catch(() => (isOver = true));
  const starts = path.join(dir, 'starts');
  const count = () => (existsSync(starts) ? readFileSync(starts, 'utf8').length : 0);
  while (!isOver && count() < 7) await new Promise((resolve) => later(resolve, 20));
  atOnce.mockRestore();
  supervisor.stopping();
  await endAll();
  expect([isOver, pauses]).toEqual([false, Array(6).fill(5_000)]);
});

test('a log that is full becomes the one before, while the service runs', async () => {
  const supervisor = new Supervisor();
  const lines = "let n = 0; setInterval(() => console.log('line ' + n++ + 'x'.repeat(90)), 50)";
  supervisor.start({ ...service(lines), maxLogBytes: 1_000 });
  const before = path.join(dir, 'service.log.1');
  await until(() => existsSync(before) && /line ([2-9]\d|\d{3,})x/.test(readFileSync(before, 'utf8')));
  supervisor.stopping();
  await endAll();
  expect(readFileSync(before, 'utf8').length).toBeLessThan(3_000);
});
