import { ASSET_TYPES, type CaseAsset } from '@portal/shared/contract';

/** Whether a browser can show the record as a picture. */
export function isImage({ assetType, contentType }: Pick<CaseAsset, 'assetType' | 'contentType'>): boolean {
  return contentType === null ? ASSET_TYPES[assetType].kind === 'photo' : contentType.startsWith('image/');
}
