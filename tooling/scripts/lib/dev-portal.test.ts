import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { devLinks, overrideLink, portalOf, troubleWith } from './dev-portal.mjs';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A portal that answers with this policy. */
async function portalWith(policy: string, status = 200): Promise<string> {
  const server = createServer((_request, response) =>
    response.writeHead(status, { 'content-security-policy': policy }).end('page'),
  );
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}`;
}

test.each([
  [{}, 'http://localhost:8080'],
  [{ PORT: '9000' }, 'http://localhost:9000'],
  [{ PORTAL_URL: 'https://staging.example/some/page', PORT: '9000' }, 'https://staging.example'],
])('%j means the portal at %s', (env, portal) => expect(portalOf(env)).toBe(portal));

test.each(['staging', 'ftp://staging.example'])('PORTAL_URL=%s is refused', (PORTAL_URL) => {
  expect(() => portalOf({ PORTAL_URL })).toThrow(`PORTAL_URL is '${PORTAL_URL}'`);
});

test('[PL-02] the link names the portal, the domain and this machine', () => {
  expect(overrideLink('https://staging.example', 'cases', 8091)).toBe(
    'https://staging.example/?portal-override=cases@http://localhost:8091/portal-dev/cases/',
  );
});

test('what is printed has the address for refresh, a link for each remote, and what speaks against it', () => {
  const served = { ids: ['shell', 'cases'], portal: 'https://staging.example', port: 8090 };
  const printed = devLinks({ ...served, trouble: 'no' });
  expect(printed).toContain('Open http://localhost:8090/');
  expect(printed).toContain(`  ${overrideLink(served.portal, 'cases', 8090)}`);
  expect(printed).toContain('But: no');
  expect(printed).toContain('allow it');
  expect(devLinks({ ...served, ids: ['shell'], trouble: undefined })).not.toMatch(/portal-override|But:/);
});

test('a portal that allows it is no trouble', async () => {
  expect(await troubleWith(await portalWith("script-src 'self' http://localhost:*"))).toBeUndefined();
});

test('a portal that does not allow it is said to need a setting', async () => {
  expect(await troubleWith(await portalWith("script-src 'self'"))).toContain('ALLOW_OVERRIDES=1');
});

test('a portal that fails, or is not there, is said so', async () => {
  expect(await troubleWith(await portalWith('', 503))).toContain('answers 503');
  expect(await troubleWith('http://127.0.0.1:1')).toContain('does not answer');
});
