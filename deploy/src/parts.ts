import { readConfig } from '../../delivery/src/gateway/config';
import { NEEDED_SETTINGS as OF_GATEWAY } from '../../delivery/src/gateway/settings';
import { readBucketSettings } from '../../delivery/src/stores/bucket-settings';
import { readSettings } from '../../server/src/config';
import { readSecrets } from '../../server/src/secrets';
import { NEEDED_SETTINGS as OF_SERVER } from '../../server/src/settings';
import type { Env, NeededSettings, Part } from './check-settings';

/** The two processes of the portal. */
export const PARTS = {
  server: {
    needed: OF_SERVER,
    read: (env: Env) => readSecrets(env, { ...readSettings(env), isDemo: false }),
  },
  gateway: {
    needed: OF_GATEWAY,
    read: (env: Env) => [readConfig(env), readBucketSettings(env)],
  },
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof PARTS;

export const ALL_NEEDED: NeededSettings = { ...OF_SERVER, ...OF_GATEWAY };
