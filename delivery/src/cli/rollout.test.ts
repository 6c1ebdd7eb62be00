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

/** What a gateway does when a step is due. */
const step = () =>
  new Delivery({ ...cli.open(), now: () => new Date() }).changePlan('cases', 'step', {
    ...{ who: 'rollout plan', why: 'as planned', automatic: true },
  });

test('[PL-03] a plan is begun, and who waits for it sees each share until everybody has the release', async () => {
  const begun = await cli.run('rollout', 'cases@2.0.0', '--every', '1', '--reason', 'new list');
  expect([begun.code, begun.err]).toEqual([0, '']);
  expect(begun.out).toMatch(/is live for 10 % .*\nnext: 50 % at \S+Z, by a gateway\n/);
  expect((await cli.run('status')).out).toMatch(
    /cases +2\.0\.0 .* for 10 % {2}fallback 1\.0\.0 {2}next 50 % at /,
  );

  cli.onPause = () => step().then(() => undefined);
  const done = await cli.run('rollout', 'cases@2.0.0', '--wait');
  expect([done.code, done.err]).toEqual([0, '']);
  expect(done.out).toMatch(/is live for 50 % .*\nnext: 100 % at \S+Z, by a gateway\n/);
  expect(await live()).toEqual(['2.0.0', 100]);
  expect((await cli.run('history', 'cases')).out).toMatch(/plan: 10, 50, 100 %, 1 min at each {2}by /);
  expect(await cli.run('rollout', 'cases@2.0.0')).toMatchObject({
    code: 3,
    err: expect.stringContaining('is live for 100 % already'),
  });
});

test('[PL-03] a plan is paused, gone on with and ended, and any other change of the domain ends it', async () => {
  await cli.run('rollout', 'cases@2.0.0');
  expect((await cli.run('rollout', 'cases', '--pause', '--reason', 'a call')).out).toContain(
    'paused before 50 %',
  );
  expect((await cli.run('rollout', 'cases', '--pause')).out).toContain('the plan of cases is so already');
  expect((await cli.run('rollout', 'cases', '--resume')).out).toMatch(/next: 50 % at /);
  await cli.run('rollout', 'cases', '--end');
  expect(await live()).toEqual(['2.0.0', 10]);
  expect(await cli.run('rollout', 'cases', '--resume')).toMatchObject({
    code: 3,
    err: expect.stringContaining('[noPlan]'),
  });
  await cli.run('rollout', 'cases@2.0.0', '--steps', '20,100');
  await cli.run('activate', 'cases@2.0.0', '--percent', '20');
  expect((await cli.run('rollout', 'cases', '--pause')).code).toBe(3);
  expect((await cli.run('history', 'cases')).out.match(/plan: (?:paused|goes on|ended)/g)).toHaveLength(3);
});

test('[PL-03] who waits hears that somebody, or self-healing, takes the release back', async () => {
  cli.onPause = async () => {
    const options = { who: 'self-healing', why: '6 of 6 people with errors', automatic: true };
    await new Delivery({ ...cli.open(), now: () => new Date() }).rollback('cases', options);
  };
  const ended = await cli.run('rollout', 'cases@2.0.0', '--every', '1', '--wait');
  expect(ended.code).toBe(3);
  expect(ended.err).toBe(
    'The rollout of cases ends: self-healing did rollback from 2.0.0 to 1.0.0 (6 of 6 people with errors). [liveChanged]',
  );
  expect(await live()).toEqual(['1.0.0', 100]);
});

test('[PL-03] a release goes first to a company, by status and history too, and a rollout widens it', async () => {
  const clinic = '6b1f2a90-8f0e-4c55-9d7e-1f2a3b4c5d6e';
  const first = await cli.run('activate', 'cases@2.0.0', '--for', clinic);
  expect(first.out).toContain(`cases@2.0.0 is live for ${clinic} (revision 2, before: 1.0.0)`);
  for (const command of ['status', 'history'])
    expect((await cli.run(command)).out).toContain(` for ${clinic} `);
  const wider = await cli.run('rollout', 'cases@2.0.0', '--steps', '10,100');
  expect(wider.out).toContain(`is live for ${clinic} and 10 % (`);
  await step();
  expect(await live()).toEqual(['2.0.0', 100]);
  expect(await cli.run('activate', 'cases@1.0.0', '--for', 'nobody')).toMatchObject({ code: 3 });
});

test('a trial says the first step, and wrong steps are told', async () => {
  expect((await cli.run('rollout', 'cases@2.0.0', '--dry-run')).out).toContain('would be live for 10 %');
  expect(await live()).toEqual(['1.0.0', 100]);
  for (const steps of ['50,10', '0,10', 'x', '10,10'])
    expect(await cli.run('rollout', 'cases@2.0.0', '--steps', steps)).toMatchObject({ code: 2 });
  expect((await cli.run('rollout')).code).toBe(2);
  expect((await cli.run('rollout', 'cases', '--pause', '--end')).code).toBe(2);
});
