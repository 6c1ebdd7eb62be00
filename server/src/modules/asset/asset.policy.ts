import type { CallPolicy } from '../../plugins/authorise';

export const assetPolicy = {
  read: {},
  add: {},
  change: {},
  /** A picture of one's own, a logo or a chat's file; which call then takes it is that call's rule. */
  storeFile: {},
  /** The provider's service token opens the call; neither a blocked company nor a locked case stops the provider. */
  provide: {},
} as const satisfies Record<string, CallPolicy>;
