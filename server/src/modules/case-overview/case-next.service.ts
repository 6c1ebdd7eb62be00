import {
  DELIVERED_STATUSES,
  isRefinable,
  isRequestable,
  TERMINAL_CASE_STATUSES,
  type CaseNext,
  type CaseStatus,
  type TreatmentPhase,
} from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import { refusal } from '../../refusals';
import { findAskedRefinement } from '../order/refinement.repository';
import { lastStageOf, readDeliveredPlans } from '../plan/delivered-plan.repository';
import { findCase } from '../case/case.repository';
import type { CaseScope } from '../case/case-scope';
import type { CaseRow } from '../case/state/case-state.repository';
import { countOpenRequests, findParcelOnItsWay } from './case-next.repository';

/** What can be done next with a case that has delivered something. @throws PortalError 'notFound' */
export async function getCaseNext(
  { db }: Pick<AppContext, 'db'>,
  scope: CaseScope,
  uuid: string,
): Promise<CaseNext> {
  const found = await findCase(db, scope, uuid);
  if (!found) throw refusal('notFound', { record: 'case' });
  const { id, status, withTs, erasedAt } = found.row;
  const made = (await readDeliveredPlans(db, [id])).get(id);
  const stages = made ? { delivered: made.delivered, last: lastStageOf(made.plan) } : null;
  const asked = await findAskedRefinement(db, id);
  const isStopped = found.doctor?.status === 'blocked' || found.doctor?.status === 'restricted';
  const mayBegin = erasedAt === null && !isStopped;
  return {
    phase: phaseOf(found.row, stages),
    stages,
    isRequestable: mayBegin && isRequestable(status),
    isRefinable: mayBegin && isRefinable({ status, withTs }) && asked === null,
    openRefinementUuid: asked?.uuid ?? null,
    openRequests: await countOpenRequests(db, id),
    parcelUuid: await findParcelOnItsWay(db, id),
  };
}

const ON_ITS_WAY: CaseStatus = 'FIRST_MILE_SHIPPED';
const includes = (statuses: readonly CaseStatus[], status: CaseStatus): boolean => statuses.includes(status);

/** Where the treatment of a case is: with batches to come it goes on, whatever the case waits for at the moment. */
function phaseOf({ status, returnsTo }: CaseRow, stages: CaseNext['stages']): TreatmentPhase {
  if (status === 'COMPLETE') return 'finished';
  if (!includes(DELIVERED_STATUSES, status) && status !== ON_ITS_WAY) {
    if (includes(TERMINAL_CASE_STATUSES, status)) return 'over';
    return returnsTo === null ? 'notDelivered' : 'inTreatment';
  }
  const isMoreToCome = stages !== null && stages.delivered > 0 && stages.delivered < stages.last;
  return status === 'ACTIVE' || isMoreToCome ? 'inTreatment' : 'delivered';
}
