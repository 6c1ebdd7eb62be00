import { requiredAssetTypes } from '@portal/shared/contract';
import type { caseAsset } from '../../db/schema';
import { JAWS, planModelName } from '../../modules/provider/simulator/plan-lengths';
import type { Prng } from '../prng';
import type { StoredFile } from '../seed-files';
import type { DemoCase } from './make-cases';

/** A case that is in the database by now. */
export interface SeededCase extends DemoCase {
  readonly id: number;
  readonly identifier: string;
  /** Somebody of the company, whose name stands at what its people did. */
  readonly clientName: string;
}

const MINUTE = 60_000;

type AssetRow = typeof caseAsset.$inferInsert;

/** The records of a case: those that a submission needs, mostly photos, now and then more. They all came before it was sent. */
export function makeAssets(demoCase: SeededCase, files: readonly StoredFile[], prng: Prng): AssetRow[] {
  const wanted = new Set<string>(requiredAssetTypes(demoCase.row));
  if (prng.chance(0.65))
    for (const slot of ['frtImg', 'uprImg', 'lwrImg', 'ritImg', 'lftImg']) wanted.add(slot);
  if (prng.chance(0.4)) for (const slot of ['frtpos', 'frtsmi', 'profil']) wanted.add(slot);
  if (prng.chance(0.25)) wanted.add('panxry');
  if (prng.chance(0.35)) wanted.add('presc');
  return makeRecordsFor(demoCase, { slots: [...wanted], since: demoCase.row.createdAt }, files, prng);
}

/** The records of a case's refinements: the mouth as it is by then. */
export function makeRefinementAssets(
  demoCase: SeededCase,
  refinementIds: ReadonlyMap<string, number>,
  files: readonly StoredFile[],
  prng: Prng,
): AssetRow[] {
  return demoCase.records.refinements.flatMap(({ uuid, createdAt }) => {
    const slots = [...scansOf(demoCase), 'frtImg'];
    const refinementId = refinementIds.get(uuid) ?? null;
    return makeRecordsFor(demoCase, { slots, since: createdAt }, files, prng).map((row) => ({
      ...row,
      refinementId,
    }));
  });
}

/** The models of a case's published plans, one for each arch that is treated (CA-14). */
export function makePlanAssets(
  demoCase: SeededCase,
  planIds: ReadonlyMap<string, number>,
  files: readonly StoredFile[],
  prng: Prng,
): AssetRow[] {
  return demoCase.records.plans.flatMap(({ uuid, publishedAt, upperStages, lowerStages }) => {
    if (publishedAt === null) return [];
    const stages = { upper: upperStages, lower: lowerStages };
    const names = JAWS.map((jaw) => planModelName(jaw, stages[jaw]));
    const models = files.filter(({ name }) => names.includes(name));
    const planId = planIds.get(uuid) ?? null;
    return models.map((model) => ({ ...assetRow(demoCase, model, publishedAt, prng), planId }));
  });
}

function scansOf({ row }: SeededCase): string[] {
  const isDigital = row.impressionType !== null && row.impressionType !== 'physical';
  if (!isDigital || row.arch === null) return [];
  return [row.arch === 'lower' ? [] : 'uprImp', row.arch === 'upper' ? [] : 'lwrImp'].flat();
}

/** Files of a company as records of a case, one in each slot that there is a file for. */
export function makeRecordsFor(
  demoCase: SeededCase,
  { slots, since }: { readonly slots: readonly string[]; readonly since: Date },
  files: readonly StoredFile[],
  prng: Prng,
): AssetRow[] {
  return slots.flatMap((slot, index) => {
    const choices = files.filter((file) => file.assetType === slot);
    if (choices.length === 0) return [];
    const createdAt = new Date(since.getTime() + (index + 1) * 2 * MINUTE);
    return [assetRow(demoCase, prng.pick(choices), createdAt, prng)];
  });
}

function assetRow({ id, row }: SeededCase, file: StoredFile, createdAt: Date, prng: Prng): AssetRow {
  const { companyId } = row;
  return {
    ...file,
    uuid: prng.uuid(),
    companyId,
    caseId: id,
    state: 'stored',
    activeAt: createdAt,
    createdAt,
  };
}
