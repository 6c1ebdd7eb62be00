import { createBus, type Bus } from './bus';

export { createBus, scopeBus, type Bus, type ScopedBus } from './bus';

/** The portal's one bus. */
export const bus: Bus = createBus(
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('portal'),
);
