import type { Batch, Order, Refinement } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import type { CaseScope } from '../case/case-scope';
import { getCase } from '../case/case.service';
import { listBatches } from './batch.repository';
import { toBatch, toOrder, toRefinement } from './order.mapper';
import { listOrders } from './order.repository';
import { listAskedRefinements, listRefinements } from './refinement.repository';

type Context = Pick<AppContext, 'db'>;

/** Production orders of a case, newest first (CA-21). @throws PortalError 'notFound' */
export async function getOrders(
  { db, fileLinks }: Pick<AppContext, 'db' | 'fileLinks'>,
  scope: CaseScope,
  caseUuid: string,
): Promise<Order[]> {
  await getCase(db, scope, caseUuid);
  return (await listOrders(db, scope, caseUuid)).map((record) => toOrder(record, fileLinks));
}

/** Batches of a case, the first one first (CA-16). @throws PortalError 'notFound' */
export async function getBatches({ db }: Context, scope: CaseScope, caseUuid: string): Promise<Batch[]> {
  await getCase(db, scope, caseUuid);
  return (await listBatches(db, scope, caseUuid)).map((record) => toBatch(record, caseUuid));
}

/** Refinements of a case, newest first, canceled ones included (CA-23). @throws PortalError 'notFound' */
export async function getRefinements(
  { db }: Context,
  scope: CaseScope,
  caseUuid: string,
): Promise<Refinement[]> {
  await getCase(db, scope, caseUuid);
  return (await listRefinements(db, scope, caseUuid)).map((record) => toRefinement(record, caseUuid));
}

/** Refinements that clinics ask for, the oldest first; the provider's. */
export async function getAskedRefinements({ db }: Context): Promise<Refinement[]> {
  return (await listAskedRefinements(db)).map(({ caseUuid, ...record }) => toRefinement(record, caseUuid));
}
