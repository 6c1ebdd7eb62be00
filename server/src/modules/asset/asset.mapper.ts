import type { CaseAsset } from '@portal/shared/contract';
import { isUploadAlive } from '../../storage/upload-activity';
import type { AssetRecord } from './asset.repository';
import type { FileLinks } from './file/file-links';

/** A record as calls answer it, with a short-lived address of its bytes. */
export function toAsset({ row, caseUuid, companyUuid, owners }: AssetRecord, links: FileLinks): CaseAsset {
  const { uuid, assetType, name, size, contentType, sha256, state, createdAt } = row;
  return {
    uuid,
    caseUuid,
    assetType,
    name,
    size,
    contentType,
    sha256,
    state,
    isArriving: isUploadAlive(row),
    url: state === 'stored' ? links.urlOf(uuid, companyUuid) : null,
    ...owners,
    createdAt: createdAt.toISOString(),
  };
}
