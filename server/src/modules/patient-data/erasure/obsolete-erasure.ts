import type { AppContext } from '../../../app-context';
import type { Db } from '../../../db/client';
import type { UnitOfWork } from '../../../db/unit-of-work';
import { asPortal, nameDetail } from '../../audit/audited-call';
import { selectCaseForUpdate } from '../../case/state/case-state.repository';
import { tellCaseChanged } from '../../case/state/case-state.service';
import { hasActivitySince } from '../retention/retention.repository';
import { endErasure, findScheduled, type ErasureRow } from './erasure.repository';

/**
 * Whether a case, which the transaction holds, has gone on since the portal scheduled its erasure because it had ended long ago. What a
 * person asks for waits for the next end instead, and a draft that nobody touches has expired and never goes on.
 */
export async function isObsolete(tx: Db, { caseId, reason, createdAt }: ErasureRow): Promise<boolean> {
  return reason === 'caseKeptLongEnough' && (await hasActivitySince(tx, caseId, createdAt));
}

/** Ends the scheduled erasure of a case if it is obsolete: the case is kept for as long as the settings say, from then on. */
export async function endObsolete(
  { transact }: Pick<AppContext, 'transact'>,
  caseUuid: string,
  now: Date,
): Promise<void> {
  await asPortal('patientDataRetention', () => transact((unit) => endIn(unit, caseUuid, now)));
}

async function endIn(unit: UnitOfWork, caseUuid: string, now: Date): Promise<void> {
  const { tx } = unit;
  const found = await selectCaseForUpdate(tx, 'provider', caseUuid);
  const scheduled = found && (await findScheduled(tx, found.row.id));
  if (!scheduled || !(await isObsolete(tx, scheduled))) return;
  await endErasure(tx, scheduled.id, { state: 'undone', endedAt: now });
  nameDetail(`${scheduled.reason}, undone`);
  tellCaseChanged(unit, found, found.row);
}
