import {
  ASSET_TYPE_KEYS,
  ASSET_TYPES,
  maxAssetBytes,
  type CallReply,
  type CaseAsset,
  type CaseAssetTicket,
  type NewCaseAsset,
} from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { Db } from '../../db/client';
import type { UnitOfWork } from '../../db/unit-of-work';
import { refusal } from '../../refusals';
import { nameSubject } from '../audit/audited-call';
import type { Person } from '../../person';
import type { CaseScope } from '../case/case-scope';
import { checkDoctorNotBlocked } from '../case/case.policy';
import { getCase, scopeOf } from '../case/case.service';
import { getCaseForUpdate } from '../case/state/case-state.service';
import { findOwner, type AssetOwnerKind } from './asset-link.repository';
import { checkFilesOpen, resolveLinks } from './asset-link.service';
import { toAsset } from './asset.mapper';
import {
  findAsset,
  findPendingOfSlot,
  insertAsset,
  listAssets,
  listAssetsOf,
  removePending,
  touchCase,
  type AssetRecord,
} from './asset.repository';
import { checkName } from './file/file-format';
import { fileNameOf } from './file/file-name';
import { insertChatUpload } from './chat-upload/chat-upload.repository';
import { keyOf } from './file/storage-key';
import { UPLOAD_PATH } from './upload/tus-server';
import { countUpload } from './upload/upload-quota';

/** The slots for records, in the order a page shows them. */
export function getAssetTypes(): CallReply<'GET /assetType'> {
  return ASSET_TYPE_KEYS.map((key) => ({
    key,
    kind: ASSET_TYPES[key].kind,
    accept: [...ASSET_TYPES[key].accept],
  }));
}

/** Records of a case, newest first; of a slot the first stored one counts. @throws PortalError 'notFound' */
export async function getAssets(
  { db, fileLinks }: AppContext,
  scope: CaseScope,
  caseUuid: string,
): Promise<CaseAsset[]> {
  await getCase(db, scope, caseUuid);
  return (await listAssets(db, scope, caseUuid)).map((record) => toAsset(record, fileLinks));
}

/** Records of a plan, a batch, a refinement or a request, newest first. @throws PortalError 'notFound' */
export async function getAssetsOf(
  { db, fileLinks }: AppContext,
  scope: CaseScope,
  kind: AssetOwnerKind,
  uuid: string,
): Promise<CaseAsset[]> {
  const owner = await findOwner(db, scope, kind, uuid);
  if (!owner) throw refusal('notFound', { record: kind });
  return (await listAssetsOf(db, scope, kind, owner.id)).map((record) => toAsset(record, fileLinks));
}

/**
 * Announces a record. One that was announced for the same slot of the same owner and has not arrived gives way; a stored one stays
 * until this one is stored too.
 * @throws PortalError 'notFound', 'emptyFile', 'tooLarge', 'wrongFileType', 'filesLocked', 'doctorBlocked', 'tooManyUploads'
 */
export async function announceAsset(
  ctx: AppContext,
  who: Person,
  asset: NewCaseAsset,
): Promise<CaseAssetTicket> {
  return ctx.transact(async (unit) => {
    const uuid = await announceIn(unit, ctx, who, asset);
    const record = await requireAsset(unit.tx, who.companyId, uuid);
    return { asset: toAsset(record, ctx.fileLinks), upload: { url: UPLOAD_PATH } };
  });
}

/** The same within a transaction, which holds the case from then on; answers the record's uuid. */
export async function announceIn(
  unit: UnitOfWork,
  ctx: Pick<AppContext, 'buckets' | 'config'>,
  who: Person,
  { caseUuid, assetType, size, name: given, ...owners }: NewCaseAsset,
): Promise<string> {
  const { tx } = unit;
  const scope = scopeOf(who);
  const { row: dentalCase, doctorStatus } = await getCaseForUpdate(unit, scope, caseUuid);
  checkDoctorNotBlocked(doctorStatus);
  const links = await resolveLinks(tx, scope, caseUuid, owners);
  await checkFilesOpen(tx, dentalCase, links);
  if (size === 0) throw refusal('emptyFile');
  if (size > maxAssetBytes(assetType)) throw refusal('tooLarge');
  const name = fileNameOf(given);
  checkName(ASSET_TYPES[assetType].accept, name);
  await countUpload(ctx, who, size);
  const before = await findPendingOfSlot(tx, dentalCase.id, assetType, links);
  if (before) {
    // A process that was killed while it stored the record has left its object, which only this row names: cleaning finds it by a note.
    const { companyId, caseId, name, size } = before;
    const key = keyOf({ row: before, companyUuid: who.companyUuid });
    await insertChatUpload(tx, { companyId, caseId, name, size, key });
    await removePending(tx, who.companyId, before.uuid);
  }
  const uuid = await insertAsset(tx, {
    companyId: who.companyId,
    caseId: dentalCase.id,
    assetType,
    name,
    size,
    ...links,
  });
  await touchCase(tx, dentalCase.id);
  nameSubject(uuid);
  unit.emit('caseAssetsChanged', { caseUuid, companyId: who.companyId });
  return uuid;
}

/** @throws PortalError 'notFound' when the company has no such record. */
export async function requireAsset(db: Db, companyId: number, uuid: string): Promise<AssetRecord> {
  const record = await findAsset(db, companyId, uuid);
  if (!record) throw refusal('notFound', { record: 'file' });
  return record;
}
