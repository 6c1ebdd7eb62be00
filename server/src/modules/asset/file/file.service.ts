import { FILE_RULES, type CallQuery, type StoredFile } from '@portal/shared/contract';
import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { AppContext } from '../../../app-context';
import { fieldRefusal, refusal } from '../../../refusals';
import type { Person } from '../../auth/person';
import { findCase } from '../../case/case.repository';
import { scopeOf } from '../../case/case.service';
import type { PictureSize } from '../pictures';
import { checkFile } from './checked-file';
import { checkName } from './file-format';
import { incomingFolder, keepFile, receiveFile, type ReceivedFile } from './received-file';
import { insertStoredFile, removeStoredFile } from './stored-file.repository';
import { storageKeyOf } from './storage-key';

type NewFile = CallQuery<'POST /file'>;

/**
 * Stores a picture of a person or a company, or a file of a chat. Nothing shows it until another call names its key; one
 * that none names is removed after some days.
 * @throws PortalError 'wrongFileType', 'emptyFile', 'tooLarge'; 'validation' for a picture of too many pixels, and without the room of a chat's file; 'notFound'
 * for a room of nobody's
 */
export async function storeFile(
  ctx: AppContext,
  who: Person,
  query: NewFile,
  bytes: Readable,
): Promise<StoredFile> {
  const { purpose } = query;
  const name = query.name.trim();
  const rules = FILE_RULES[purpose];
  const { accept, maxBytes } = rules;
  checkName(accept, name);
  const caseId = purpose === 'chat' ? await findRoom(ctx, who, query.room) : null;
  return receiveFile(incomingFolder(ctx.config), bytes, async (received) => {
    if (received.size > maxBytes) throw refusal('tooLarge');
    const { clean, pixels, ...facts } = await checkFile(received, accept);
    if ('maxPixels' in rules) checkPixels(pixels, rules.maxPixels);
    const key = storageKeyOf({
      companyUuid: who.companyUuid,
      folder: purpose === 'avatar' ? 'avatar' : 'assets',
      at: new Date(),
      mark: randomBytes(6).toString('hex'),
      name,
    });
    const { companyId, contactId } = who;
    await insertStoredFile(ctx.db, { key, companyId, contactId, caseId, purpose, name, ...facts });
    await keep(ctx, key, received, { clean, pixels, ...facts });
    const { size, contentType } = facts;
    return { key, url: ctx.fileLinks.urlOfKey(key), name, size, contentType };
  });
}

function checkPixels(pixels: PictureSize | null, max: number): void {
  if (pixels && Math.max(pixels.width, pixels.height) > max)
    throw fieldRefusal({ '': { code: 'tooManyPixels', values: { max } } });
}

/** The row is there first: whatever fails from then on, the cleaning knows of the object. */
async function keep(
  { db, storage }: AppContext,
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
  const record = await findCase(db, scopeOf(who), room);
  if (!record) throw refusal('notFound', { record: 'case' });
  return record.row.id;
}
