import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fakeRemote } from '../testing/fake-builds';
import { openCli, type CliFixture } from '../testing/cli-fixture';

let cli: CliFixture;
beforeEach(async () => {
  cli = await openCli();
  await cli.run('publish', await fakeRemote(cli.path('1.0.0'), 'cases', { version: '1.0.0' }));
  await cli.run('activate', 'cases@1.0.0');
});
afterEach(() => cli.close());

const live = async () => (await cli.open().feed.read())?.domains['cases']?.version;
const REASON = 'cases 2.0.0 was not opened in a browser before it was published';

test('[PL-05] a release that nobody has opened in a browser is refused, unless it is meant, and the trail says so', async () => {
  const build = await fakeRemote(cli.path('2.0.0'), 'cases', { version: '2.0.0', isUnproven: true });
  expect(await cli.run('publish', build)).toMatchObject({
    code: 0,
    out: expect.stringContaining('activate it with --unchecked'),
  });
  for (const command of [
    ['activate'],
    ['activate', '--dry-run'],
    ['rollout'],
    ['activate', '--force', '--reason', 'x'],
  ]) {
    const refused = await cli.run(...command, 'cases@2.0.0');
    expect([refused.code, refused.err]).toEqual([3, expect.stringContaining(REASON)]);
  }
  expect(await live()).toBe('1.0.0');
  const meant = ['--unchecked', '--reason', 'no browser here'];
  expect((await cli.run('activate', 'cases@2.0.0', '--percent', '10', ...meant)).err).toBe(
    `in spite of: ${REASON}`,
  );
  expect((await cli.run('history')).out).toContain(`no browser here  in spite of: ${REASON}`);
  // Another share of what is live is no news, and a way back is always open.
  expect(await cli.run('activate', 'cases@2.0.0')).toMatchObject({ code: 0, err: '' });
  expect((await cli.run('rollback', 'cases')).code).toBe(0);
});

test('[PL-05] a proof is of the very files that were opened', async () => {
  const build = await fakeRemote(cli.path('2.0.0'), 'cases', { version: '2.0.0' });
  await writeFile(join(build, 'app.js'), 'built(again)');
  expect((await cli.run('publish', build)).out).toContain('activate it with --unchecked');
  expect((await cli.run('activate', 'cases@2.0.0')).err).toContain('[unchecked]');

  await cli.run('publish', await fakeRemote(cli.path('3.0.0'), 'cases', { version: '3.0.0' }));
  const file = join(cli.dir, 'var/releases/cases/3.0.0/release.json');
  const record = await readFile(file, 'utf8');
  const { files } = JSON.parse(record) as { files: Record<string, { integrity: string }> };
  await writeFile(file, record.replace(files['app.js']?.integrity ?? '', 'sha384-other'));
  expect((await cli.run('activate', 'cases@3.0.0')).err).toContain('[unchecked]');
  await writeFile(file, record);
  expect((await cli.run('activate', 'cases@3.0.0')).code).toBe(0);
});
