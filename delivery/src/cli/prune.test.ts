import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fakeRemote } from '../testing/fake-builds';
import { openCli, type CliFixture } from '../testing/cli-fixture';

let cli: CliFixture;
beforeEach(async () => {
  cli = await openCli();
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
    const dir = await fakeRemote(cli.path(version), 'cases', { version });
    const builtAt = new Date(`2026-01-0${version[0]}`);
    await utimes(join(dir, 'build.json'), builtAt, builtAt);
    await cli.run('publish', dir);
    if (version !== '1.0.0') await cli.run('activate', `cases@${version}`);
  }
});
afterEach(() => cli.close());

test('prune tells what it would free, frees it, and stands in the trail; verify is sound after it', async () => {
  const freed =
    /cases@1\.0\.0, built 2026-01-01\S+: 0\.0 MB\n1 releases (would be|are) removed, which frees 0\.0 MB; 2 are kept/;
  const limits = ['--keep', '2', '--days', '0'];
  const trial = await cli.run('prune', ...limits, '--dry-run');
  expect(trial).toMatchObject({ code: 0, out: expect.stringMatching(freed) });
  expect(trial.out).toContain('Nothing was changed.');
  expect((await cli.run('verify', 'cases@1.0.0')).code).toBe(0);

  expect(await cli.run('prune', ...limits, '--by', 'ann', '--reason', 'disk')).toMatchObject({
    code: 0,
    out: expect.stringMatching(freed),
  });
  expect((await cli.run('verify', 'cases@1.0.0')).err).toContain('there is no such release');
  expect((await cli.run('history')).out).toMatch(/prune \* nothing → cases@1\.0\.0 {2}by ann: disk/);
  expect((await cli.run('verify')).out).toContain('all sound');
  expect((await cli.run('prune')).out).toContain('0 releases are removed');
});

test.each([
  ['--keep', '0'],
  ['--days', 'x'],
  ['--keep', '-1'],
])('%s %s is a wrong call', async (option, value) => {
  expect(await cli.run('prune', `${option}=${value}`)).toMatchObject({ code: 2 });
});
