import {
  areFilesEditable,
  ASSET_TYPE_KEYS,
  ASSET_TYPES,
  LIMITS,
  type CallReply,
  type CaseAsset,
  type CaseAssetTicket,
  type NewCaseAsset,
} from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import type { AppContext } from '../../app-context';
import type { Person } from '../auth/person';
import type { CaseScope } from '../case/case-scope';
import { getCase, scopeOf } from '../case/case.service';
import { lockedCase } from '../case/case-state.service';
import { toAsset } from './asset.mapper';
import { insertAsset, listAssets, removePendingOfType } from './asset.repository';
import { checkName } from './file-format';
import { UPLOAD_PATH } from './tus-server';

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

/**
 * Announces a record. One that was announced for the same slot and has not arrived gives way; a stored one stays until
 * this one is stored too.
 * @throws PortalError 'notFound', 'emptyFile', 'tooLarge', 'wrongFileType', 'filesLocked'
 */
export async function announceAsset(
  ctx: AppContext,
  who: Person,
  body: NewCaseAsset,
): Promise<CaseAssetTicket> {
  const { caseUuid, assetType, size } = body;
  const name = body.name.trim();
  return ctx.transact(async (unit) => {
    const { row: dentalCase, companyUuid } = await lockedCase(unit, scopeOf(who), caseUuid);
    if (!areFilesEditable(dentalCase.status))
      throw new PortalError('filesLocked', 'The files of this case cannot be changed any more');
    if (size === 0) throw new PortalError('emptyFile', 'The file is empty');
    if (size > LIMITS.assetBytes) throw new PortalError('tooLarge', 'The file is too large');
    checkName(assetType, name);
    await removePendingOfType(unit.tx, dentalCase.id, assetType);
    const row = await insertAsset(unit.tx, {
      companyId: who.companyId,
      caseId: dentalCase.id,
      assetType,
      name,
      size,
    });
    unit.emit('caseAssetsChanged', { caseUuid, companyId: who.companyId });
    return { asset: toAsset({ row, caseUuid, companyUuid }, ctx.fileLinks), upload: { url: UPLOAD_PATH } };
  });
}
