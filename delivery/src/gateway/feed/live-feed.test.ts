import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStores } from '../../data-folder';
import { makeKeys } from '../../feed';
import { NO_API, BROWSER_SCRIPTS, gatewayFixture, type GatewayFixture } from '../../testing/gateway-fixture';
import { buildGateway } from '../app';

let gateway: GatewayFixture;
const url = '/portal/feed.json';
const keysDir = (): string => join(gateway.dir, 'var/delivery/keys');
const revisionFile = (number: number): string =>
  join(gateway.dir, `var/delivery/revisions/${String(number).padStart(8, '0')}.json`);

beforeEach(async () => {
  gateway = await gatewayFixture();
  await gateway.goLive('shell');
  await gateway.goLive('cases', { version: '1.0.0' });
  await gateway.goLive('cases', { version: '2.0.0' });
});
afterEach(() => gateway.close());

/** Another process on the same data, which has nothing in memory. */
async function coldStart() {
  const settings = {
    apiUrl: NO_API,
    trustProxy: [],
    allowOverrides: false,
    dataDir: join(gateway.dir, 'var'),
    selfHealing: true,
    redisUrl: null,
    alertWebhook: null,
    securityContact: null,
  };
  const stores = openStores(join(gateway.dir, 'var'));
  return (
    await buildGateway(
      {
        ...settings,
        opsToken: null,
        opsPeople: [],
        opsSecondFactors: null,
        cohorts: [],
        opsAssets: '',
        browserScripts: BROWSER_SCRIPTS,
      },
      stores,
    )
  ).app;
}

async function tamper(number: number): Promise<void> {
  const text = await readFile(revisionFile(number), 'utf8');
  await writeFile(revisionFile(number), text.replaceAll('2.0.0', '6.6.6'));
  await rm(join(gateway.dir, 'var/delivery/feed.json'));
}

test('[PL-01] a page names the keys by which its feed is verified', async () => {
  const { body } = await gateway.app.inject({ url: '/', headers: { accept: 'text/html' } });
  const keys = /<meta name="portal-feed-keys" content="([^"]+)">/.exec(body)?.[1]?.split(' ') ?? [];
  expect(keys.map((key) => Buffer.from(key, 'base64').byteLength)).toEqual([32]);
  expect(body).not.toContain('portal-feed-state');

  const [key = ''] = keys;
  const publicKey = await crypto.subtle.importKey('raw', Buffer.from(key, 'base64'), 'Ed25519', false, [
    'verify',
  ]);
  const { signature, ...signed } = (await gateway.app.inject(url)).json<Record<string, unknown>>();
  const isRight = await crypto.subtle.verify(
    'Ed25519',
    publicKey,
    Buffer.from(String(signature), 'base64'),
    Buffer.from(JSON.stringify(signed)),
  );
  expect(isRight).toBe(true);
});

test('[PL-05] a feed with a wrong signature is never given out, and the page says that it is not the newest', async () => {
  await tamper(3);
  const cold = await coldStart();

  const answer = await cold.inject(url);
  expect(answer.json()).toMatchObject({ revision: 2, domains: { cases: { version: '1.0.0' } } });
  expect(answer.headers['x-portal-feed']).toBe('stale');
  const page = await cold.inject({ url: '/cases', headers: { accept: 'text/html' } });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<meta name="portal-feed-state" content="stale">');
  expect(page.body).not.toContain('6.6.6');
  const ready = (await cold.inject('/readyz')).json<{ checks: Record<string, string> }>();
  expect(ready.checks).toMatchObject({
    shell: 'ok',
    feed: 'stale: revision 3 is not signed by a trusted key',
  });
  await cold.close();
});

test('an old revision under a new number is not the newest good one', async () => {
  await copyFile(revisionFile(1), revisionFile(4));
  const cold = await coldStart();
  expect((await cold.inject(url)).json()).toMatchObject({ revision: 3 });
  await cold.close();
});

test('a feed is fresh again as soon as a good one is there', async () => {
  await gateway.app.inject(url);
  await writeFile(revisionFile(4), 'broken');
  expect((await gateway.app.inject(url)).headers['x-portal-feed']).toBe('stale');
  await rm(revisionFile(4));
  await gateway.delivery.rollback('cases', { who: 'test', why: 'test' });
  const answer = await gateway.app.inject(url);
  expect(answer.json()).toMatchObject({ revision: 4, domains: { cases: { version: '1.0.0' } } });
  expect(answer.headers['x-portal-feed']).toBeUndefined();
});

test('a browser that kept the stale answer gets another one at the end of the trouble', async () => {
  const ask = (etag = '') => gateway.app.inject({ url, headers: { 'if-none-match': etag } });
  const good = await ask();
  await writeFile(revisionFile(4), 'broken');
  const stale = await ask(String(good.headers['etag']));
  expect([stale.statusCode, stale.headers['x-portal-feed']]).toEqual([200, 'stale']);
  expect((await ask(String(stale.headers['etag']))).statusCode).toBe(304);
  await rm(revisionFile(4));
  const over = await ask(String(stale.headers['etag']));
  expect([over.statusCode, over.headers['x-portal-feed']]).toEqual([200, undefined]);
  expect(over.headers['etag']).toBe(good.headers['etag']);
});

test('without a trusted key there is no feed, and readiness says what is missing', async () => {
  await rename(join(keysDir(), 'trusted'), join(keysDir(), 'elsewhere'));
  const cold = await coldStart();
  expect((await cold.inject(url)).statusCode).toBe(503);
  expect((await cold.inject({ url: '/', headers: { accept: 'text/html' } })).statusCode).toBe(503);
  const ready = await cold.inject('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toMatchObject({ checks: { shell: expect.stringContaining('no trusted key in') } });

  await rename(join(keysDir(), 'elsewhere'), join(keysDir(), 'trusted'));
  expect((await cold.inject(url)).json()).toMatchObject({ revision: 3 });
  await cold.close();
});

test('a trusted key that is no key is told by the readiness', async () => {
  const trusted = join(keysDir(), 'trusted');
  await writeFile(join(trusted, '0.pem'), 'no key');
  const cold = await coldStart();
  expect((await cold.inject('/readyz')).json()).toMatchObject({
    checks: { shell: expect.stringMatching(/^a trusted key in .* cannot be read/) },
  });
  await rm(join(trusted, '0.pem'));
  expect((await cold.inject(url)).json()).toMatchObject({ revision: 3 });
  await cold.close();
});

test('a key that was taken away is trusted until the keys are read again, and not after', async () => {
  await gateway.app.inject(url);
  const trusted = join(keysDir(), 'trusted');
  const [name = ''] = await readdir(trusted);
  const other = join(gateway.dir, 'other');
  await mkdir(other);
  await makeKeys(other);
  const [otherName = ''] = await readdir(join(other, 'trusted'));
  await copyFile(join(other, 'trusted', otherName), join(trusted, otherName));
  await rm(join(trusted, name));

  expect((await gateway.app.inject(url)).statusCode).toBe(200);
  await gateway.reloadKeys();
  expect((await gateway.app.inject(url)).statusCode).toBe(503);
});

test('[PL-03] while few have a new release, pages preload the one that most have', async () => {
  const cases = { domain: 'cases', version: '3.0.0' };
  await gateway.goLive('cases', { version: '3.0.0', percent: 49 });
  const preloaded = async (): Promise<string | undefined> => {
    const { body } = await gateway.app.inject({ url: '/cases/admin', headers: { accept: 'text/html' } });
    return /rel="preload" as="script" href="\/releases\/cases\/([^/]+)\/remoteEntry/.exec(body)?.[1];
  };
  expect(await preloaded()).toBe('2.0.0');
  await gateway.delivery.activate([cases], { who: 'test', why: 'test', percent: 50 });
  expect(await preloaded()).toBe('3.0.0');
});
