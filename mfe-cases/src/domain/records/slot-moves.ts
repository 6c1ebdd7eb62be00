import { ASSET_TYPES, type AssetTypeKey, type CaseAsset } from '@portal/shared/contract';

type Stored = Pick<CaseAsset, 'assetType' | 'name'>;

const takes = (slot: AssetTypeKey, { name }: Stored): boolean =>
  ASSET_TYPES[slot].accept.some((ending) => name.toLowerCase().endsWith(ending));

/**
 * The slots to which a record can move: empty ones that take its kind of file, and those whose record can take its place.
 * @param stored the record of each slot that has one
 * @param empty slots in which nothing is, nor is on its way
 */
export function slotMoves<R extends Stored>(
  record: R,
  stored: readonly R[],
  empty: readonly AssetTypeKey[],
): readonly { readonly slot: AssetTypeKey; readonly swapped: R | null }[] {
  const free = empty.filter((slot) => takes(slot, record)).map((slot) => ({ slot, swapped: null }));
  const swaps = stored
    .filter((other) => other.assetType !== record.assetType)
    .filter((other) => takes(other.assetType, record) && takes(record.assetType, other))
    .map((other) => ({ slot: other.assetType, swapped: other }));
  return [...free, ...swaps];
}
