import { ASSET_TYPES, maxAssetBytes } from '@portal/shared/contract';
import type { ErrorCode } from '@portal/shared/errors';
import { checkFile, type UploadItem, type UploadRefusal, type UploadRequest } from '@portal/shared/uploads';
import type { NoticeContent, NoticeName } from '../../../notices';
import { isSameType } from './uploads.slice';

/** Why a file is refused before it is sent: its type is on its way for its case (UP-02), or its format or size is wrong (UP-05). */
export function refusalOf(request: UploadRequest, items: readonly UploadItem[]): UploadRefusal | null {
  return refusalOfType(request, items) ?? checkFile(request.file, request.assetType);
}

/** Why a file of a case has to wait for another one of its type. */
export function refusalOfType(
  file: Pick<UploadRequest, 'caseUuid' | 'assetType'>,
  items: readonly UploadItem[],
): UploadRefusal | null {
  const ofType = items.filter((item) => isSameType(item, file));
  if (ofType.some(({ state }) => state === 'uploading')) return 'sameTypeUploading';
  return ofType.some(({ state }) => state === 'pending') ? 'sameTypeQueued' : null;
}

/** Why the server refused the content of a file; null for an error that is not about the file. */
export function refusalByServer(code: ErrorCode): UploadRefusal | null {
  if (code === 'wrongFileType' || code === 'damagedFile') return 'wrongContent';
  return code === 'emptyFile' || code === 'tooLarge' ? code : null;
}

/** The notice of a failure that is not about the file. */
export function failureNotice(code: ErrorCode): NoticeName {
  return FAILURES.find((known) => known === code) ?? 'uploadFailed';
}
const FAILURES = [
  'checksumMismatch',
  'tooManyUploads',
  'infectedFile',
  'filesLocked',
  'doctorBlocked',
] as const satisfies readonly ErrorCode[];

/** The notice of a refused file. */
export function noticeOfRefusal(
  refused: UploadRefusal,
  { fileName, assetType }: Pick<UploadItem, 'fileName' | 'assetType'>,
): NoticeContent {
  const accept = ASSET_TYPES[assetType].accept.join(', ');
  return { kind: 'warning', name: refused, values: { fileName, accept, limit: maxAssetBytes(assetType) } };
}
