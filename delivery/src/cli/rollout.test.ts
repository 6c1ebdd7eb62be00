import { Delivery } from '../operations';
import { fakeRemote } from '../testing/fake-builds';
import { openCli, type CliFixture } from '../testing/cli-fixture';

let cli: CliFixture;
beforeEach(async () => {
  cli = await openCli();
  for (const version of ['1.0.0', '2.0.0'])
    await cli.run('publish', await fakeRemote(cli.path(version), 'cases', { version }));
  await cli.run('activate', 'cases@1.0.0');
});
afterEach(() => cli.close());

const live = async () => {
  const entry = (await cli.open().feed.read())?.domains['cases'];
  return [entry?.version, entry?.percent] as const;
};

test('[PL-03] a rollout goes on by itself, a share at a time, until everybody has the release', async () => {
  const seen: (readonly unknown[])[] = [];
  let waited = 0;
  cli.onPause = async (ms) => {
    waited += ms;
    seen.push(await live());
  };
  const done = await cli.run('rollout', 'cases@2.0.0', '--every', '1', '--reason', 'new list');
  expect([done.code, done.err]).toEqual([0, '']);
  expect(waited).toBe(2 * 60_000);
  expect([...new Set(seen.map(String))]).toEqual(['2.0.0,10', '2.0.0,50']);
  expect(await live()).toEqual(['2.0.0', 100]);
  expect(done.out).toMatch(/is live for 10 % .*\nnext: 50 % in 1 min; Ctrl-C stops here\n/);
});

test('[PL-03] it ends when somebody, or self-healing, takes the release back, and says who', async () => {
  cli.onPause = async () => {
    const options = { who: 'self-healing', why: '6 of 6 people with errors', automatic: true };
    await new Delivery({ ...cli.open(), now: () => new Date() }).rollback('cases', options);
  };
  const ended = await cli.run('rollout', 'cases@2.0.0', '--every', '1');
  expect(ended.code).toBe(3);
  expect(ended.err).toBe(
    'The rollout of cases ends: self-healing did rollback from 2.0.0 to 1.0.0 (6 of 6 people with errors). [liveChanged]',
  );
  expect(await live()).toEqual(['1.0.0', 100]);
});

test('[PL-03] it ends when somebody chooses another share, and goes on from there when it is typed again', async () => {
  cli.onPause = () =>
    cli.run('activate', 'cases@2.0.0', '--percent', '20', '--by', 'ann').then(() => undefined);
  expect((await cli.run('rollout', 'cases@2.0.0')).err).toContain(
    'ann did activate from 2.0.0 to 2.0.0 for 20 %',
  );
  cli.onPause = () => undefined;
  const done = await cli.run('rollout', 'cases@2.0.0', '--steps', '10,30,100');
  expect(done.out).not.toContain('for 10 %');
  expect(done.out).toContain('for 30 %');
  expect(await live()).toEqual(['2.0.0', 100]);
  expect((await cli.run('rollout', 'cases@2.0.0')).out).toContain('is live for 100 % already');
});

test('[PL-03] a release goes first to a company, by status and history too, and a rollout widens it', async () => {
  const clinic = '6b1f2a90-8f0e-4c55-9d7e-1f2a3b4c5d6e';
  const first = await cli.run('activate', 'cases@2.0.0', '--for', clinic);
  expect(first.out).toContain(`cases@2.0.0 is live for ${clinic} (revision 2, before: 1.0.0)`);
  for (const command of ['status', 'history'])
    expect((await cli.run(command)).out).toContain(` for ${clinic} `);
  const wider = await cli.run('rollout', 'cases@2.0.0', '--steps', '10,100');
  expect(wider.out).toContain(`is live for ${clinic} and 10 % (`);
  expect(await live()).toEqual(['2.0.0', 100]);
  expect(await cli.run('activate', 'cases@1.0.0', '--for', 'nobody')).toMatchObject({ code: 3 });
});

test('a trial says the first step, and wrong steps are told', async () => {
  expect((await cli.run('rollout', 'cases@2.0.0', '--dry-run')).out).toContain('would be live for 10 %');
  expect(await live()).toEqual(['1.0.0', 100]);
  for (const steps of ['50,10', '0,10', 'x', '10,10'])
    expect(await cli.run('rollout', 'cases@2.0.0', '--steps', steps)).toMatchObject({ code: 2 });
  expect((await cli.run('rollout')).code).toBe(2);
});
