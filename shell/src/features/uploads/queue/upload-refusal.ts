import { ASSET_TYPES, maxAssetBytes } from '@portal/shared/contract';
import type { ErrorCode } from '@portal/shared/errors';
import { checkFile, type UploadItem, type UploadRefusal, type UploadRequest } from '@portal/shared/uploads';
import type { NoticeContent, NoticeName } from '../../../notices';
import { isSameSlot } from './uploads.slice';

/** Why a file is not taken: its slot is busy (UP-02), or the file cannot be right (UP-05). */
export function refusalOf(request: UploadRequest, items: readonly UploadItem[]): UploadRefusal | null {
  const inSlot = items.filter((item) => isSameSlot(item, request));
  if (inSlot.some(({ state }) => state === 'uploading')) return 'sameTypeUploading';
  if (inSlot.some(({ state }) => state === 'pending')) return 'sameTypeQueued';
  return checkFile(request.file, request.assetType);
}

/** Why the server did not take a file, of which it has seen more than its name; null when that was not about the file. */
export function refusalByServer(code: ErrorCode): UploadRefusal | null {
  if (code === 'wrongFileType' || code === 'damagedFile') return 'wrongContent';
  return code === 'emptyFile' || code === 'tooLarge' ? code : null;
}

/** Which notice tells of a failure that is not about the file. */
export function failureNotice(code: ErrorCode): NoticeName {
  return code === 'checksumMismatch' ? code : 'uploadFailed';
}

/** A refusal as the person is told of it. */
export function noticeOfRefusal(
  refused: UploadRefusal,
  { fileName, assetType }: Pick<UploadItem, 'fileName' | 'assetType'>,
): NoticeContent {
  const accept = ASSET_TYPES[assetType].accept.join(', ');
  return { kind: 'warning', name: refused, values: { fileName, accept, limit: maxAssetBytes(assetType) } };
}
