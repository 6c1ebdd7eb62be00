import { areFilesEditable } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { AppContext } from '../../app-context';
import type { Person } from '../auth/person';
import { clientActor } from '../case/case-actor';
import { insertHistory } from '../case/case-state.repository';
import { lockedCase } from '../case/case-state.service';
import { markStored, removePending, type AssetRecord, type StoredFile } from './asset.repository';
import { checkContent, CONTENT_TYPES, HEAD_BYTES } from './file-format';
import type { PartStore } from './tus-server';

export interface FinishUpload {
  (who: Person, record: AssetRecord): Promise<void>;
  /** Waits while a record is being finished; answers whether it was, however that ended. */
  settled(assetUuid: string): Promise<boolean>;
}

/**
 * Makes what turns an upload whose bytes are all there into a stored record: checks the content, hashes it, moves it to
 * object storage and marks the record, or removes it with the reason. Two askers at once (a lost answer, a retry) share
 * one run.
 * @throws PortalError 'wrongFileType', 'emptyFile', 'filesLocked', 'notFound'
 */
export function createFinishUpload(ctx: AppContext, parts: PartStore): FinishUpload {
  const running = new Map<string, Promise<void>>();
  const run = (who: Person, record: AssetRecord): Promise<void> => {
    const { uuid } = record.row;
    const current = running.get(uuid) ?? finish(ctx, parts, who, record).finally(() => running.delete(uuid));
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

async function finish(ctx: AppContext, parts: PartStore, who: Person, record: AssetRecord): Promise<void> {
  const { row } = record;
  try {
    const { head, sha256 } = await readWhole(parts.fileOf(row.uuid));
    const contentType = CONTENT_TYPES[checkContent(row.assetType, head, row.size)];
    const storageKey = keyOf(record);
    await ctx.storage.putFile(storageKey, parts.fileOf(row.uuid));
    await parts.discard(row.uuid);
    await store(ctx, who, record, { storageKey, sha256, contentType });
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    await parts.discard(row.uuid);
    await removePending(ctx.db, row.companyId, row.uuid);
    throw error;
  }
}

async function store(
  ctx: AppContext,
  who: Person,
  { row, caseUuid }: AssetRecord,
  file: StoredFile,
): Promise<void> {
  try {
    await ctx.transact(async (unit) => {
      const { row: dentalCase } = await lockedCase(unit, { companyId: row.companyId }, caseUuid);
      if (!areFilesEditable(dentalCase.status))
        throw new PortalError('filesLocked', 'The files of this case cannot be changed any more');
      if (!(await markStored(unit.tx, row.id, file)))
        throw new PortalError('notFound', 'This record was replaced meanwhile');
      const { actor, name } = clientActor(who);
      await insertHistory(unit.tx, {
        caseId: dentalCase.id,
        action: 'fileAdded',
        actor,
        actorName: name,
        note: row.name,
      });
      unit.emit('caseAssetsChanged', { caseUuid, companyId: row.companyId });
    });
  } catch (error) {
    await ctx.storage.remove(file.storageKey);
    throw error;
  }
}

async function readWhole(file: string): Promise<{ head: Buffer; sha256: string }> {
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let kept = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    if (kept < HEAD_BYTES) head.push(chunk.subarray(0, HEAD_BYTES - kept));
    kept += chunk.length;
  }
  return { head: Buffer.concat(head), sha256: hash.digest('hex') };
}

/**
 * Under the company's folder, with a timestamp (UP-04); part of the uuid keeps two of one millisecond apart. The same each
 * time: an object that a crash left without its record is overwritten when the bytes are sent again.
 */
function keyOf({ row, companyUuid }: AssetRecord): string {
  const timestamp = row.createdAt.toISOString().replaceAll(/[-:.]/g, '');
  const name = row.name.replaceAll(/[^A-Za-z0-9._-]+/g, '_').slice(-80);
  return `${companyUuid}/assets/${timestamp}-${row.uuid.slice(0, 8)}-${name}`;
}
