import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deliverTo, runBackup } from './testing/installation';
import { startProcess } from './testing/services/server-process';
import { until } from './testing/until';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-main-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const BODY = JSON.stringify({ username: 'nobody@example.com', password: 'wrong' });

/** A sign-in whose body has only begun. */
async function beginCall(address: string): Promise<ClientRequest> {
  const headers = { 'content-type': 'application/json', 'content-length': BODY.length };
  const call = request(`${address}/api/client/auth`, { method: 'POST', headers });
  call.write(BODY.slice(0, 10));
  await once(call, 'socket').then(([socket]) => once(socket as IncomingMessage['socket'], 'connect'));
  return call;
}

const statusOf = (url: string): Promise<number | null> =>
  fetch(url, { headers: { connection: 'close' } }).then(
    ({ status }) => status,
    () => null,
  );

describe('the server’s process', () => {
  it('lends its database to a backup, and stops by saying so, finishing the calls that run, and closing its data', async () => {
    const server = startProcess({ DATA_DIR: dataDir, STOP_DELAY_SECONDS: '6' });
    const address = await server.address;
    expect(await statusOf(`${address}/readyz`)).toBe(200);
    // Its embedded database can be backed up, by whoever may read the folder.
    await deliverTo({ dataDir });
    const backup = ['backup', '--to', join(dataDir, 'backups'), '--without-keys'];
    expect(await runBackup({ env: { DATA_DIR: dataDir } }, ...backup)).toMatchObject({ code: 0, err: '' });
    expect((await stat(join(dataDir, 'backup.sock'))).mode & 0o077).toBe(0);
    const call = await beginCall(address);

    server.stop();
    await until(async () => (await statusOf(`${address}/readyz`)) === 503);
    await until(async () => (await statusOf(`${address}/healthz`)) === null);
    call.end(BODY.slice(10));
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(400);
    response.resume();
    expect((await server.ended).code).toBe(0);
    expect(await readdir(dataDir)).not.toContain('db.lock');
  });

  it('serves with traces on, and stops as ever, also where nobody collects them', async () => {
    const server = startProcess({ DATA_DIR: dataDir, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
    expect(await statusOf(`${await server.address}/readyz`)).toBe(200);
    server.stop();
    expect((await server.ended).code).toBe(0);
  });

  it.each([
    [2, 'FILE_KEY must be set', { FILE_KEY: '' }],
    [2, 'DATABASE_URL must be', { DATABASE_URL: 'mysql://db' }],
    [5, '127.0.0.1:1/portal', { DATABASE_URL: 'postgres://portal@127.0.0.1:1/portal' }],
  ])('ends with code %d and a plain line: %s', async (code, line, env) => {
    const ended = await startProcess({ DATA_DIR: dataDir, ...env }).ended;
    expect(ended.code).toBe(code);
    expect(ended.stderr).toContain(line);
    expect(ended.stderr).not.toMatch(/\n\s+at /);
  });
});
