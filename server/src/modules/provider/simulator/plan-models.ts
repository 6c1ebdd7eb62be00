import type { Plan, ToothChart } from '@portal/shared/contract';
import { Readable } from 'node:stream';
import { storeProviderAsset } from '../../asset/provider-asset.service';
import { JAWS, planModelName, type Jaw } from './plan-lengths';
import type { MouthRow, PlanTerms } from './planning/planned-teeth';
import type { SimulatorContext } from './simulator';

/** An arch of a case as the lab has read it from its scan. */
export interface CaseArch {
  /** How its teeth are led into a closed and level arch: for `PlanTerms.mouth`. */
  readonly rows: readonly MouthRow[];
  /** Makes the model of this arch as binary glTF, by terms that have its rows. */
  makeModel(terms: PlanTerms): Promise<Uint8Array>;
}

export type CaseArches = Partial<Record<Jaw, CaseArch>>;

/** What the lab makes 3D models of plans by. */
export interface PlanModels {
  /** The prepared model of one arch, as binary glTF. */
  makeModel(jaw: Jaw, terms: PlanTerms): Promise<Uint8Array>;
  /** Reads the scans of a case (STL) into its own arches, all of them or none. */
  readArches?(
    scans: Partial<Record<Jaw, Buffer>>,
    chart: ToothChart | null,
  ): Promise<CaseArches | { readonly unreadable: string }>;
}

/**
 * Gives a published plan its models, as the provider's people would: each is stored as a record of the plan (CA-14), and moves
 * the teeth as the plan's data say. They are of the case's own arches where these could be read.
 */
export async function storePlanModels(
  ctx: SimulatorContext,
  { uuid: planUuid, caseUuid }: Plan,
  terms: PlanTerms,
  { makeModel }: PlanModels,
  arches: CaseArches,
): Promise<void> {
  for (const jaw of JAWS) {
    if (terms.stages[jaw] === 0) continue;
    const query = {
      caseUuid,
      planUuid,
      assetType: 'trtPln' as const,
      name: planModelName(jaw, terms.stages[jaw]),
    };
    const model = (await arches[jaw]?.makeModel(terms)) ?? (await makeModel(jaw, terms));
    await storeProviderAsset(ctx, query, Readable.from([model]));
  }
}
