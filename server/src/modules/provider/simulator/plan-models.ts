import type { Plan } from '@portal/shared/contract';
import { storeProviderAsset } from '../../asset/provider-asset.service';
import { JAWS, planModelName } from './plan-lengths';
import type { SimulatorContext } from './simulator';
import { findDemoFile } from './simulator.repository';

/**
 * Gives a published plan the models of the demo's plans of the same lengths, as the provider's people would: each is stored
 * as a record of the plan (CA-14). Where the demo has none, the viewer shows the scans.
 */
export async function storePlanModels(
  ctx: SimulatorContext,
  { uuid: planUuid, caseUuid, upperStages, lowerStages }: Plan,
): Promise<void> {
  const stages = { upper: upperStages, lower: lowerStages };
  for (const jaw of JAWS) {
    const name = planModelName(jaw, stages[jaw]);
    const storageKey = (await findDemoFile(ctx.db, name))?.storageKey;
    if (!storageKey) continue;
    const bytes = await ctx.storage.read(storageKey);
    await storeProviderAsset(ctx, { caseUuid, planUuid, assetType: 'trtPln', name }, bytes);
  }
}
