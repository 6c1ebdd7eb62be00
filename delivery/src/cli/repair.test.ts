import { fakeRemote } from '../testing/fake-builds';
import { openCli, type CliFixture } from '../testing/cli-fixture';

let cli: CliFixture;
beforeEach(async () => {
  cli = await openCli();
  await cli.run('publish', await fakeRemote(cli.path('one'), 'cases', { version: '1.0.0' }));
  await cli.run('activate', 'cases@1.0.0');
});
afterEach(() => cli.close());

test('[PL-03] repair mends the newest revision, keeps the damaged file, and stands in the trail', async () => {
  expect((await cli.run('repair')).out).toContain('there is nothing to repair');
  await cli.write('revisions/00000001.json', '{');
  expect(await cli.run('status')).toMatchObject({
    code: 3,
    err: expect.stringContaining('[feedUnreadable]'),
  });
  expect((await cli.run('repair', '--dry-run')).out).toMatch(
    /^revision 1 would be mended from its signed copy in feed\.json \(revision 2\)\nNothing was changed/,
  );
  expect(await cli.run('repair', '--by', 'ann', '--reason', 'full disk')).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /^the damaged file is kept: .*00000001\.json\.damaged-\S+\nrevision 1 is mended from its signed copy in feed\.json \(revision 2\)/,
    ),
  });
  expect((await cli.run('history')).out).toMatch(/repair \* revision 1 → feed\.json {2}by ann: full disk/);
  expect((await cli.run('verify')).out).toContain('2 revisions, 1 releases with 6 files: all sound');
  expect((await cli.run('status')).out).toMatch(/^revision 2,.*\ncases +1\.0\.0/);
});
