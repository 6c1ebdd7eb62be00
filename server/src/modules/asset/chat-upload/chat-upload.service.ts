import { FILE_RULES, type ChatFileTicket, type NewChatFile } from '@portal/shared/contract';
import { randomBytes } from 'node:crypto';
import type { AppContext } from '../../../app-context';
import { refusal } from '../../../refusals';
import { nameSubject } from '../../audit/audited-call';
import type { Person } from '../../../person';
import { scopeOf } from '../../case/case.service';
import { checkFile, type FileSource } from '../file/checked-file';
import { checkName } from '../file/file-format';
import { fileNameOf } from '../file/file-name';
import { findPlaceOfChat } from '../file/place-of-chat.repository';
import { addPreview } from '../file/preview';
import { storageKeyOf } from '../file/storage-key';
import { insertStoredFile } from '../file/stored-file.repository';
import { UPLOAD_PATH } from '../upload/tus-server';
import { countUpload } from '../upload/upload-quota';
import { insertChatUpload, type ChatUpload } from './chat-upload.repository';

const { accept, maxBytes } = FILE_RULES.chat;

/**
 * Announces a file for the chat of a case; a message may name its key once it has arrived.
 * @throws PortalError 'notFound', 'emptyFile', 'tooLarge', 'wrongFileType', 'tooManyUploads'
 */
export async function announceChatFile(
  ctx: Pick<AppContext, 'db' | 'transact' | 'buckets' | 'config'>,
  who: Person,
  { room, size, ...file }: NewChatFile,
): Promise<ChatFileTicket> {
  const name = fileNameOf(file.name);
  const place = await findPlaceOfChat(ctx.db, scopeOf(who), room);
  if (!place) throw refusal('notFound', { record: 'case' });
  if (size === 0) throw refusal('emptyFile');
  if (size > maxBytes) throw refusal('tooLarge');
  checkName(accept, name);
  await countUpload(ctx, who, size);
  const { companyUuid, ...owner } = place;
  const mark = randomBytes(6).toString('hex');
  const newKey = storageKeyOf({ companyUuid, folder: 'assets', at: new Date(), mark, name });
  // Of a press that is repeated after a crash, the record is the first one: its key is the file's, not a new one.
  const { uuid, key } = await ctx.transact(({ tx }) => {
    nameSubject(room);
    return insertChatUpload(tx, { ...owner, contactId: who.contactId, name, size, key: newKey });
  });
  return { fileKey: key, upload: { url: UPLOAD_PATH, uploadUuid: uuid } };
}

/**
 * Stores the bytes of an announced file that have all arrived, checked by their content.
 * @throws PortalError those of `checkFile`
 */
export async function storeChatUpload(
  ctx: Pick<AppContext, 'db' | 'transact' | 'storage' | 'uploadParts' | 'log' | 'scanForViruses'>,
  { uuid, key, companyId, contactId, caseId, caseUuid, name, size }: ChatUpload,
  sentSha256: string | null,
): Promise<void> {
  const { storage, uploadParts } = ctx;
  const source: FileSource = { size, read: (range) => uploadParts.read(uuid, range) };
  const { clean, contentType, sha256, size: storedSize } = await checkFile(ctx, source, accept, sentSha256);
  // The object first: its key is noted with the upload, so the cleaning knows it whatever happens.
  if (clean) await storage.put(key, clean);
  else await uploadParts.keepAs(uuid, key);
  const facts = { contentType, sha256, size: storedSize };
  await ctx.transact(({ tx }) => {
    nameSubject(caseUuid);
    return insertStoredFile(tx, { key, companyId, contactId, caseId, purpose: 'chat', name, ...facts });
  });
  await addPreview(ctx, { key, contentType });
}
