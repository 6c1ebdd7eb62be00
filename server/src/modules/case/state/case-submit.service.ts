import type { Db } from '../../../db/client';
import type { UnitOfWork } from '../../../db/unit-of-work';
import { fieldRefusal, refusal } from '../../../refusals';
import { isUploadAlive } from '../../../storage/upload-activity';
import type { Person } from '../../../person';
import { clientActor, type CaseActor } from '../case-actor';
import { checkMayBeginFor } from '../case.policy';
import { listAssetStates } from '../case.repository';
import { missingOf } from './case-completeness';
import type { CaseRow, LockedCase } from './case-state.repository';
import { changeCaseState, mayChangeState } from './case-state.service';

/** A draft that is submitted, and by whom. */
export interface EndingDraft {
  readonly row: CaseRow;
  readonly by: CaseActor;
}

/**
 * Sends a case to the provider (CA-18, CA-22). It keeps the workflow that the company has when it is submitted first.
 * @throws PortalError 'alreadySubmitted'; 'doctorRestricted'; 'uploadsRunning' while a record is still arriving;
 * 'incomplete' with an entry for each field or record that is missing, or is a scan that cannot be an arch.
 */
export async function submitCase(unit: UnitOfWork, found: LockedCase, who: Person): Promise<void> {
  const by = clientActor(who);
  if (!mayChangeState(found, 'submit', by)) throw refusal('alreadySubmitted');
  checkMayBeginFor(found.doctorStatus);
  await checkComplete(unit.tx, found);
  if (found.row.submittedAt === null) await unit.takeStep('draftEnds', { row: found.row, by });
  await changeCaseState(unit, found, 'submit', by, {
    fields: { submittedAt: new Date(), workflow: found.workflow },
  });
}

/**
 * Whether the provider can work on a case as it is.
 * @throws PortalError 'uploadsRunning'; 'incomplete'
 */
export async function checkComplete(tx: Db, found: LockedCase): Promise<void> {
  const assets = await listAssetStates(tx, found.row.id);
  if (assets.some(isUploadAlive)) throw refusal('uploadsRunning');
  const missing = missingOf(
    found,
    assets.filter(({ state }) => state === 'stored'),
  );
  if (missing) throw fieldRefusal(missing, 'incomplete');
}
