import { whoseTurn, type Case, type CaseDates } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import { refusal } from '../../refusals';
import type { Person } from '../../person';
import { omitUndefined } from '../given';
import { clientActor } from './case-actor';
import { updateCase } from './case.repository';
import { getCase, scopeOf } from './case.service';
import { insertHistory } from './state/case-state.repository';
import { getCaseForUpdate, tellCaseChanged } from './state/case-state.service';

const LABELS = { dueOn: 'dueDateChanged', appointmentOn: 'appointmentChanged' } as const;
const NAMES = ['dueOn', 'appointmentOn'] as const;

/**
 * Changes the due date and the appointment of a case that is still worked on, each with an entry in its history.
 * @throws PortalError 'notFound'; 'doctorBlocked'; 'conflict' when `version` is not the case's any more; 'caseLocked' where nobody
 * works on the case any more.
 */
export async function changeCaseDates(
  { transact, db }: AppContext,
  who: Person,
  uuid: string,
  { version, ...dates }: CaseDates,
): Promise<Case> {
  const scope = scopeOf(who);
  await transact(async (unit) => {
    const found = await getCaseForUpdate(unit, scope, uuid);
    const { row: before } = found;
    if (version !== undefined && version !== before.version) throw refusal('conflict');
    const changed = NAMES.filter((name) => dates[name] !== undefined && dates[name] !== before[name]);
    if (changed.length === 0) return;
    if (whoseTurn(before.status) === null) throw refusal('caseLocked');
    const row = await updateCase(unit.tx, before.id, { ...omitUndefined(dates), changedBy: who.name });
    const { actor, name: actorName } = clientActor(who);
    for (const name of changed) {
      await insertHistory(unit.tx, {
        ...{ caseId: row.id, action: LABELS[name], actor, actorName },
        ...{ subjectFrom: before[name], subjectTo: row[name] },
      });
    }
    tellCaseChanged(unit, found, row);
  });
  return getCase(db, scope, uuid);
}
