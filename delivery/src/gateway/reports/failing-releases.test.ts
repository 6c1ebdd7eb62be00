import { gatewayFixture, type GatewayFixture } from '../../testing/gateway-fixture';
import { HealthBook } from '../../health';
import { failingReleases } from './failing-releases';

let gateway: GatewayFixture;
beforeEach(async () => {
  gateway = await gatewayFixture();
});
afterEach(() => gateway.close());

test('what everybody has and fails for people is told, for ten minutes', async () => {
  await gateway.goLive('shell');
  await gateway.goLive('cases');
  const feed = await gateway.delivery.live();
  const live = { read: async () => ({ feed, stale: null, keys: '' }) };
  const book = new HealthBook(Date.now);
  const at = Date.now();
  const fail = (person: number) =>
    book.add({ at, voter: `p:${person}`, reports: [{ domain: 'cases', version: '1.0.0', kind: 'error' }] });
  for (let person = 0; person < 4; person += 1) fail(person);
  expect(await failingReleases(live, book)).toEqual({ shell: 'ok', cases: 'ok' });
  fail(4);
  expect(await failingReleases(live, book)).toMatchObject({
    cases: '1.0.0: 5 of 5 people with errors (100 %)',
  });
  expect(await failingReleases(live, book, at + 10 * 60_000 + 1)).toMatchObject({ cases: 'ok' });
});

test('in a rollout, what the others have is told of too', async () => {
  await gateway.goLive('shell');
  await gateway.goLive('cases');
  await gateway.goLive('cases', { version: '1.1.0', percent: 10 });
  const feed = await gateway.delivery.live();
  const live = { read: async () => ({ feed, stale: null, keys: '' }) };
  const book = new HealthBook(Date.now);
  for (let person = 0; person < 5; person += 1)
    book.add({
      at: Date.now(),
      voter: `p:${person}`,
      reports: [{ domain: 'cases', version: '1.0.0', kind: 'error' }],
    });
  expect(await failingReleases(live, book)).toMatchObject({
    cases: '1.0.0: 5 of 5 people with errors (100 %)',
  });
});
