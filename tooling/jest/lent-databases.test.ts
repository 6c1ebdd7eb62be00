import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { resolve } = createRequire(join(__dirname, '../../server/package.json'));
const SCRIPT = `
  const { PGlite } = require(process.argv[2]);
  const { borrowEmbedded } = require(process.argv[1]);
  (async () => {
    const empty = await PGlite.create();
    const dump = await empty.dumpDataDir('none');
    await empty.close();
    await Promise.all([borrowEmbedded(async () => dump), borrowEmbedded(async () => dump)]);
  })();
`;

test('a process that has lent databases ends, also where several of them were started at once', async () => {
  const args = ['-e', SCRIPT, join(__dirname, 'lent-databases.cjs'), resolve('@electric-sql/pglite')];
  const process = spawn('node', args, { stdio: 'inherit' });
  expect(await once(process, 'exit')).toEqual([0, null]);
});
