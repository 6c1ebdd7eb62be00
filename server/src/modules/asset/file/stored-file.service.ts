import type { FilePurpose } from '@portal/shared/contract';
import type { PortalError } from '@portal/shared/errors';
import type { Db } from '../../../db/client';
import { fieldRefusal } from '../../../refusals';
import { keyOfUrl, type FileLinks } from './file-links';
import { lockOwnFile, type StoredFileRow } from './stored-file.repository';

/**
 * The key by which a record may name a stored file, from the key or the signed address (also one that is over) that a
 * caller sent. A field that did not change is better not claimed: what the database holds from elsewhere is no key.
 * @throws PortalError 'validation' unless it is the company's own file of that purpose.
 */
export async function claimFile(
  tx: Db,
  companyId: number,
  keyOrUrl: string,
  purpose: Exclude<FilePurpose, 'chat'>,
): Promise<string> {
  return (await requireFile(tx, companyId, keyOrUrl, purpose)).key;
}

/**
 * The files of a chat message, in the order of their keys.
 * @throws PortalError 'validation' unless each is the company's own and was stored for that case's room.
 */
export async function claimChatFiles(
  tx: Db,
  { companyId, caseId }: { readonly companyId: number; readonly caseId: number },
  keysOrUrls: readonly string[],
): Promise<StoredFileRow[]> {
  const files: StoredFileRow[] = [];
  for (const keyOrUrl of keysOrUrls) {
    const row = await requireFile(tx, companyId, keyOrUrl, 'chat');
    if (row.caseId !== caseId) throw unknownFile('chat');
    files.push(row);
  }
  return files;
}

async function requireFile(
  tx: Db,
  companyId: number,
  keyOrUrl: string,
  purpose: FilePurpose,
): Promise<StoredFileRow> {
  const key = keyOfUrl(keyOrUrl) ?? keyOrUrl;
  const row = await lockOwnFile(tx, { companyId, key, purpose });
  if (!row) throw unknownFile(purpose);
  return row;
}

/** The field of the calls that name a file of each purpose. */
const FIELD_OF_PURPOSE: Record<FilePurpose, string> = {
  avatar: 'avatarUrl',
  logo: 'logoUrl',
  lmpLogo: 'value',
  chat: 'files',
};

function unknownFile(purpose: FilePurpose): PortalError {
  return fieldRefusal({ [FIELD_OF_PURPOSE[purpose]]: 'unknownFile' });
}

/** What a page shows for a picture in a record; null for none. */
export function fileUrlOf(links: FileLinks, keyOrUrl: string | null): string | null {
  return keyOrUrl === null ? null : links.urlOfPicture(keyOrUrl);
}
