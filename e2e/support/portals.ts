import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface PortalPlace {
  readonly url: string;
  readonly port: number;
  /** Its data folder, absolute. */
  readonly dataDir: string;
}

/** A portal that runs already, to try a test against, and its data folder; without one the tests start their own. */
const { PORTAL_URL, PORTAL_DATA_DIR } = process.env;

/** One portal for each worker, so that a test may end the server of its own; more than two would only fight for cores. */
export const PORTALS: readonly PortalPlace[] = PORTAL_URL
  ? [
      {
        url: PORTAL_URL,
        port: Number(new URL(PORTAL_URL).port),
        dataDir: resolve(ROOT, PORTAL_DATA_DIR ?? 'var'),
      },
    ]
  : Array.from({ length: Math.min(2, availableParallelism()) }, (_, index) => {
      const port = 18_080 + 10 * index;
      return { url: `http://localhost:${port}`, port, dataDir: resolve(ROOT, `.cache/e2e-${index}`) };
    });

/** Whether the tests start their portals themselves. */
export const IS_OWN = PORTAL_URL === undefined;

/** The portal of this worker; Playwright numbers its workers in their environment. */
export const PORTAL = PORTALS[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? raiseUnknownWorker();

function raiseUnknownWorker(): never {
  throw new Error(`there is no portal for worker ${process.env.TEST_PARALLEL_INDEX}`);
}
