import { join } from 'node:path';
import { fakeRemote, fakeShell, temporaryFolder } from '../testing/fake-builds';
import { runCli } from './run-cli';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

async function run(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const host = {
    env: { DATA_DIR: join(folder.dir, 'var') },
    out: (l: string) => out.push(l),
    err: (l: string) => err.push(l),
  };
  const code = await runCli(argv, host);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

test('[PL-03] publish, activate, rollback, status and history work together', async () => {
  const shell = await fakeShell(join(folder.dir, 'shell'));
  const one = await fakeRemote(join(folder.dir, 'one'), 'cases', { version: '1.0.0' });
  const two = await fakeRemote(join(folder.dir, 'two'), 'cases', { version: '2.0.0' });

  expect(await run('publish', shell, one, two)).toMatchObject({
    code: 0,
    out: expect.stringContaining('cases@2.0.0 published'),
  });
  expect(await run('publish', one)).toMatchObject({
    code: 0,
    out: expect.stringContaining('published before'),
  });
  expect(await run('activate', 'shell@1.0.0', 'cases@1.0.0')).toMatchObject({ code: 0 });
  expect(await run('activate', 'cases@2.0.0', '--by', 'ann', '--reason', 'new list')).toMatchObject({
    code: 0,
  });
  expect(await run('rollback', 'cases', '--by', 'bob', '--reason', 'list is empty')).toMatchObject({
    code: 0,
    out: 'cases@1.0.0 is live again (revision 3, before: 2.0.0)',
  });

  expect((await run('status')).out).toMatch(/revision 3.*\nshell +1\.0\.0.*\ncases +1\.0\.0/);
  expect(JSON.parse((await run('status', '--json')).out)).toMatchObject({ revision: 3 });
  expect((await run('history', 'cases')).out).toMatch(
    /rollback cases 2\.0\.0 → 1\.0\.0 {2}by bob: list is empty$/,
  );
});

test('an automatic activation tells what it left alone', async () => {
  const one = await fakeRemote(join(folder.dir, 'one'), 'cases', { version: '1.0.0' });
  const two = await fakeRemote(join(folder.dir, 'two'), 'cases', { version: '2.0.0' });
  await run('publish', one, two);
  await run('activate', 'cases@1.0.0');
  await run('activate', 'cases@2.0.0');
  await run('rollback', 'cases', '--by', 'bob');
  const { out } = await run('activate', 'cases@2.0.0', '--automatic');
  expect(out).toContain('cases stays at 1.0.0: rollback by bob');
});

test.each([
  [['fly'], "There is no command 'fly'"],
  [['publish'], 'at least one build folder'],
  [['activate', 'cases'], "'cases' is not <domain>@<version>"],
  [['rollback'], 'one domain'],
  [['status', '--loud'], '--loud'],
])('the call %j is wrong: exit code 2', async (argv, message) => {
  expect(await run(...argv)).toMatchObject({ code: 2, err: expect.stringContaining(message) });
});

test('refusals end with exit code 3 and one line; other folders are still published', async () => {
  const good = await fakeRemote(join(folder.dir, 'good'), 'cases');
  const { code, out, err } = await run('publish', join(folder.dir, 'nothing'), good);
  expect(code).toBe(3);
  expect(out).toContain('cases@1.0.0 published');
  expect(err.split('\n')).toHaveLength(1);

  expect(await run('activate', 'cases@7.0.0')).toMatchObject({
    code: 3,
    err: expect.stringContaining('There are: 1.0.0'),
  });
  expect(await run('rollback', 'cases')).toMatchObject({ code: 3 });
});

test('help is shown on request and without a command', async () => {
  expect(await run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('Usage:') });
  expect(await run()).toMatchObject({ code: 2 });
});
