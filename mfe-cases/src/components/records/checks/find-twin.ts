import { ASSET_TYPES, type AssetTypeKey, type CaseAsset } from '@portal/shared/contract';

/** A slot that holds the very same bytes as a file for another slot of its kind; null when none does. */
export async function findTwin(
  file: File,
  slot: AssetTypeKey,
  stored: readonly CaseAsset[],
): Promise<AssetTypeKey | null> {
  const { kind } = ASSET_TYPES[slot];
  if (kind !== 'scan' && kind !== 'photo') return null;
  const alike = stored.filter(
    ({ assetType, size, sha256 }) =>
      assetType !== slot && ASSET_TYPES[assetType].kind === kind && size === file.size && sha256 !== null,
  );
  if (alike.length === 0) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return alike.find((asset) => asset.sha256 === sha256)?.assetType ?? null;
}
