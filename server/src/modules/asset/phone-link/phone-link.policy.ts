import { takesPhotos, type AssetTypeKey } from '@portal/shared/contract';
import type { PhoneSender } from '../../../person';
import { refusal } from '../../../refusals';
import { wrongType } from '../file/file-format';

/** Announcements by one link: a picture taken again, a page that was loaded anew. */
export const MOST_TRIES = 10;

/**
 * A phone fills slots of pictures, and only of a draft: nobody who is signed in would look at what it sends later.
 * @throws PortalError 'filesLocked', 'wrongFileType'
 */
export function checkMayFill(
  { submittedAt }: { readonly submittedAt: Date | null },
  assetType: AssetTypeKey,
): void {
  if (submittedAt !== null) throw refusal('filesLocked');
  if (!takesPhotos(assetType)) throw wrongType([]);
}

/** Whether an upload is the one that a phone announced. */
export function mayTouch({ assetUuid }: PhoneSender, uploadUuid: string): boolean {
  return assetUuid === uploadUuid.toLowerCase();
}
