import type { AppContext } from './app-context';

/** Fills an empty portal with demo data and plays the provider; answers what ends the play. Loaded in demo mode only. */
export async function startDemo(ctx: AppContext): Promise<() => Promise<void>> {
  const { createPlanModels, seedDemo } = await import('./demo');
  await seedDemo(ctx);
  const { startSimulator } = await import('./modules/provider/simulator/simulator');
  return startSimulator(ctx, { models: createPlanModels() });
}
