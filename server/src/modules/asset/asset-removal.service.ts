import type { CallReply } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { Db } from '../../db/client';
import type { UnitOfWork } from '../../db/unit-of-work';
import { refusal } from '../../refusals';
import type { Person } from '../../person';
import { nameSubject } from '../audit/audited-call';
import { clientActor, type CaseActor } from '../case/case-actor';
import { checkDoctorNotBlocked } from '../case/case.policy';
import { scopeOf } from '../case/case.service';
import { insertHistory } from '../case/state/case-state.repository';
import { getCaseForUpdate } from '../case/state/case-state.service';
import type { EndingDraft } from '../case/state/case-submit.service';
import { findReplaced, storedOfCase, touchCase, type AssetRow } from './asset.repository';
import { requireAsset } from './asset.service';
import { insertChatUpload, type ChatUploadRow } from './chat-upload/chat-upload.repository';
import { removeNotedObject } from './chat-upload/noted-object';
import { deleteAssets } from './cleaning.repository';
import { isDemoKey } from './file/storage-key';

/**
 * Removes a stored record of a case that was never submitted, with its bytes. What a lab has had in its hands stays.
 * @throws PortalError 'notFound', 'filesLocked', 'doctorBlocked'; 'uploadNotDone' while its bytes still arrive
 */
export async function removeAsset(
  ctx: AppContext,
  who: Person,
  uuid: string,
): Promise<CallReply<'DELETE /caseAsset/{id}'>> {
  const left = await ctx.transact(async (unit) => {
    const { tx } = unit;
    const { caseUuid } = await requireAsset(tx, who.companyId, uuid);
    const { row: dentalCase, doctorStatus } = await getCaseForUpdate(unit, scopeOf(who), caseUuid);
    checkDoctorNotBlocked(doctorStatus);
    // Read again: another call may have removed it before this one had the case.
    const { row } = await requireAsset(tx, who.companyId, uuid);
    if (dentalCase.submittedAt !== null || belongsToMore(row)) throw refusal('filesLocked');
    if (row.state !== 'stored') throw refusal('uploadNotDone');
    const noted = await removeStored(tx, clientActor(who), row);
    await touchCase(tx, dentalCase.id);
    unit.emit('caseAssetsChanged', { caseUuid, companyId: who.companyId });
    return noted;
  });
  if (left) await removeNotedObject(ctx, left);
  return { ok: true };
}

/**
 * Removes what a record that is stored now replaces in the slot of its draft: it would come back as soon as the newer one is moved or
 * removed, and go to the lab. The transaction holds the case.
 * @returns notes of the bytes, to be removed once the transaction has ended.
 */
export async function removeReplaced(tx: Db, who: Person, record: AssetRow): Promise<ChatUploadRow[]> {
  const left: ChatUploadRow[] = [];
  for (const row of await findReplaced(tx, record)) {
    const noted = await removeStored(tx, clientActor(who), row);
    if (noted) left.push(noted);
  }
  return left;
}

/**
 * Removes from each slot of a draft all but the newest record, which alone its people see: a swap that fails half-way leaves one under the
 * other, and some drafts have what was replaced before that was removed at once. Their bytes are left to cleaning.
 */
export async function removeHidden({ tx, emit }: UnitOfWork, { row, by }: EndingDraft): Promise<void> {
  const stored = await storedOfCase(tx, row.id);
  const slots = stored.map(({ assetType }) => assetType);
  const hidden = stored.filter(({ assetType }, index) => slots.indexOf(assetType) < index);
  for (const record of hidden) await removeStored(tx, by, record);
  if (hidden.length > 0) emit('caseAssetsChanged', { caseUuid: row.uuid, companyId: row.companyId });
}

/** @returns the note of its bytes; null where they stay. */
async function removeStored(
  tx: Db,
  { actor, name: actorName }: CaseActor,
  row: AssetRow,
): Promise<ChatUploadRow | null> {
  const { id, uuid, companyId, caseId, name, size, storageKey: key } = row;
  await deleteAssets(tx, [id]);
  await insertHistory(tx, { caseId, action: 'fileRemoved', actor, actorName, note: name });
  nameSubject(uuid);
  return key === null || isDemoKey(key) ? null : insertChatUpload(tx, { companyId, caseId, name, size, key });
}

/** Records of plans, batches, refinements and requests only exist once a case was submitted. */
function belongsToMore({ planId, batchId, refinementId, requestId }: AssetRow): boolean {
  return [planId, batchId, refinementId, requestId].some((id) => id !== null);
}
