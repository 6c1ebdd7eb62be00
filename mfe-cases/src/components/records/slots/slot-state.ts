import type { AssetTypeKey, CaseAsset } from '@portal/shared/contract';
import type { UploadItem, UploadRefusal } from '@portal/shared/uploads';

/** What a slot shows: a file on its way, the newest record, one that never arrived, or nothing. */
export type SlotState =
  | { readonly kind: 'upload'; readonly item: UploadItem }
  | { readonly kind: 'stored'; readonly asset: CaseAsset }
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'empty' };

/** Why the server did not take the last file for a slot; null when it did, or there was none. */
export function refusalIn(slot: AssetTypeKey, items: readonly UploadItem[]): UploadRefusal | null {
  const last = items.findLast(({ assetType }) => assetType === slot);
  return last?.state === 'failed' ? (last.refused ?? null) : null;
}

/** `assets` are newest first, as the server lists them. What the server did not take is out of the way for another file. */
export function slotState(
  slot: AssetTypeKey,
  assets: readonly CaseAsset[],
  items: readonly UploadItem[],
): SlotState {
  const item = items.findLast(
    ({ assetType, state, refused }) =>
      assetType === slot && state !== 'discarded' && state !== 'done' && !refused,
  );
  if (item) return { kind: 'upload', item };
  // What belongs to a plan is its provider's, and fills no slot.
  const own = assets.filter(({ assetType, planUuid }) => assetType === slot && planUuid === null);
  const stored = own.find(({ state }) => state === 'stored');
  if (stored) return { kind: 'stored', asset: stored };
  const arrived = items.findLast(({ assetType, state }) => assetType === slot && state === 'done');
  if (arrived) return { kind: 'upload', item: arrived };
  return { kind: own.length > 0 ? 'unfinished' : 'empty' };
}
