import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { FeedDocument } from '../feed';
import { ann, openScene, type DeliveryScene } from '../testing/delivery-scene';
import { PlanDriver } from './plan-driver';

let scene: DeliveryScene;
let failing: string | null;
let paused: string[];
let alarms: string[];
let errors: unknown[];
const MINUTE_MS = 60_000;

beforeEach(async () => {
  scene = await openScene();
  [failing, paused, alarms, errors] = [null, [], [], []];
  for (const version of ['1.0.0', '2.0.0']) await scene.publish('cases', version);
  await scene.delivery.activate([{ domain: 'cases', version: '1.0.0' }], ann);
  await scene.delivery.rollOut(
    { domain: 'cases', version: '2.0.0' },
    { ...ann, steps: [10, 50, 100], every: 30 },
  );
});
afterEach(() => scene.close());
afterEach(() => expect(errors).toEqual([]));

/** A gateway; it may read the feed late. */
function gateway(
  read: () => Promise<FeedDocument | null> = () => scene.delivery.live(),
  stale: () => string | null = () => null,
): PlanDriver {
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (error: unknown) => void errors.push(error),
  };
  return new PlanDriver({
    ...{ delivery: scene.delivery, log, now: () => scene.now().getTime() },
    live: { read: async () => ({ feed: await read(), stale: stale(), keys: '' }) },
    book: { evidence: (_domain, version) => ({ people: 10, bad: version === failing ? 6 : 0 }) },
    keysDir: scene.open().keysDir,
    alarms: {
      note: ({ summary }) => void paused.push(summary),
      raise: ({ name, subject, summary }) => void alarms.push(`${name} ${subject}: ${summary}`),
      resolve: (name, subject = '') => void alarms.push(`${name} ${subject} is over`),
    },
  });
}

const share = async () => (await scene.remote('cases')).percent;
const entries = () => scene.delivery.history('cases');

test('[PL-03] a step is taken when it is due, and the last one ends the plan', async () => {
  const driver = gateway();
  scene.pass(29 * MINUTE_MS);
  await driver.look();
  expect(await share()).toBe(10);
  scene.pass(MINUTE_MS);
  await driver.look();
  expect(await share()).toBe(50);
  expect((await entries()).at(-1)).toMatchObject({
    ...{ who: 'rollout plan', automatic: true, plan: 'step 2 of 3' },
    why: '50 % after 30 min at 10 %: because',
  });
  scene.pass(30 * MINUTE_MS);
  await driver.look();
  expect(await scene.remote('cases')).toMatchObject({
    version: '2.0.0',
    percent: 100,
    fallback: { version: '1.0.0' },
  });
  expect((await scene.remote('cases')).plan).toBeUndefined();
});

test('[PL-03] of two gateways one takes a step, and none after a pause that it has not seen', async () => {
  const before = await scene.delivery.live();
  const late = gateway(() => Promise.resolve(before));
  scene.pass(30 * MINUTE_MS);
  await Promise.all([gateway().look(), late.look()]);
  await late.look();
  expect(await share()).toBe(50);
  expect(await entries()).toHaveLength(3);

  const seen = await scene.delivery.live();
  scene.pass(30 * MINUTE_MS);
  await scene.delivery.changePlan('cases', 'pause', ann);
  await gateway(() => Promise.resolve(seen)).look();
  await gateway().look();
  expect(await share()).toBe(50);
  await scene.delivery.changePlan('cases', 'resume', ann);
  await gateway().look();
  expect(await share()).toBe(50);
  scene.pass(30 * MINUTE_MS);
  await gateway().look();
  expect(await share()).toBe(100);
});

test('[PL-03] a plan is paused, and somebody told, when its release fails for people or a step is refused', async () => {
  failing = '2.0.0';
  scene.pass(30 * MINUTE_MS);
  await gateway().look();
  expect(await share()).toBe(10);
  expect((await entries()).at(-1)).toMatchObject({
    plan: 'paused',
    why: expect.stringContaining('6 of 10 people'),
  });
  expect(paused).toEqual([expect.stringMatching(/^2\.0\.0 stays at 10 %: .*6 of 10 people/)]);

  failing = null;
  await scene.delivery.changePlan('cases', 'resume', ann);
  scene.pass(30 * MINUTE_MS);
  await scene.open().releases.withdraw({ domain: 'cases', version: '2.0.0' });
  await gateway().look();
  expect(paused.at(-1)).toContain('No release 2.0.0');
});

test('[PL-03] a step that no gateway takes is told of after five minutes, until it is taken', async () => {
  const driver = gateway();
  const { keysDir } = scene.open();
  await rename(join(keysDir, 'signing.pem'), join(keysDir, 'away.pem'));
  scene.pass(30 * MINUTE_MS);
  await driver.look();
  scene.pass(4 * MINUTE_MS);
  await driver.look();
  expect(alarms).toEqual([]);
  scene.pass(MINUTE_MS);
  await driver.look();
  expect(alarms).toEqual(['planOverdue cases: 2.0.0 stays at 10 %: no gateway takes the step to 50 %']);
  await rename(join(keysDir, 'away.pem'), join(keysDir, 'signing.pem'));
  await driver.look();
  await driver.look();
  expect(await share()).toBe(50);
  expect(alarms.at(-1)).toBe('planOverdue cases is over');
});

test('[PL-03] a later step of a plan that was out of sight meanwhile is not overdue at once', async () => {
  const seen = { stale: false };
  const driver = gateway(undefined, () => (seen.stale ? 'unreadable' : null));
  const { keysDir } = scene.open();
  const [key, away] = ['signing.pem', 'away.pem'].map((name) => join(keysDir, name)) as [string, string];
  await rename(key, away);
  scene.pass(30 * MINUTE_MS);
  await driver.look();
  scene.pass(5 * MINUTE_MS);
  await driver.look();
  await rename(away, key);
  seen.stale = true;
  await gateway().look();
  expect(await share()).toBe(50);
  scene.pass(30 * MINUTE_MS);
  await rename(key, away);
  await driver.look();
  seen.stale = false;
  alarms = [];
  await driver.look();
  expect(alarms).toEqual(['planOverdue cases is over']);
  scene.pass(5 * MINUTE_MS);
  await driver.look();
  expect(alarms.at(-1)).toBe('planOverdue cases: 2.0.0 stays at 50 %: no gateway takes the step to 100 %');
});

test('[PL-03] a plan that cannot go on holds up no other', async () => {
  for (const version of ['1.0.0', '2.0.0']) await scene.publish('zones', version);
  await scene.delivery.activate([{ domain: 'zones', version: '1.0.0' }], ann);
  await scene.delivery.rollOut(
    { domain: 'zones', version: '2.0.0' },
    { ...ann, steps: [10, 100], every: 30 },
  );
  const { delivery } = scene;
  const changePlan = delivery.changePlan.bind(delivery);
  jest.spyOn(delivery, 'changePlan').mockImplementation(async (domain, ...change) => {
    if (domain === 'cases') throw new Error('the disk is full');
    return changePlan(domain, ...change);
  });
  scene.pass(30 * MINUTE_MS);
  await gateway().look();
  expect((await scene.remote('zones')).percent).toBe(100);
  expect(await share()).toBe(10);
  expect(errors.splice(0)).toEqual([expect.objectContaining({ domain: 'cases' })]);
});
