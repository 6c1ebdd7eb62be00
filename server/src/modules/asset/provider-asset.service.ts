import { ASSET_TYPES, maxAssetBytes, type CallQuery, type CaseAsset } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { AppContext } from '../../app-context';
import type { UnitOfWork } from '../../db/unit-of-work';
import { refusal } from '../../refusals';
import { nameSubject, unaudited } from '../audit/audited-call';
import { PROVIDER } from '../case/case-actor';
import { insertHistory, type LockedCase } from '../case/state/case-state.repository';
import { getCaseForUpdate } from '../case/state/case-state.service';
import type { AssetLinks } from './asset-link.repository';
import { resolveLinks } from './asset-link.service';
import { toAsset } from './asset.mapper';
import { insertAsset, touchCase, type StoredFile } from './asset.repository';
import { requireAsset } from './asset.service';
import { insertChatUpload, removeChatUpload, type ChatUploadRow } from './chat-upload/chat-upload.repository';
import { removeNotedObject } from './chat-upload/noted-object';
import { checkFile } from './file/checked-file';
import { checkName } from './file/file-format';
import { fileNameOf, storedNameOf } from './file/file-name';
import { incomingFolder, keepFile, receiveFile } from './file/received-file';
import { storageKeyOf } from './file/storage-key';

type Context = Pick<
  AppContext,
  'db' | 'log' | 'config' | 'storage' | 'fileLinks' | 'transact' | 'scanForViruses'
>;
type ProviderAsset = CallQuery<'POST /api/provider/asset'>;

/**
 * Stores a file of the provider's as a record of a case: of a plan, a batch, a refinement or a request, or of the case
 * alone. No status of the case stands against it.
 * @throws PortalError 'notFound', 'wrongFileType', 'emptyFile', 'tooLarge'
 */
export function storeProviderAsset(ctx: Context, query: ProviderAsset, bytes: Readable): Promise<CaseAsset> {
  const { accept } = ASSET_TYPES[query.assetType];
  const given = fileNameOf(query.name);
  checkName(accept, given);
  return receiveFile(incomingFolder(ctx.config), bytes, async (received) => {
    // Before anything is said of a file for a case that there is not.
    await unaudited(() => ctx.transact((unit) => findPlace(unit, query)));
    if (received.size > maxAssetBytes(query.assetType)) throw refusal('tooLarge');
    const file = await checkFile(ctx, received, accept);
    const name = storedNameOf(given, file.contentType);
    const noted = await unaudited(() =>
      ctx.transact((unit) => noteUpload(unit, query, { name, size: file.size })),
    );
    const { uuid: uploadUuid, key } = noted;
    await keepFile(ctx.storage, key, received, file);
    try {
      return await ctx.transact((unit) =>
        record(unit, ctx, query, { ...file, name, storageKey: key, uploadUuid }),
      );
    } catch (error) {
      // Of any other failure nobody knows whether the record is there.
      if (error instanceof PortalError) await removeNotedObject(ctx, noted);
      throw error;
    }
  });
}

/**
 * Notes the file as on its way before it is stored: of a process that is killed meanwhile, cleaning and erasure find the object by that.
 * It is not announced as a record: it has no slot, and nobody else's upload gives way to it.
 */
async function noteUpload(
  unit: UnitOfWork,
  query: ProviderAsset,
  { name, size }: { readonly name: string; readonly size: number },
): Promise<ChatUploadRow> {
  const { companyUuid, row } = (await findPlace(unit, query)).found;
  const mark = randomBytes(6).toString('hex');
  const key = storageKeyOf({ companyUuid, folder: 'assets', at: new Date(), mark, name });
  const { id: caseId, companyId } = row;
  return insertChatUpload(unit.tx, { companyId, caseId, name, size, key });
}

interface Place {
  readonly found: LockedCase;
  readonly links: AssetLinks;
}

/** @throws PortalError 'notFound' */
async function findPlace(unit: UnitOfWork, { caseUuid, ...owners }: ProviderAsset): Promise<Place> {
  const found = await getCaseForUpdate(unit, 'provider', caseUuid);
  return { found, links: await resolveLinks(unit.tx, 'provider', caseUuid, owners) };
}

async function record(
  unit: UnitOfWork,
  { fileLinks }: Context,
  query: ProviderAsset,
  file: StoredFile & { readonly uploadUuid: string },
): Promise<CaseAsset> {
  const { found, links } = await findPlace(unit, query);
  const { id: caseId, companyId } = found.row;
  const { contentType, sha256, size, name, storageKey, uploadUuid } = file;
  const uuid = await insertAsset(unit.tx, {
    companyId,
    caseId,
    assetType: query.assetType,
    name,
    size,
    contentType,
    sha256,
    storageKey,
    state: 'stored',
    ...links,
  });
  await removeChatUpload(unit.tx, companyId, uploadUuid);
  await touchCase(unit.tx, caseId);
  const { actor, name: actorName } = PROVIDER;
  await insertHistory(unit.tx, { caseId, action: 'fileAdded', actor, actorName, note: name });
  nameSubject(uuid);
  unit.emit('caseAssetsChanged', { caseUuid: query.caseUuid, companyId });
  return toAsset(await requireAsset(unit.tx, companyId, uuid), fileLinks);
}
