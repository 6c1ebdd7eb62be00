import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveFolder } from './static-server.mjs';

let folder: string;
let server: Server;
let base: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-static-'));
  writeFileSync(path.join(folder, 'remoteEntry.js'), 'entry()');
  server = await serveFolder(folder, 0);
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  base = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

test('a page of any origin may have the files, always the newest', async () => {
  const answer = await fetch(`${base}/remoteEntry.js`);
  expect(await answer.text()).toBe('entry()');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    'content-type': 'text/javascript; charset=utf-8',
  });
});

test('a browser that asks whether a page of the internet may reach this machine is told yes', async () => {
  const answer = await fetch(`${base}/remoteEntry.js`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://staging.example',
      'access-control-request-method': 'GET',
      'access-control-request-private-network': 'true',
    },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('access-control-allow-private-network')).toBe('true');
});

test.each(['/nothing.js', '/', '/..%2f..%2fetc%2fpasswd', '/%E0%A4%A'])('%s is no file', async (url) => {
  expect((await fetch(`${base}${url}`)).status).toBe(404);
});
