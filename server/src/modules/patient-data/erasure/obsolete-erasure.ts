import type { AppContext } from '../../../app-context';
import type { UnitOfWork } from '../../../db/unit-of-work';
import { asPortal, nameDetail } from '../../audit/audited-call';
import { isErasureObsolete } from '../../case/case-activity.repository';
import { selectCaseForUpdate } from '../../case/state/case-state.repository';
import { tellCaseChanged } from '../../case/state/case-state.service';
import { endErasure, findScheduled } from './erasure.repository';

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
  if (!scheduled || !(await isErasureObsolete(tx, scheduled))) return;
  await endErasure(tx, scheduled.id, { state: 'undone', endedAt: now });
  nameDetail(`${scheduled.reason}, undone`);
  tellCaseChanged(unit, found, found.row);
}
