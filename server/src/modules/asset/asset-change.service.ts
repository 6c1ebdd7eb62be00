import { ASSET_TYPES, type CaseAsset, type CaseAssetChange } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import { refusal } from '../../refusals';
import type { Person } from '../../person';
import { clientActor } from '../case/case-actor';
import { checkDoctorNotBlocked } from '../case/case.policy';
import { scopeOf } from '../case/case.service';
import { insertHistory } from '../case/state/case-state.repository';
import { getCaseForUpdate } from '../case/state/case-state.service';
import { checkFilesOpen } from './asset-link.service';
import { toAsset } from './asset.mapper';
import { touchCase, updateAsset } from './asset.repository';
import { requireAsset } from './asset.service';
import { checkName, checkStoredType } from './file/file-format';
import { fileNameOf } from './file/file-name';

/**
 * Gives a stored record another name, or moves it to a slot that takes its content too.
 * @throws PortalError 'notFound', 'filesLocked', 'wrongFileType', 'doctorBlocked'; 'uploadNotDone' while its bytes still arrive
 */
export function changeAsset(
  ctx: AppContext,
  who: Person,
  uuid: string,
  change: CaseAssetChange,
): Promise<CaseAsset> {
  return ctx.transact(async (unit) => {
    const { tx } = unit;
    const { caseUuid } = await requireAsset(tx, who.companyId, uuid);
    const { row: dentalCase, doctorStatus } = await getCaseForUpdate(unit, scopeOf(who), caseUuid);
    checkDoctorNotBlocked(doctorStatus);
    const { row } = await requireAsset(tx, who.companyId, uuid);
    await checkFilesOpen(tx, dentalCase, row);
    if (row.state !== 'stored') throw refusal('uploadNotDone');
    const { assetType = row.assetType } = change;
    const name = change.name === undefined ? row.name : fileNameOf(change.name);
    checkName(ASSET_TYPES[assetType].accept, name);
    checkStoredType(ASSET_TYPES[assetType].accept, row.contentType);
    // The newest record of a slot is the one that counts: in its new slot that is this one.
    const createdAt = assetType === row.assetType ? row.createdAt : new Date();
    await updateAsset(tx, row.id, { name, assetType, createdAt });
    await touchCase(tx, dentalCase.id);
    const { actor, name: actorName } = clientActor(who);
    await insertHistory(tx, { caseId: dentalCase.id, action: 'changed', actor, actorName, note: name });
    unit.emit('caseAssetsChanged', { caseUuid, companyId: who.companyId });
    return toAsset(await requireAsset(tx, who.companyId, uuid), ctx.fileLinks);
  });
}
