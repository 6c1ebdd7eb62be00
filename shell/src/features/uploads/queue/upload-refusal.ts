import { ASSET_TYPES, maxAssetBytes } from '@portal/shared/contract';
import type { ErrorCode } from '@portal/shared/errors';
import { checkFile, type UploadItem, type UploadRefusal, type UploadRequest } from '@portal/shared/uploads';
import type { NoticeContent, NoticeName } from '../../../notices';
import { isSameSlot } from './uploads.slice';

/** Why a file is refused before it is sent: its slot is busy (UP-02), or its type or size is wrong (UP-05). */
export function refusalOf(request: UploadRequest, items: readonly UploadItem[]): UploadRefusal | null {
  const inSlot = items.filter((item) => isSameSlot(item, request));
  if (inSlot.some(({ state }) => state === 'uploading')) return 'sameTypeUploading';
  if (inSlot.some(({ state }) => state === 'pending')) return 'sameTypeQueued';
  return checkFile(request.file, request.assetType);
}

/** Why the server refused the content of a file; null for an error that is not about the file. */
export function refusalByServer(code: ErrorCode): UploadRefusal | null {
  if (code === 'wrongFileType' || code === 'damagedFile') return 'wrongContent';
  return code === 'emptyFile' || code === 'tooLarge' ? code : null;
}

/** The notice of a failure that is not about the file. */
export function failureNotice(code: ErrorCode): NoticeName {
  return code === 'checksumMismatch' || code === 'tooManyUploads' || code === 'infectedFile'
    ? code
    : 'uploadFailed';
}

/** The notice of a refused file. */
export function noticeOfRefusal(
  refused: UploadRefusal,
  { fileName, assetType }: Pick<UploadItem, 'fileName' | 'assetType'>,
): NoticeContent {
  const accept = ASSET_TYPES[assetType].accept.join(', ');
  return { kind: 'warning', name: refused, values: { fileName, accept, limit: maxAssetBytes(assetType) } };
}
