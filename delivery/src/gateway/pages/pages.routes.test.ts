import { rm } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { join } from 'node:path';
import { gatewayFixture, type GatewayFixture } from '../../testing/gateway-fixture';

let gateway: GatewayFixture;
const visit = (url: string, headers: Record<string, string> = { accept: 'text/html,*/*;q=0.8' }) =>
  gateway.app.inject({ url, headers });

beforeEach(async () => {
  gateway = await gatewayFixture();
  await gateway.goLive('shell');
  await gateway.goLive('cases', { paths: ['/cases/*'] });
  await gateway.goLive('doctors', { paths: ['/doctors'] });
});
afterEach(() => gateway.close());

function feedIn(page: string): unknown {
  const json = /<script type="application\/json" id="portal-feed">(.*?)<\/script>/s.exec(page)?.[1];
  return JSON.parse(json ?? 'null');
}

test('[PL-01] a page holds the feed, the shell with its integrity, and the files of the remote it needs', async () => {
  const { statusCode, headers, body } = await visit('/cases/admin?page=2');
  const feed = await gateway.delivery.live();
  const shell = feed?.domains.shell;

  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
  });
  expect(feedIn(body)).toEqual(feed);
  for (const { path, integrity } of shell?.scripts ?? []) {
    const attributes = `="/releases/shell/1.0.0/${path}" integrity="${integrity}" crossorigin="anonymous"`;
    expect(body).toContain(`<script defer src${attributes}></script>`);
    expect(body).toContain(`<link rel="preload" as="script" href${attributes}>`);
  }
  expect(body).toContain('<link rel="stylesheet" href="/releases/shell/1.0.0/main.css" integrity="sha384-');
  expect(body).toMatch(
    /as="script" href="\/releases\/cases\/1\.0\.0\/remoteEntry\.js" integrity="sha384-[^"]+" crossorigin/,
  );
  for (const [kind, file] of [
    ['script', 'cases/1.0.0/app.js'],
    ['style', 'cases/1.0.0/app.css'],
    ['script', 'shell/1.0.0/workbench.js'],
  ])
    expect(body).toMatch(
      new RegExp(
        `<link rel="preload" as="${kind}" href="/releases/${file}" integrity="sha384-[^"]+" crossorigin`,
      ),
    );
  expect(body).not.toContain('href="/releases/doctors/');
  expect(body).not.toContain('<!--portal:');
});

test('another path preloads another remote, or none', async () => {
  expect((await visit('/doctors')).body).toContain('href="/releases/doctors/1.0.0/remoteEntry.js"');
  const login = (await visit('/login')).body;
  expect(login).toContain('src="/releases/shell/1.0.0/main.js"');
  expect(login).not.toMatch(/href="\/releases\/(cases|doctors)\//);
  expect(login).not.toContain('href="/releases/shell/1.0.0/workbench.js"');
});

test('a page preloads of the shell what its remote takes, and all that any may take of a remote that does not say', async () => {
  const lists = 'href="/releases/shell/1.0.0/lists.js"';
  expect((await visit('/doctors')).body).toContain(lists);
  for (const [version, preloadOfShell] of [
    ['1.1.0', ['lists', 'of-a-later-shell']],
    ['1.2.0', []],
  ] as const)
    await gateway.goLive('doctors', { version, preloadOfShell });
  const { body } = await visit('/doctors');
  expect(body).toContain('href="/releases/shell/1.0.0/workbench.js"');
  expect(body).not.toContain(lists);
  await gateway.delivery.rollback('doctors', { who: 'test', why: 'test' });
  expect((await visit('/doctors')).body).toContain(lists);
});

test('[SH-13] a page is dark before its first script for a browser whose last page was', async () => {
  const accept = 'text/html,*/*;q=0.8';
  const light = (await visit('/login')).body;
  const dark = (await visit('/login', { accept, cookie: 'portal-scheme=dark' })).body;
  expect(light).not.toContain('portal-dark"');
  expect(dark).toMatch(/<html [^>]*class="portal-dark"/);
  // What is kept for the one is not given to the other.
  expect((await visit('/login', { accept, cookie: 'portal-scheme=x"><script>' })).body).toBe(light);
});

test('[SH-28] somebody without a session has the login in the page itself, before any script', async () => {
  const accept = 'text/html';
  for (const url of ['/', '/login']) {
    const { body } = await visit(url);
    expect(body).toContain('<form>Sign in</form>');
    expect(body).not.toContain('id="splash"');
  }
  for (const { body } of [
    await visit('/cases'),
    await visit('/forget-password'),
    await visit('/login', { accept, cookie: 'portal-session=1' }),
  ]) {
    expect(body).toContain('id="splash"');
    expect(body).not.toContain('<form>');
  }
});

test('[SH-28] a login page has its styles inside, so that its first paint asks for nothing more', async () => {
  await gateway.goLive('shell', { version: '1.1.0', files: { 'main.css': '.card{color:red}/* $& */' } });
  const login = await visit('/login');
  expect(login.body).toContain('<style>.card{color:red}/* $& */</style>');
  expect(login.body).not.toContain('rel="stylesheet"');
  expect(login.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'");
  const asked = [await visit('/cases'), await visit('/forget-password')];
  for (const { body } of asked) expect(body).toContain('<link rel="stylesheet" href="/releases/shell/1.1.0/');
});

test.each(['a{background:url(b.png)}', '@import "b.css";', 'a::after{content:"</style><b>"}'])(
  'styles that mean another thing inside a page stay beside it: %s',
  async (css) => {
    await gateway.goLive('shell', { version: '1.1.0', files: { 'main.css': css } });
    const { body } = await visit('/login');
    expect(body).toContain('<link rel="stylesheet" href="/releases/shell/1.1.0/main.css"');
    expect(body).not.toContain(css);
  },
);

test.each([
  ['', 'en-GB,en;q=0.9', 'en', 'ltr'],
  ['', 'fr, AR-eg;q=0.8, en;q=0.7', 'ar', 'rtl'],
  ['portal-language=ar', 'tr', 'ar', 'rtl'],
  ['portal-language=xx"><script>', 'tr-TR', 'tr', 'ltr'],
  ['portal-language=constructor', '', 'en', 'ltr'],
])(
  '[SH-02] a page begins in the language of the last one (%s), else of the browser (%s): %s',
  async (cookie, accepted, language, direction) => {
    const headers = { accept: 'text/html', cookie, 'accept-language': accepted };
    const { body } = await visit('/login', headers);
    expect(body).toMatch(new RegExp(`<html lang="${language}" dir="${direction}"`));
    // A shell without a login page in the language shows its splash.
    const texts: Record<string, string> = { en: '<form>Sign in</form>', ar: '<form>دخول</form>' };
    expect(body).toContain(texts[language] ?? 'id="splash"');
  },
);

test('[PL-03] the next page after a rollback has the earlier release', async () => {
  await gateway.goLive('cases', { version: '2.0.0', paths: ['/cases/*'] });
  expect((await visit('/cases')).body).toContain('href="/releases/cases/2.0.0/remoteEntry.js"');
  await gateway.delivery.rollback('cases', { who: 'test', why: 'test' });
  expect((await visit('/cases')).body).toContain('href="/releases/cases/1.0.0/remoteEntry.js"');
});

test('[PL-03] the page preloads what most have, also while a cohort has a newer release', async () => {
  const cohort = { name: 'a clinic', members: ['6b1f2a90-8f0e-4c55-9d7e-1f2a3b4c5d6e'] };
  await gateway.goLive('cases', { version: '2.0.0', paths: ['/cases/*'], cohort });
  const { body } = await visit('/cases');
  expect(body).toContain('href="/releases/cases/1.0.0/remoteEntry.js"');
  expect(feedIn(body)).toMatchObject({ domains: { cases: { version: '2.0.0', percent: 0 } } });
});

test('text in a manifest cannot end the element that holds the feed', async () => {
  const manifest = { id: 'chat', paths: ['/inbox'], title: '</script><script>alert(1)</script> $& $1' };
  await gateway.goLive('chat', { files: { 'manifest.json': JSON.stringify(manifest) } });
  const { body } = await visit('/inbox');
  expect(body).not.toContain('alert(1)</script>');
  expect(feedIn(body)).toMatchObject({ domains: { chat: { manifest } } });
});

test('[PL-05] the page works while the release folder of a remote is gone', async () => {
  await rm(join(gateway.dir, 'var/releases/cases'), { recursive: true });
  const { statusCode, body } = await visit('/cases/admin');
  expect(statusCode).toBe(200);
  expect(feedIn(body)).toMatchObject({ domains: { cases: { version: '1.0.0' } } });
});

test('only what a person navigates to is a page', async () => {
  expect((await visit('/cases/app.js')).statusCode).toBe(404);
  expect((await visit('/favicon.ico')).statusCode).toBe(404);
  expect((await visit('/cases', { accept: 'application/json' })).statusCode).toBe(404);
  expect((await visit('/cases', { accept: '*/*', 'sec-fetch-dest': 'script' })).statusCode).toBe(404);
  expect(
    (await gateway.app.inject({ method: 'POST', url: '/cases', headers: { accept: 'text/html' } }))
      .statusCode,
  ).toBe(404);
  expect((await visit('/cases', { accept: '*/*' })).statusCode).toBe(200);
  expect((await visit('/cases/%D8%A7/%E2%82%AC')).statusCode).toBe(200);
});

test('an address that cannot be decoded is a page to who goes there, and nothing to others', async () => {
  for (const url of ['/%E0%A4%A', '/cases/%E0%A4%A?page=2', '/%']) {
    const { statusCode, headers, body } = await visit(url);
    expect([statusCode, headers['x-content-type-options']]).toEqual([200, 'nosniff']);
    expect(body).toContain('id="portal-feed"');
  }
  for (const url of ['/%E0%A4%A.js', '/releases/cases/1.0.0/%E0%A4%A']) {
    const answer = await visit(url);
    expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'notFound', message: 'Not found.' }]);
  }
  expect((await visit('/api/%E0%A4%A')).statusCode).toBe(400);
});

test('asks for HTTPS from then on where it is reached by HTTPS', async () => {
  const behindProxy = await gatewayFixture({ trustProxy: ['loopback'] });
  const over = (proto: string) =>
    behindProxy.app.inject({ url: '/healthz', headers: { 'x-forwarded-proto': proto } });
  expect((await over('https')).headers['strict-transport-security']).toBe(
    'max-age=63072000; includeSubDomains',
  );
  expect((await over('http')).headers['strict-transport-security']).toBeUndefined();
  await behindProxy.close();
});

test('no answer can be framed by others', async () => {
  for (const url of ['/healthz', '/portal/feed.json', '/releases/none/1.0.0/none.js', '/ops', '/api/version'])
    expect(String((await gateway.app.inject({ url })).headers['content-security-policy'])).toContain(
      "base-uri 'none'; frame-ancestors 'self'",
    );
});

test('pages are protected, and open to local overrides only where that is allowed', async () => {
  const { headers, body } = await visit('/cases');
  expect(headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'referrer-policy': 'same-origin' });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy.split('; ').filter((rule) => rule.startsWith('script'))).toEqual([
    "script-src 'self'",
    "script-src-attr 'none'",
  ]);
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).not.toContain('localhost');
  expect(body).not.toContain('portal-overrides');
  const open = await gatewayFixture({ allowOverrides: true });
  await open.goLive('shell');
  const answer = await open.app.inject({ url: '/', headers: { accept: 'text/html' } });
  await open.close();
  const openPolicy = answer.headers['content-security-policy'];
  expect(openPolicy).toContain("script-src 'self' http://localhost:*");
  expect(openPolicy).toContain('ws://localhost:*');
  expect(answer.body).toContain('<meta name="portal-overrides"');
});

test('without a shell there is a plain page that says so', async () => {
  await rm(join(gateway.dir, 'var/releases/shell'), { recursive: true });
  const { statusCode, body } = await visit('/cases');
  expect(statusCode).toBe(503);
  expect(body).toContain('The portal is not available right now');
});

test('a page goes out as Brotli to who takes it', async () => {
  const plain = await visit('/cases');
  const small = await visit('/cases', { accept: 'text/html', 'accept-encoding': 'gzip, br;q=0.9' });
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length);
});
