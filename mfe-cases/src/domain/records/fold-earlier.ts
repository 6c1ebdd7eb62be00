import type { CaseAsset } from '@portal/shared/contract';

/** The record that counts in a slot, and those that it replaced. */
export interface CurrentRecord {
  readonly asset: CaseAsset;
  /** Newest first. */
  readonly earlier: readonly CaseAsset[];
}

/**
 * Puts replaced records behind the newest one of their slot. Files of plans and batches replace nothing, and records of a
 * refinement or a request have slots of their own.
 * @param assets newest first
 */
export function foldEarlier(assets: readonly CaseAsset[]): readonly CurrentRecord[] {
  const slots = new Map<string, CaseAsset[]>();
  for (const asset of assets) {
    const { uuid, assetType, planUuid, batchUuid, refinementUuid, requestUuid, state } = asset;
    const standsAlone = planUuid !== null || batchUuid !== null || state !== 'stored';
    const key = standsAlone ? uuid : [assetType, refinementUuid, requestUuid].join(' ');
    slots.set(key, [...(slots.get(key) ?? []), asset]);
  }
  return [...slots.values()].flatMap(([asset, ...earlier]) => (asset ? [{ asset, earlier }] : []));
}
