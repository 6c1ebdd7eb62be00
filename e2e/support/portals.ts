import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface PortalPlace {
  readonly url: string;
  /** Its data folder, absolute. */
  readonly dataDir: string;
}

/**
 * The portal that all tests share, each in a company of its own. It is one that runs already, to try a test against, or the
 * one that global-setup.ts started on a free port; both are told to the workers by these variables.
 */
export const PORTAL: PortalPlace = {
  url: process.env.PORTAL_URL ?? '',
  dataDir: resolve(ROOT, process.env.PORTAL_DATA_DIR ?? 'var'),
};
