import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pageFromSource } from './page-from-source.mjs';

const PAGE = '<script type="application/json" id="portal-feed">{"of":"NAME"}</script>';
const FILES = {
  'build.json': '{"scripts":[],"styles":[]}',
  'index.html': '<!--portal:head--><!--portal:body-->',
};
const servers: Server[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The development server inside a portal, which sends `/away` to a stranger. */
async function openDevServer(): Promise<{ origin: string; stranger: string }> {
  const stranger = await serve((_request, response) => response.end(PAGE.replace('NAME', 'stranger')));
  const portal = await serve((request, response) => {
    if (request.url === '/away') response.writeHead(302, { location: stranger });
    response.end(PAGE.replace('NAME', 'portal'));
  });
  const read = (path: string) => FILES[path.replace('shell/', '') as keyof typeof FILES];
  const builds = {
    context: { outputFileSystem: { readFileSync: read } },
    waitUntilValid: (done: () => void) => done(),
  };
  const middleware = pageFromSource({
    portal,
    served: [{ id: 'shell', url: 'http://localhost:8090/portal-dev/shell/' }],
    shellDir: 'shell',
    builds: () => builds,
  } as unknown as Parameters<typeof pageFromSource>[0]);
  const origin = await serve((request, response) => {
    middleware(request, response, () => response.writeHead(404).end());
  });
  return { origin, stranger };
}

async function open(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { accept: 'text/html' } });
  return `${answer.status} ${await answer.text()}`;
}

beforeEach(() => jest.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test('a page has the feed of the portal', async () => {
  const { origin } = await openDevServer();
  expect(await open(`${origin}/cases?page=2`)).toMatch(/^200 .*"of":"portal"/s);
});

test.each([
  ['that names another host', (stranger: string) => stranger.replace('http:', '')],
  ['that the portal sends elsewhere', () => '/away'],
])('an address %s brings no page of a stranger', async (_what, pathFor) => {
  const { origin, stranger } = await openDevServer();
  expect(await open(`${origin}${pathFor(stranger)}`)).toMatch(/^503 /);
});
