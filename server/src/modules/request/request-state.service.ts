import {
  findRequestTransition,
  type MadeWith,
  type Making,
  type RequestAction,
  type RequestHistoryAction,
  type RequestStatus,
} from '@portal/shared/contract';
import type { PortalError } from '@portal/shared/errors';
import type { Db } from '../../db/client';
import type { UnitOfWork } from '../../db/unit-of-work';
import { refusal } from '../../refusals';
import type { CaseActor } from '../case/case-actor';
import { readMaking } from '../configuration/making.repository';
import { writeRecordHistory, type LockedCase } from '../case/state/case-state.repository';
import { getCaseForUpdate } from '../case/state/case-state.service';
import { findMakingOfSent } from '../order/order.repository';
import type { RequestRow, RequestScope } from './request.repository';
import {
  findCaseOfRequest,
  lockRequest,
  writeRequestStatus,
  type RequestStateFields,
} from './request-state.repository';

/** A request and its case, both held until the transaction ends. */
export interface LockedRequest {
  readonly row: RequestRow;
  readonly ofCase: LockedCase;
}

/**
 * The request of an id, held until the transaction ends. The case is held first, like everywhere, so that nobody waits
 * in a circle.
 * @throws PortalError 'notFound' when there is none in the scope.
 */
export async function lockedRequest(
  unit: UnitOfWork,
  scope: RequestScope,
  uuid: string,
): Promise<LockedRequest> {
  const caseUuid = await findCaseOfRequest(unit.tx, scope, uuid);
  if (caseUuid === null) throw noRequest();
  const ofCase = await getCaseForUpdate(unit, scope, caseUuid);
  const row = await lockRequest(unit.tx, ofCase.row.id, uuid);
  if (!row) throw noRequest();
  return { row, ofCase };
}

const noRequest = (): PortalError => refusal('notFound', { record: 'request' });

export interface RequestChange {
  /** Goes into the history, for example the reason of a rejection. */
  readonly note?: string | null;
  readonly fields?: RequestStateFields;
}

/**
 * Moves a request as the table of transitions says (specification § 4, SM-04), writes its history in the same transaction
 * and tells `requestChanged` after the commit. The one way in which the status of a request changes. How it is made is fixed when
 * that begins (CO-20).
 * @param found a request that this transaction holds (`lockedRequest`).
 * @throws PortalError 'notAllowedNow' when the table has no such transition from where the request is, for this actor.
 */
export async function changeRequestState(
  unit: UnitOfWork,
  { row, ofCase }: LockedRequest,
  action: RequestAction,
  by: CaseActor,
  change: RequestChange = {},
): Promise<RequestRow> {
  const facts = { workflow: ofCase.workflow, side: row.side };
  const transition = findRequestTransition(action, row.status, facts, by.actor);
  if (!transition) throw refusal('notAllowedNow', { record: 'request', status: row.status });
  const changed = await writeRequestStatus(unit.tx, row.id, transition.to, {
    ...change.fields,
    ...(action === 'startMfg' && { making: await readMakingOfRequest(unit.tx, row, ofCase) }),
  });
  await recordRequest(unit, { row, ofCase }, by, {
    action: transition.history,
    from: row.status,
    to: transition.to,
    note: change.note ?? null,
  });
  const { caseId, uuid, identifier, companyId } = row;
  unit.emit('requestMoved', {
    ...{ caseId, uuid, identifier, companyId, assignedRmId: ofCase.row.assignedRmId },
    ...{ action, actor: by.actor, to: transition.to, byContactId: by.contactId ?? null },
  });
  return changed;
}

/**
 * A replacement is made as what the case was sent last, whatever is preferred since; as an order of today where it is not known how that
 * was. A retainer has choices of its own only where that is what the case is.
 */
async function readMakingOfRequest(tx: Db, { type }: RequestRow, { row }: LockedCase): Promise<Making> {
  const replaced = type === 'replacement' ? await findMakingOfSent(tx, row.id) : null;
  if (replaced) return replaced;
  const productId = type === 'retainer' ? 'RE' : row.productId;
  const own = productId === row.productId ? row : NO_CHOICES;
  const { trimLine, offset, material } = own;
  return readMaking(tx, { companyId: row.companyId, productId, trimLine, offset, material });
}

const NO_CHOICES: MadeWith = { trimLine: null, offset: null, material: null };

export interface RequestEntry {
  readonly action: RequestHistoryAction;
  readonly from: RequestStatus | null;
  readonly to: RequestStatus;
  readonly note: string | null;
}

/** Writes what happened to a request into its case's history, and tells it after the commit. */
export async function recordRequest(
  unit: UnitOfWork,
  { row, ofCase }: LockedRequest,
  by: CaseActor,
  entry: RequestEntry,
): Promise<void> {
  await writeRecordHistory(unit.tx, {
    caseId: row.caseId,
    subject: 'request',
    subjectUuid: row.uuid,
    subjectLabel: row.identifier,
    ...entry,
    by,
  });
  unit.emit('requestChanged', { uuid: row.uuid, caseUuid: ofCase.row.uuid, companyId: row.companyId });
}
