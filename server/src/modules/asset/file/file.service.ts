import { FILE_RULES, type CallQuery, type FilePurpose, type StoredFile } from '@portal/shared/contract';
import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { AppContext } from '../../../app-context';
import { fieldRefusal, refusal } from '../../../refusals';
import type { Person } from '../../../person';
import { scopeOf } from '../../case/case.service';
import type { PictureSize } from '../pictures';
import { countUpload } from '../upload/upload-quota';
import { checkFile } from './checked-file';
import { checkName } from './file-format';
import { fileNameOf } from './file-name';
import { incomingFolder, keepFile, receiveFile, type ReceivedFile } from './received-file';
import { findPlaceOfChat } from './place-of-chat.repository';
import { addPreview } from './preview';
import { insertStoredFile, removeStoredFile } from './stored-file.repository';
import { storageKeyOf } from './storage-key';

type NewFile = CallQuery<'POST /file'>;
type StoringContext = Pick<
  AppContext,
  'config' | 'db' | 'transact' | 'storage' | 'fileLinks' | 'log' | 'scanForViruses'
>;

/**
 * Stores a picture of a person or a company, or a file of a chat. Nothing shows it until another call names its key; one
 * that none names is removed after some days.
 * @throws PortalError 'wrongFileType', 'emptyFile', 'tooLarge', 'tooManyUploads'; 'validation' for a picture of too many pixels, and
 * without the room of a chat's file; 'notFound' for a room of nobody's
 */
export async function storeFile(
  ctx: AppContext,
  who: Person,
  query: NewFile,
  bytes: Readable,
): Promise<StoredFile> {
  const { companyId, companyUuid, contactId } = who;
  const { purpose, room } = query;
  const name = fileNameOf(query.name);
  const { accept, maxBytes } = FILE_RULES[purpose];
  checkName(accept, name);
  // Counted before its bytes are taken in, when only the most that they can be is known.
  await countUpload(ctx, who, maxBytes);
  const caseId = purpose === 'chat' ? await findRoom(ctx, who, room) : null;
  return storeBody(ctx, { companyId, companyUuid, contactId, caseId, purpose, name }, bytes);
}

/** Stores a file of the provider's for the chat of a case. @throws PortalError as `storeFile` */
export async function storeProviderChatFile(
  ctx: StoringContext,
  { room, name: given }: CallQuery<'POST /api/provider/chatFile'>,
  bytes: Readable,
): Promise<StoredFile> {
  const name = fileNameOf(given);
  checkName(FILE_RULES.chat.accept, name);
  const place = await findPlaceOfChat(ctx.db, 'provider', room);
  if (!place) throw refusal('notFound', { record: 'case' });
  return storeBody(ctx, { ...place, contactId: null, purpose: 'chat', name }, bytes);
}

interface NewStoredFile {
  readonly companyId: number;
  readonly companyUuid: string;
  /** Whose; null for the provider's. */
  readonly contactId: number | null;
  readonly caseId: number | null;
  readonly purpose: FilePurpose;
  readonly name: string;
}

/** Of a file whose name and place are checked. */
async function storeBody(
  ctx: StoringContext,
  { companyUuid, ...owner }: NewStoredFile,
  bytes: Readable,
): Promise<StoredFile> {
  const { purpose, name } = owner;
  const rules = FILE_RULES[purpose];
  const { accept, maxBytes } = rules;
  return receiveFile(incomingFolder(ctx.config), bytes, async (received) => {
    if (received.size > maxBytes) throw refusal('tooLarge');
    const { clean, pixels, ...facts } = await checkFile(ctx, received, accept);
    if ('maxPixels' in rules) checkPixels(pixels, rules.maxPixels);
    const key = storageKeyOf({
      companyUuid,
      folder: purpose === 'avatar' ? 'avatar' : 'assets',
      at: new Date(),
      mark: randomBytes(6).toString('hex'),
      name,
    });
    await ctx.transact(({ tx }) => insertStoredFile(tx, { ...owner, key, name, ...facts }));
    await keep(ctx, key, received, { clean, pixels, ...facts });
    const { size, contentType } = facts;
    if (purpose === 'chat') await addPreview(ctx, { key, contentType });
    return { key, url: ctx.fileLinks.urlOfKey(key), name, size, contentType };
  });
}

function checkPixels(pixels: PictureSize | null, max: number): void {
  if (pixels && Math.max(pixels.width, pixels.height) > max)
    throw fieldRefusal({ '': { code: 'tooManyPixels', values: { max } } });
}

/** The row is there first: whatever fails from then on, the cleaning knows of the object. */
async function keep(
  { db, storage }: StoringContext,
  key: string,
  received: ReceivedFile,
  file: Awaited<ReturnType<typeof checkFile>>,
): Promise<void> {
  try {
    await keepFile(storage, key, received, file);
  } catch (error) {
    await removeStoredFile(db, key);
    throw error;
  }
}

async function findRoom({ db }: AppContext, who: Person, room: string | undefined): Promise<number> {
  if (room === undefined) throw fieldRefusal({ room: 'required' });
  const place = await findPlaceOfChat(db, scopeOf(who), room);
  if (!place) throw refusal('notFound', { record: 'case' });
  return place.caseId;
}
