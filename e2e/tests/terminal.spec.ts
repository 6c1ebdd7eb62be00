import { expect, test } from '@playwright/test';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, run } from '../support/processes';
import { temporaryFolder } from '../support/run-folder';

const NEWER_SCHEMA = fileURLToPath(new URL('../support/newer-schema.mjs', import.meta.url));
const SECRETS = { PROVIDER_TOKEN: 'x'.repeat(32), FILE_KEY: 'y'.repeat(32) };

let folder: string;
test.beforeEach(async () => {
  folder = await temporaryFolder('terminal');
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

test('a port in use is told with the way out, before anything is done', async () => {
  const holder = createServer().listen(0, 'localhost');
  await once(holder, 'listening');
  const { port } = holder.address() as AddressInfo;
  const dataDir = join(folder, 'data');
  const env = { PORT: String(port), API_PORT: String(await freePort()), DATA_DIR: dataDir };
  const { code, output } = await run({ args: ['tooling/scripts/start.mjs'], env });
  holder.close();
  expect(output.trim()).toMatch(
    /^Port \d+ is in use\. Stop what uses it, or choose another one: PORT=\d+ npm start$/,
  );
  expect(code).toBe(1);
  expect(existsSync(dataDir)).toBe(false);
});

test('a data folder of a newer version is told and left as it is', async () => {
  const script = (command: string) =>
    run({ args: ['--import', 'tsx', NEWER_SCHEMA, command, folder], cwd: 'server' });
  expect(await script('make')).toMatchObject({ code: 0 });
  const before = { rows: await script('read'), files: await readdir(folder) };

  const env = { ...SECRETS, DATA_DIR: folder, API_PORT: String(await freePort()), DEMO: '0' };
  const { code, output } = await run({ args: ['tooling/scripts/run-source.mjs', 'server'], env });
  expect(output.trim()).toMatch(
    /^The data folder belongs to a newer version of the portal, which has taken away .*Nothing was changed\./,
  );
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(3);
  expect({ rows: await script('read'), files: await readdir(folder) }).toEqual(before);
  expect(before.rows.output).toContain('"kept":"yes"');
});
