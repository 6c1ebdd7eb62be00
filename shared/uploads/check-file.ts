import { ASSET_TYPES, FILE_RULES, maxAssetBytes, type AssetTypeKey } from '../contract';
import type { UploadRefusal } from './uploads';

/** What can be told of a file before it is sent (UP-05): empty, too large, or not of the slot's kind by its name. */
export function checkFile(file: Pick<File, 'name' | 'size'>, assetType: AssetTypeKey): UploadRefusal | null {
  return checkAgainst(file, { accept: ASSET_TYPES[assetType].accept, maxBytes: maxAssetBytes(assetType) });
}

/** The same of a file for a chat. */
export function checkChatFile(
  file: Pick<File, 'name' | 'size'>,
): Extract<UploadRefusal, 'emptyFile' | 'tooLarge' | 'wrongFileType'> | null {
  return checkAgainst(file, FILE_RULES.chat);
}

function checkAgainst(
  { name, size }: Pick<File, 'name' | 'size'>,
  { accept, maxBytes }: { readonly accept: readonly string[]; readonly maxBytes: number },
) {
  if (size === 0) return 'emptyFile';
  if (size > maxBytes) return 'tooLarge';
  return accept.some((ending) => name.toLowerCase().endsWith(ending)) ? null : 'wrongFileType';
}
