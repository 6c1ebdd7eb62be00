import { fakeRemote } from '../testing/fake-builds';
import { openCli, type CliFixture } from '../testing/cli-fixture';
import { runCli } from './run-cli';

let cli: CliFixture;
beforeEach(async () => {
  cli = await openCli();
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
    await cli.run('publish', await fakeRemote(cli.path(version), 'cases', { version }));
    await cli.run('activate', `cases@${version}`, '--by', 'ann');
  }
});
afterEach(() => cli.close());

const rollback = (who: string, ...options: string[]) =>
  cli.run('rollback', 'cases', '--by', who, '--reason', 'empty lists', ...options);
const live = async () => JSON.parse((await cli.run('status', '--json')).out).domains.cases.version;

test('[PL-03] two people who roll one domain back in one incident go back one release', async () => {
  expect(await rollback('ann')).toMatchObject({ code: 0 });
  expect(await rollback('bob')).toMatchObject({
    code: 3,
    err: expect.stringMatching(
      /^Refused: ann rolled cases back from 3\.0\.0 to 2\.0\.0 \d s ago \(\S+\): empty lists\. .*--again.* \[alreadyRolledBack\]$/,
    ),
  });
  expect(await rollback('bob', '--dry-run')).toMatchObject({
    code: 3,
    err: expect.stringMatching(/^against it: ann rolled cases back/),
  });
  expect(await live()).toBe('2.0.0');
  expect(await rollback('bob', '--again')).toMatchObject({
    code: 0,
    err: expect.stringMatching(/^in spite of: ann rolled cases back/),
  });
  expect(await live()).toBe('1.0.0');
});

test('[PL-03] with --from the second of two is refused, and who names what is live is not', async () => {
  expect(await rollback('ann', '--from', '3.0.0')).toMatchObject({ code: 0 });
  expect(await rollback('bob', '--from', '3.0.0')).toMatchObject({
    code: 3,
    err: expect.stringMatching(
      /cases is 2\.0\.0: ann rolled it back from 3\.0\.0 to 2\.0\.0.*\[liveChanged\]$/,
    ),
  });
  expect(await live()).toBe('2.0.0');
  expect(await rollback('bob', '--from', 'cases@2.0.0')).toMatchObject({ code: 0 });
  expect(await live()).toBe('1.0.0');
});

test('[PL-03] a release that was rolled back is marked, and live again on purpose only', async () => {
  await rollback('ann');
  expect((await cli.run('status')).out).toMatch(
    /cases.* 2\.0\.0 .*\n +3\.0\.0 rolled back by ann .*: empty lists/,
  );
  expect((await cli.run('history')).out).toMatch(
    /activate cases 2\.0\.0 → 3\.0\.0 .* {2}rolled back: empty lists/,
  );
  expect(await cli.run('activate', 'cases@3.0.0')).toMatchObject({
    code: 3,
    err: expect.stringContaining('[knownBad]'),
  });
  expect(await cli.run('activate', 'cases@3.0.0', '--again')).toMatchObject({ code: 0 });
  expect((await cli.run('status')).out).not.toContain('rolled back');
});

test('[PL-03] two people of one account are told apart by DELIVERY_BY, and --by goes before it', async () => {
  const as = async (who: string, ...options: string[]) => {
    const env = { ...cli.env, DELIVERY_BY: who };
    const err: string[] = [];
    const host = { env, out: () => undefined, err: (line: string) => err.push(line) };
    const argv = ['rollback', 'cases', '--reason', 'empty lists', ...options];
    const code = await runCli(argv, { ...host, elapsed: () => 0, pause: async () => undefined });
    return { code, err: err.join('\n') };
  };
  expect(await as('ann')).toMatchObject({ code: 0 });
  expect((await cli.run('history')).out).toContain('by ann: empty lists');
  expect(await as('bob')).toMatchObject({ code: 3, err: expect.stringContaining('[alreadyRolledBack]') });
  expect(await as('bob', '--by', 'ann')).toMatchObject({ code: 0 });
});

test.each([
  [['activate', 'cases@1.0.0', 'cases2@1.0.0', '--from', '3.0.0']],
  [['rollback', 'cases', '--from', 'doctors@1.0.0']],
])('%j names nothing that is changed', async (call) => {
  expect(await cli.run(...call)).toMatchObject({ code: 2, err: expect.stringContaining('--from names') });
});
