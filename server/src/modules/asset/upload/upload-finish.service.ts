import { ASSET_TYPES } from '@portal/shared/contract';
import { PortalError, type ErrorCode } from '@portal/shared/errors';
import type { AppContext } from '../../../app-context';
import { refusal } from '../../../refusals';
import { nameSubject, unaudited } from '../../audit/audited-call';
import type { Person } from '../../../person';
import { clientActor } from '../../case/case-actor';
import { checkDoctorNotBlocked } from '../../case/case.policy';
import { insertHistory } from '../../case/state/case-state.repository';
import { getCaseForUpdate } from '../../case/state/case-state.service';
import { checkFilesOpen } from '../asset-link.service';
import { removeReplaced } from '../asset-removal.service';
import { markStored, touchCase, type AssetRecord, type StoredFile } from '../asset.repository';
import { storeChatUpload } from '../chat-upload/chat-upload.service';
import type { ChatUploadRow } from '../chat-upload/chat-upload.repository';
import { removeNotedObject } from '../chat-upload/noted-object';
import { usePhoneLink } from '../phone-link/phone-link.service';
import { checkFile } from '../file/checked-file';
import { storedNameOf } from '../file/file-name';
import { keyOf } from '../file/storage-key';
import type { UploadLocks } from './upload-locker';
import { findTarget, removeTarget, type UploadTarget } from './upload-target';

export interface FinishUpload {
  (who: Person, target: UploadTarget, sentSha256: string | null): Promise<void>;
  /** Waits while a record is being finished; answers whether it was, however that ended. */
  settled(assetUuid: string): Promise<boolean>;
}

/**
 * Makes what turns an upload whose bytes are all there into a stored record or chat file: compares them with what their sender says of
 * them, checks the content, removes the metadata of pictures, moves it to object storage and marks the record, or removes
 * it with the reason. Two askers at once
 * (a lost answer, a retry) share one run; another process waits for its end.
 * @throws PortalError 'checksumMismatch', 'wrongFileType', 'emptyFile', 'tooLarge', 'filesLocked', 'notFound', 'doctorBlocked', 'caseErased',
 * 'phoneLinkOver'
 */
export function createFinishUpload(ctx: AppContext, locks: Pick<UploadLocks, 'hold'>): FinishUpload {
  const running = new Map<string, Promise<void>>();
  const begin = (...[who, target, sentSha256]: Parameters<FinishUpload>): Promise<void> =>
    locks.hold(`finish ${target.uuid}`, () => finish(ctx, { who, sentSha256 }, target));
  const run = (...asked: Parameters<FinishUpload>): Promise<void> => {
    const { uuid } = asked[1];
    const current = running.get(uuid) ?? begin(...asked).finally(() => running.delete(uuid));
    running.set(uuid, current);
    return current;
  };
  const settled = async (uuid: string): Promise<boolean> => {
    const current = running.get(uuid);
    await current?.catch(() => undefined);
    return current !== undefined;
  };
  return Object.assign(run, { settled });
}

/** What another try with the bytes that are here would meet again. */
const FINAL: ReadonlySet<ErrorCode> = new Set([
  'checksumMismatch',
  'wrongFileType',
  'damagedFile',
  'infectedFile',
  'emptyFile',
  'tooLarge',
  'filesLocked',
  'notFound',
  'doctorBlocked',
  'caseErased',
  'phoneLinkOver',
]);

interface Sender {
  readonly who: Person;
  /** What the sender's own hash of the file is; null from clients that do not tell. */
  readonly sentSha256: string | null;
}

async function finish(ctx: AppContext, sender: Sender, { companyId, uuid }: UploadTarget): Promise<void> {
  const { db, uploadParts } = ctx;
  const target = await findTarget(db, companyId, uuid);
  if (!target) throw refusal('notFound', { record: 'file' });
  // Another process has finished it meanwhile.
  if (target.isStored) return;
  try {
    if (target.record) await keep(ctx, sender, target.record);
    else await storeChatUpload(ctx, target.chatFile, sender.sentSha256);
  } catch (error) {
    if (error instanceof PortalError && FINAL.has(error.code)) {
      await uploadParts.discard(uuid);
      // The refusal is what the audit log says of it.
      await unaudited(() => ctx.transact((unit) => removeTarget(unit, target)));
    }
    throw error;
  }
  await uploadParts.discard(uuid);
}

async function keep(ctx: AppContext, { who, sentSha256 }: Sender, record: AssetRecord): Promise<void> {
  const { uploadParts, storage } = ctx;
  const { uuid, size, assetType } = record.row;
  const { clean, ...facts } = await checkFile(
    ctx,
    { size, read: (range) => uploadParts.read(uuid, range) },
    ASSET_TYPES[assetType].accept,
    sentSha256,
  );
  const storageKey = keyOf(record);
  if (clean) await storage.put(storageKey, clean);
  else await uploadParts.keepAs(uuid, storageKey);
  const name = storedNameOf(record.row.name, facts.contentType);
  const replaced = await markAsStored(ctx, who, record, { storageKey, name, ...facts });
  for (const noted of replaced) await removeNotedObject(ctx, noted);
}

/** @returns notes of the bytes of what it replaced in a draft. */
async function markAsStored(
  ctx: AppContext,
  who: Person,
  { row, caseUuid }: AssetRecord,
  file: StoredFile,
): Promise<ChatUploadRow[]> {
  try {
    return await ctx.transact(async (unit) => {
      const found = await getCaseForUpdate(unit, { companyId: row.companyId }, caseUuid);
      const { row: dentalCase } = found;
      checkDoctorNotBlocked(found.doctorStatus);
      await checkFilesOpen(unit.tx, dentalCase, row);
      if (who.phone) {
        if (dentalCase.submittedAt !== null) throw refusal('phoneLinkOver');
        await usePhoneLink(unit.tx, { id: who.phone.linkId, assetUuid: row.uuid }, ctx.now());
      }
      if (!(await markStored(unit.tx, row.id, file))) throw refusal('notFound', { record: 'file' });
      // What a lab has had in its hands stays.
      const replaced = dentalCase.submittedAt === null ? await removeReplaced(unit.tx, who, row) : [];
      await touchCase(unit.tx, dentalCase.id);
      const { actor, name: actorName } = clientActor(who);
      await insertHistory(unit.tx, {
        caseId: dentalCase.id,
        action: 'fileAdded',
        actor,
        actorName,
        note: file.name,
      });
      nameSubject(row.uuid);
      unit.emit('caseAssetsChanged', { caseUuid, companyId: row.companyId });
      return replaced;
    });
  } catch (error) {
    // Of any other failure nobody knows whether the record is marked; another try writes the same object again.
    if (error instanceof PortalError && FINAL.has(error.code)) await ctx.storage.remove(file.storageKey);
    throw error;
  }
}
