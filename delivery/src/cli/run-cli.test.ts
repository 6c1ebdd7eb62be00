import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fakeApi } from '../testing/fake-api';
import { fakeRemote, fakeShell, temporaryFolder } from '../testing/fake-builds';
import { openPlace } from '../testing/store-kinds';
import { runCli } from './run-cli';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeEach(async () => {
  folder = await temporaryFolder();
  env = { DATA_DIR: join(folder.dir, 'var') };
});
afterEach(() => folder.remove());

let env: Readonly<Record<string, string>>;

async function run(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const host = {
    env,
    out: (l: string) => out.push(l),
    err: (l: string) => err.push(l),
    elapsed: () => 1449,
    pause: async () => undefined,
  };
  const code = await runCli(argv, host);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

test('init makes the first releases live in one revision, once and no more', async () => {
  const shell = await fakeShell(join(folder.dir, 'shell'));
  const cases = await fakeRemote(join(folder.dir, 'cases'), 'cases', { version: '1.0.0' });
  expect(await run('init')).toMatchObject({ code: 2 });
  expect((await run('init', shell, cases, '--dry-run')).out).toContain(
    'cases@1.0.0 would be published and live',
  );
  expect((await run('verify', 'cases@1.0.0')).err).toContain('no such release');
  expect((await run('status')).out).toContain('Nothing is live yet.');
  const first = await run('init', shell, cases, '--by', 'ann');
  expect(first.out).toMatch(/^shell@1\.0\.0 is live \(revision 1, .*\ncases@1\.0\.0 is live \(revision 1, /);
  expect((await run('history')).out).toContain('by ann: the first releases of this portal');
  expect(await run('init', shell, cases)).toMatchObject({
    code: 3,
    err: expect.stringMatching(
      /^This portal is live since .* \(revision 1\)\. Its releases are changed by publish/,
    ),
  });
});

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
    out: expect.stringMatching(
      /^cases@1\.0\.0 is live again \(revision 3, before: 2\.0\.0\)\ndone in 1\.4 s$/,
    ),
  });

  expect((await run('status')).out).toMatch(/revision 3.*\nshell +1\.0\.0.*\ncases +1\.0\.0/);
  expect(JSON.parse((await run('status', '--json')).out)).toMatchObject({ revision: 3 });
  expect((await run('history', 'cases')).out).toMatch(
    /rollback cases 2\.0\.0 → 1\.0\.0 {2}by bob: list is empty\n/,
  );
  const lines = (await run('history', '--json')).out.split('\n');
  expect(lines.map((line) => JSON.parse(line).to)).toEqual(['1.0.0', '1.0.0', '2.0.0', '1.0.0']);
});

test('[PL-03] the same commands work on a bucket, and leave nothing in the data folder but the keys', async () => {
  const place = await openPlace('S3');
  env = place.env;
  const one = await fakeRemote(join(folder.dir, 'one'), 'cases', { version: '1.0.0' });
  const two = await fakeRemote(join(folder.dir, 'two'), 'cases', { version: '2.0.0' });
  expect(await run('publish', one, two)).toMatchObject({ code: 0 });
  expect(await run('activate', 'cases@1.0.0')).toMatchObject({ code: 0 });
  expect(await run('activate', 'cases@2.0.0', '--percent', '10')).toMatchObject({ code: 0 });
  expect(await run('rollback', 'cases')).toMatchObject({ code: 0 });
  expect((await run('status')).out).toMatch(/revision 3.*\ncases +1\.0\.0/);
  expect(await run('verify')).toMatchObject({ code: 0, out: expect.stringContaining('3 revisions') });
  expect(await readdir(env['DATA_DIR'] ?? '')).toEqual(['delivery']);
  expect(await readdir(join(env['DATA_DIR'] ?? '', 'delivery'))).toEqual(['keys']);
  await place.close();
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
  [['activate', 'cases@1', 'chat@1', 'cases@2'], 'activate names cases twice'],
  [['activate', 'cases@1', '--percent', '101'], "not '101'"],
  [['activate', 'cases@1', '--percent', 'ten'], "not 'ten'"],
  [['rollback'], 'one domain'],
  [['verify', 'cases@1', 'chat@1'], 'verify takes one'],
  [['sign', 'cases'], 'sign takes no names'],
  [['keys', 'new'], 'keys takes no names'],
  [['status', '--loud'], '--loud'],
])('the call %j is wrong: exit code 2', async (argv, message) => {
  expect(await run(...argv)).toMatchObject({ code: 2, err: expect.stringContaining(message) });
});

test('[PL-05] a script that no browser can read is not published, unless somebody insists', async () => {
  const files = { 'remoteEntry.js': 'var cases = {\n  get: (' };
  const broken = await fakeRemote(join(folder.dir, 'broken'), 'cases', { files });
  const { code, out, err } = await run('publish', broken);
  expect([code, out]).toEqual([3, 'refused in 1.4 s']);
  expect(err).toMatch(
    /remoteEntry\.js:2: SyntaxError: Unexpected end of input\. No browser could run this release\.$/,
  );
  expect(await run('publish', broken, '--force')).toMatchObject({ code: 0 });
});

test('refusals end with exit code 3 and one line; other folders are still published', async () => {
  const good = await fakeRemote(join(folder.dir, 'good'), 'cases');
  const { code, out, err } = await run('publish', join(folder.dir, 'nothing'), good);
  expect(code).toBe(3);
  expect(out).toMatch(/^cases@1\.0\.0 published, \d+ kB\nrefused in 1\.4 s$/);
  expect(err.split('\n')).toHaveLength(1);

  expect(await run('activate', 'cases@7.0.0')).toMatchObject({
    code: 3,
    err: expect.stringContaining('There are: 1.0.0'),
  });
  expect(await run('rollback', 'cases')).toMatchObject({ code: 3 });
});

test('[PL-03] a rollout is begun, raised and seen', async () => {
  const one = await fakeRemote(join(folder.dir, 'one'), 'cases', { version: '1.0.0' });
  const two = await fakeRemote(join(folder.dir, 'two'), 'cases', { version: '2.0.0' });
  await run('publish', one, two);
  await run('activate', 'cases@1.0.0');
  expect((await run('activate', 'cases@2.0.0', '--percent', '10')).out).toContain(
    'cases@2.0.0 is live for 10 % (revision 2, before: 1.0.0)',
  );
  expect((await run('status')).out).toMatch(/cases +2\.0\.0 .* for 10 % {2}fallback 1\.0\.0/);
  await run('activate', 'cases@2.0.0', '--percent', '50%');
  expect((await run('history')).out).toContain('activate cases 2.0.0 → 2.0.0 for 50 %');
});

test('[PL-03] a dry run says what would be done and what speaks against it, and changes nothing', async () => {
  const shell = await fakeShell(join(folder.dir, 'shell'));
  const one = await fakeRemote(join(folder.dir, 'one'), 'cases', { version: '1.0.0' });
  const two = await fakeRemote(join(folder.dir, 'two'), 'cases', { version: '2.0.0', contract: '^2.0.0' });
  expect(await run('publish', one, '--dry-run')).toMatchObject({
    code: 0,
    out: expect.stringContaining('cases@1.0.0 would be published'),
  });
  expect((await run('publish', one)).out).toContain('cases@1.0.0 published');
  await run('publish', shell, two);
  await run('activate', 'shell@1.0.0', 'cases@1.0.0');

  const refused = await run('activate', 'cases@2.0.0', '--dry-run');
  expect(refused).toMatchObject({
    code: 3,
    out: expect.stringMatching(
      /^cases@2\.0\.0 would be live \(revision 2, before: 1\.0\.0\)\nNothing was changed\./,
    ),
    err: 'against it: cases 2.0.0 was built for platform contract ^2.0.0, shell 1.0.0 is 1.0.0',
  });
  expect((await run('status')).out).toContain('revision 1');

  expect(await run('activate', 'cases@2.0.0', '--force')).toMatchObject({
    code: 3,
    err: expect.stringContaining('gives a reason'),
  });
  const forced = await run('activate', 'cases@2.0.0', '--force', '--reason', 'the shell follows');
  expect(forced).toMatchObject({ code: 0, err: expect.stringMatching(/^in spite of: cases 2\.0\.0/) });
  expect((await run('history')).out).toContain('by');
  expect((await run('history')).out).toContain('the shell follows  in spite of: cases 2.0.0 was built for');
  expect((await run('rollback', 'cases', '--dry-run')).out).toContain('cases@1.0.0 would be live again');
  expect((await run('status')).out).toContain('revision 2');
});

test('keys are made once, changed, and sign the feed', async () => {
  const keysDir = join(folder.dir, 'var/delivery/keys');
  const made = await run('keys');
  expect(made.out).toContain(`private key: ${join(keysDir, 'signing.pem')}`);
  expect(await run('keys')).toMatchObject({ code: 3, err: expect.stringContaining('keys --rotate') });
  await run('publish', await fakeRemote(join(folder.dir, 'one'), 'cases'));
  await run('activate', 'cases@1.0.0');

  expect(await run('keys', '--finish')).toMatchObject({
    code: 3,
    err: expect.stringContaining('[noNextKey]'),
  });
  expect((await run('keys', '--rotate')).out).toMatch(/vouches for it \(revision 2\) and goes on signing/);
  expect((await run('keys', '--finish')).out).toMatch(
    /^the feed is signed by [0-9a-f]{16} \(revision 3, before: [0-9a-f]{16}\)/,
  );
  expect(await run('keys', '--rotate', '--dry-run')).toMatchObject({ code: 2 });
  expect((await run('sign')).out).toContain('signed by the present key already');
  expect((await run('status')).out).not.toContain('NOT SIGNED');
  const trusted = await readdir(join(keysDir, 'trusted'));
  await Promise.all(trusted.map((name) => rm(join(keysDir, 'trusted', name))));
  expect((await run('status')).out).toContain('NOT SIGNED BY A TRUSTED KEY');
});

test('verify ends with exit code 1 when something is wrong, line by line', async () => {
  await run('publish', await fakeRemote(join(folder.dir, 'one'), 'cases'));
  await run('activate', 'cases@1.0.0');
  expect(await run('verify')).toMatchObject({
    code: 0,
    out: expect.stringContaining('1 revisions, 1 releases with 6 files: all sound'),
  });
  await writeFile(join(folder.dir, 'var/releases/cases/1.0.0/app.js'), 'other()');
  await rm(join(folder.dir, 'var/releases/cases/1.0.0/app.css'));
  const err = 'cases@1.0.0: app.css is missing\ncases@1.0.0: app.js is not what was published';
  expect(await run('verify')).toMatchObject({ code: 1, err });
  expect(await run('verify', 'cases@1.0.0')).toMatchObject({
    code: 1,
    err,
    out: expect.stringMatching(/^cases@1\.0\.0: 6 files: 2 wrong\nfailed in/),
  });
});

test('help is shown on request and without a command', async () => {
  expect(await run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('Usage:') });
  expect(await run()).toMatchObject({ code: 2 });
});

test('[PL-05] a remote that makes calls of a newer API than the server answers is refused; a server that is away is told', async () => {
  const api = await fakeApi((request, reply) => {
    reply.end(JSON.stringify(request.url === '/api/version' ? { version: '1.2.0' } : {}));
  });
  env = { ...env, API_URL: api.url };
  const shell = await fakeShell(join(folder.dir, 'shell'));
  const cases = await fakeRemote(join(folder.dir, 'cases'), 'cases', { api: '^1.3.0' });
  await run('publish', shell, cases);
  expect(await run('activate', 'shell@1.0.0', 'cases@1.0.0')).toMatchObject({
    code: 3,
    err: expect.stringContaining('cases 1.0.0 makes calls of API ^1.3.0, the API server is 1.2.0'),
  });
  await api.close();
  expect(await run('activate', 'shell@1.0.0', 'cases@1.0.0')).toMatchObject({
    code: 0,
    err: expect.stringMatching(/^not checked: the API server does not say its version/),
  });
});
