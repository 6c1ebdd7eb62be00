import { execFileSync } from 'node:child_process';
import { fakeRemote } from '../testing/fake-builds';
import { openCli, type CliFixture } from '../testing/cli-fixture';

let cli: CliFixture;
beforeEach(async () => {
  cli = await openCli();
});
afterEach(() => cli.close());

const git = (...args: string[]) => {
  const who = ['-c', 'user.name=Ann', '-c', 'user.email=ann@portal.example'];
  return execFileSync('git', [...who, ...args], { cwd: cli.path('source') }).toString();
};

test('status names what is live by commit, author and subject, and says what was not committed', async () => {
  const build = await fakeRemote(cli.path('source'), 'cases', { version: '1.0.0' });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'A new list');
  const commit = git('rev-parse', 'HEAD').slice(0, 10);
  await cli.run('publish', build);
  await cli.run('activate', 'cases@1.0.0');
  expect((await cli.run('status')).out).toMatch(
    new RegExp(`cases +1\\.0\\.0 .*\\n +from ${commit} by Ann on \\S+: A new list\\n`),
  );

  await fakeRemote(cli.path('source'), 'cases', { version: '2.0.0', files: { 'app.js': 'changed()' } });
  await cli.run('publish', build);
  await cli.run('activate', 'cases@2.0.0');
  expect((await cli.run('status')).out).toContain(`from ${commit}-dirty by Ann`);
});
