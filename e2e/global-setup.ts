// A run whose starter is gone ends, and with it what it started.
import '../tooling/scripts/lib/end-with-parent.mjs';
import { OwnPortal } from './support/own-portal';
import { openRunFolder } from './support/run-folder';

/** The lab of `npm start` takes its time; people do not wait for this one. */
const QUICK_LAB = { SIMULATOR_STEP_MS: '1500', SIMULATOR_GRACE_MS: '1500', SIMULATOR_REPLY_MS: '1000' };

/** Makes the run's folder and starts the portal that the tests share, unless they are told of one by PORTAL_URL. */
export default async function setUp(): Promise<() => Promise<void>> {
  const closeRunFolder = await openRunFolder();
  const portal = process.env.PORTAL_URL === undefined ? await OwnPortal.start(QUICK_LAB) : undefined;
  if (portal) Object.assign(process.env, { PORTAL_URL: portal.url, PORTAL_DATA_DIR: portal.dataDir });
  return async () => {
    await portal?.stop();
    await closeRunFolder();
  };
}
