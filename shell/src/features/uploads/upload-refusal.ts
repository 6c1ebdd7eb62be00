import { checkFile, type UploadItem, type UploadRefusal, type UploadRequest } from '@portal/shared/uploads';
import { isSameSlot } from './uploads.slice';

/** Why a file is not taken: its slot is busy (UP-02), or the file cannot be right (UP-05). */
export function refusalOf(request: UploadRequest, items: readonly UploadItem[]): UploadRefusal | null {
  const inSlot = items.filter((item) => isSameSlot(item, request));
  if (inSlot.some(({ state }) => state === 'uploading')) return 'sameTypeUploading';
  if (inSlot.some(({ state }) => state === 'pending')) return 'sameTypeQueued';
  return checkFile(request.file, request.assetType);
}
