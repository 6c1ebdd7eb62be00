import type { AssetTypeKey, CaseAsset } from '@portal/shared/contract';
import type { UploadItem } from '@portal/shared/uploads';
import type { RefusedFile } from '../records.messages';

/** What a slot shows: an upload, the newest stored record, a record whose upload goes on elsewhere or was never finished, or nothing. */
export type SlotState =
  | { readonly kind: 'upload'; readonly item: UploadItem }
  | { readonly kind: 'stored'; readonly asset: CaseAsset }
  | { readonly kind: 'unfinished'; readonly isArriving: boolean }
  | { readonly kind: 'empty' };

/** The slot's last upload, where the server refused it; null when it was accepted or there was none. */
export function refusalIn(slot: AssetTypeKey, items: readonly UploadItem[]): RefusedFile | null {
  const last = items.findLast(({ assetType }) => assetType === slot);
  return last?.state === 'failed' && last.refused ? { why: last.refused, name: last.fileName } : null;
}

/** The state of a slot. `assets` are newest first, as the server lists them. A refused upload does not occupy the slot. */
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
  // Files of a plan come from the provider and do not fill a slot.
  const own = assets.filter(({ assetType, planUuid }) => assetType === slot && planUuid === null);
  const stored = own.find(({ state }) => state === 'stored');
  if (stored) return { kind: 'stored', asset: stored };
  const arrived = items.findLast(({ assetType, state }) => assetType === slot && state === 'done');
  if (arrived) return { kind: 'upload', item: arrived };
  return own.length > 0
    ? { kind: 'unfinished', isArriving: own.some(({ isArriving }) => isArriving) }
    : { kind: 'empty' };
}
