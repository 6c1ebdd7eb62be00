import type { Plan } from '@portal/shared/contract';
import { Readable } from 'node:stream';
import { storeProviderAsset } from '../../asset/provider-asset.service';
import { JAWS, planModelName, type Jaw } from './plan-lengths';
import type { PlanTerms } from './planning/planned-teeth';
import type { SimulatorContext } from './simulator';

/** Makes the model of one arch of a plan as binary glTF. */
export type MakePlanModel = (jaw: Jaw, terms: PlanTerms) => Promise<Uint8Array>;

/**
 * Gives a published plan its models, as the provider's people would: each is stored as a record of the plan (CA-14), and moves
 * the teeth as the plan's data say.
 */
export async function storePlanModels(
  ctx: SimulatorContext,
  { uuid: planUuid, caseUuid }: Plan,
  terms: PlanTerms,
  makeModel: MakePlanModel,
): Promise<void> {
  for (const jaw of JAWS) {
    if (terms.stages[jaw] === 0) continue;
    const query = {
      caseUuid,
      planUuid,
      assetType: 'trtPln' as const,
      name: planModelName(jaw, terms.stages[jaw]),
    };
    await storeProviderAsset(ctx, query, Readable.from([await makeModel(jaw, terms)]));
  }
}
