import { isErasable } from '@portal/shared/contract';
import type { AppContext } from '../../../app-context';
import { allowIdling } from '../../../db/idle-limit';
import type { UnitOfWork } from '../../../db/unit-of-work';
import { previewKeyOf } from '../../asset/file/preview';
import { isDemoKey, keyOf } from '../../asset/file/storage-key';
import { during, nameDetail } from '../../audit/audited-call';
import { isErasureObsolete } from '../../case/case-activity.repository';
import { selectCaseForUpdate, type LockedCase } from '../../case/state/case-state.repository';
import { tellCaseChanged } from '../../case/state/case-state.service';
import { findAskedRefinement } from '../../order/refinement.repository';
import { findOpenRequestStatus } from '../patient/patient-cases.repository';
import {
  countMessages,
  deleteKeptAnswers,
  deletePatientRows,
  emptyPatientFields,
  listFilesOfCase,
} from './erase-case.repository';
import { endErasure, findScheduled, listDue, type DueErasure } from './erasure.repository';
import { endObsolete } from './obsolete-erasure';

type Context = Pick<AppContext, 'db' | 'transact' | 'storage' | 'uploadParts' | 'log'>;

const BATCH = 50;

/** As the audit log names what was carried out. */
const ACTION = { action: 'erasePatientData', actor: { type: 'portal', name: 'erasure' } } as const;

/**
 * Carries out all erasures that are due, and ends those of the portal's own whose cases have gone on. One that fails, as when the file
 * storage is away, is tried again by the next run and does not keep the others.
 * @param stopping ends it after the case that it is at
 * @returns how many were carried out
 */
export async function carryOutDue(ctx: Context, now: Date, stopping?: AbortSignal): Promise<number> {
  let done = 0;
  for (let after: DueErasure | null = null; ;) {
    const page: DueErasure[] = await listDue(ctx.db, now, after, BATCH);
    for (const due of page) {
      if (stopping?.aborted) return done;
      if (await tryToErase(ctx, due.caseUuid, now)) done += 1;
    }
    after = page.at(-1) ?? null;
    if (page.length < BATCH) return done;
  }
}

async function tryToErase(ctx: Context, caseUuid: string, now: Date): Promise<boolean> {
  try {
    const isErased = await eraseCase(ctx, caseUuid, now);
    if (!isErased) await endObsolete(ctx, caseUuid, now);
    return isErased;
  } catch (error) {
    ctx.log.error({ err: error, case: caseUuid }, 'patient data was not erased');
    return false;
  }
}

/**
 * Erases the patient data of a case whose erasure is scheduled and due, for good. A case that goes on again since waits for its end.
 * @returns whether it was erased
 * @throws PortalError 'unavailable' when the file storage is away: then nothing is said to be erased, and the next try goes on
 */
export async function eraseCase(ctx: Context, caseUuid: string, now: Date): Promise<boolean> {
  const erased = await during({ ...ACTION, leaves: 'records' }, () =>
    ctx.transact((unit) => eraseIn(ctx, unit, caseUuid, now)),
  );
  // A backup of before has the data: whoever restores one finds here what is to be erased again.
  if (erased !== null) ctx.log.info({ case: erased }, 'patient data was erased');
  return erased !== null;
}

/** @returns the identifier of the case; null where there is nothing to do now */
async function eraseIn(ctx: Context, unit: UnitOfWork, caseUuid: string, now: Date): Promise<string | null> {
  const { tx } = unit;
  const found = await selectCaseForUpdate(tx, 'provider', caseUuid);
  if (!found || found.row.erasedAt) return null;
  const { row } = found;
  const scheduled = await findScheduled(tx, row.id);
  if (!scheduled || scheduled.dueAt > now || !isErasable(row.status)) return null;
  if ((await findOpenRequestStatus(tx, row.id)) !== null) return null;
  if ((await findAskedRefinement(tx, row.id)) !== null) return null;
  if (await isErasureObsolete(tx, scheduled)) return null;
  nameDetail([scheduled.reason, scheduled.byName].filter((part) => part !== null).join(', '));
  const held = await listFilesOfCase(tx, row.id);
  await allowIdling(tx);
  const files = await removeFiles(ctx, found, held);
  const messages = await countMessages(tx, row.id);
  await deletePatientRows(tx, row.id);
  await deleteKeptAnswers(tx, row.companyId, [row.uuid, ...namesOf(held)]);
  await emptyPatientFields(tx, row.id, now);
  await endErasure(tx, scheduled.id, { state: 'done', endedAt: now, files, messages });
  // The inboxes name the patient and show the last words.
  unit.emit('chatMessagesChanged', { room: row.uuid, messages: [], companyId: row.companyId });
  unit.emit('caseAssetsChanged', { caseUuid, companyId: row.companyId });
  tellCaseChanged(unit, found, { ...row, version: row.version + 1 });
  return row.identifier;
}

type Files = Awaited<ReturnType<typeof listFilesOfCase>>;

/** What answers call the files of a case. */
function namesOf({ records, chatFiles, uploads }: Files): string[] {
  return [...records, ...uploads]
    .map(({ uuid }) => uuid)
    .concat([...chatFiles, ...uploads].map(({ key }) => key));
}

/**
 * The bytes go before the rows that name them: what fails in between is begun anew, and what is gone already is no error.
 * @returns how many files there were
 */
async function removeFiles(
  { storage, uploadParts }: Context,
  { companyUuid }: LockedCase,
  { records, chatFiles, uploads }: Files,
): Promise<number> {
  for (const row of records) {
    const key = row.storageKey ?? keyOf({ row, companyUuid });
    if (!isDemoKey(key)) await storage.remove(key);
    if (row.state === 'pending') await uploadParts.discard(row.uuid);
  }
  for (const { key } of chatFiles) {
    await storage.remove(key);
    await storage.remove(previewKeyOf(key));
  }
  for (const { uuid, key } of uploads) {
    await uploadParts.discard(uuid);
    await storage.remove(key);
  }
  return records.filter(({ state }) => state === 'stored').length + chatFiles.length;
}
