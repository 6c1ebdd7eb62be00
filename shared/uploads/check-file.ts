import { ASSET_TYPES, maxAssetBytes, type AssetTypeKey } from '../contract';
import type { UploadRefusal } from './uploads';

/** What can be told of a file before it is sent (UP-05): empty, too large, or not of the slot's kind by its name. */
export function checkFile(file: Pick<File, 'name' | 'size'>, assetType: AssetTypeKey): UploadRefusal | null {
  if (file.size === 0) return 'emptyFile';
  if (file.size > maxAssetBytes(assetType)) return 'tooLarge';
  const accept: readonly string[] = ASSET_TYPES[assetType].accept;
  return accept.some((ending) => file.name.toLowerCase().endsWith(ending)) ? null : 'wrongFileType';
}
