import type { CaseAsset } from '@portal/shared/contract';
import { isImage } from './is-image';

export type PreviewKind = 'picture' | 'scan' | 'pdf';

/** How a stored record can be looked at here; nothing when it can only be downloaded. */
export function previewKind(asset: CaseAsset): PreviewKind | null {
  if (asset.url === null) return null;
  if (asset.contentType === 'model/stl') return 'scan';
  if (asset.contentType === 'application/pdf') return 'pdf';
  return isImage(asset) ? 'picture' : null;
}

/** A model of a plan: the viewer shows it, with all of its stages. */
export function isPlanModel({ contentType }: Pick<CaseAsset, 'contentType'>): boolean {
  return contentType === 'model/gltf-binary';
}
