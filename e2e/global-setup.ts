import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
// A run whose starter is gone ends, and with it what it started.
import '../tooling/scripts/lib/end-with-parent.mjs';
import { OwnPortal } from './support/own-portal';
import { keeperNote, removeAbandoned, RUN_PREFIX } from './support/run-folder';

const KEEPER = fileURLToPath(new URL('support/run-keeper.mjs', import.meta.url));
/** The lab of `npm start` takes its time; people do not wait for this one. */
const QUICK_LAB = { SIMULATOR_STEP_MS: '1500', SIMULATOR_REPLY_MS: '1000' };

/** Makes the run's folder and starts the portal that the tests share, unless they are told of one by PORTAL_URL. */
export default async function setUp(): Promise<() => Promise<void>> {
  await mkdir(dirname(RUN_PREFIX), { recursive: true });
  await removeAbandoned();
  const folder = await mkdtemp(RUN_PREFIX);
  process.env.E2E_RUN_FOLDER = folder;
  await mkdir(join(folder, 'processes'));
  const keeper = spawn(process.execPath, [KEEPER, folder], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await writeFile(keeperNote(folder), String(keeper.pid));

  const portal = process.env.PORTAL_URL === undefined ? await OwnPortal.start(QUICK_LAB) : undefined;
  if (portal) Object.assign(process.env, { PORTAL_URL: portal.url, PORTAL_DATA_DIR: portal.dataDir });
  return async () => {
    await portal?.stop();
    keeper.disconnect();
    await once(keeper, 'exit');
  };
}
