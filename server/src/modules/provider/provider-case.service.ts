import type { CallBody, Case, CaseListQuery, List, Refinement } from '@portal/shared/contract';
import { sideOfRole } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context';
import { dentalCase } from '../../db/schema';
import { readListQuery, toList, type ListShape } from '../../lists/list-query';
import { fieldRefusal, refusal } from '../../refusals';
import { PROVIDER } from '../case/case-actor';
import { CASE_FIELDS, CASE_LIST } from '../case/list/case-list-fields';
import { listCases } from '../case/list/case-list.repository';
import { toCase } from '../case/case.mapper';
import { sendCaseOn } from '../shipment/case-last-mile.service';
import { getRefinements } from '../order/order.service';
import { acceptRefinement, refuseRefinement } from '../order/refinement-request.service';
import { moveCase } from './provider.service';

type Context = Pick<AppContext, 'db' | 'transact'>;

/** Cases are made, and get their numbers, in the order of their ids. */
const byId = { sort: [] } as const;

/** The provider sees every company's, by their age, and picks one by its number: the indexes of other orders begin with a company. */
const PROVIDER_CASE_LIST: ListShape = {
  ...CASE_LIST,
  fields: {
    ...Object.fromEntries(
      Object.entries(CASE_FIELDS).map(([name, field]) => [name, { ...field, sort: false }]),
    ),
    identifier: { ...CASE_FIELDS.identifier, ...byId },
    createdAt: { ...CASE_FIELDS.createdAt, ...byId },
    'company.id': { column: dentalCase.companyId, type: 'integer', sort: false },
  },
};

/**
 * Cases of every company.
 * @throws PortalError 'unknownFilterKey' or 'badRequest' for a filter or order outside the white list (AP-13).
 */
export async function getAllCases(
  { db }: Pick<AppContext, 'db'>,
  { status, search, role, ...query }: CaseListQuery,
): Promise<List<Case>> {
  const list = readListQuery(query, PROVIDER_CASE_LIST);
  const where = and(list.where, role && eq(dentalCase.side, sideOfRole(role)));
  const { records, total } = await listCases(db, {
    scope: 'provider',
    list: { ...list, where },
    status,
    search,
  });
  return toList(records.map(toCase), total, list);
}

/** A further step of a case (CA-12). @throws PortalError 'notFound'; 'notAllowedNow' */
export function moveFurther(
  ctx: Context,
  uuid: string,
  { action, note }: CallBody<'PUT /api/provider/case/{id}/state'>,
): Promise<Case> {
  return moveCase(ctx, uuid, action, note === undefined ? {} : { note: note.trim() });
}

/** A case has reached its doctor, perhaps as the last of its parcel (CA-12). @throws PortalError as moveFurther */
export function endLastMile(ctx: Context, uuid: string): Promise<Case> {
  return sendCaseOn(ctx, { scope: 'provider', uuid, by: PROVIDER }, {});
}

/** The order of a case cannot be made; the reason stands at the case and at the order (CA-21). @throws PortalError as moveFurther */
export function rejectOrder(ctx: Context, uuid: string, reason: string): Promise<Case> {
  const rejectReason = reason.trim();
  return moveCase(ctx, uuid, 'rejectOrder', { note: rejectReason, fields: { rejectReason } });
}

/** Begins a refinement: the case gets a plan of its own again (CA-23). @throws PortalError as moveFurther */
export async function beginRefinement(
  ctx: Context,
  uuid: string,
  note: string | undefined,
): Promise<Refinement> {
  const moved = await moveCase(ctx, uuid, 'refine', note === undefined ? {} : { note: note.trim() });
  const [newest] = await getRefinements(ctx, 'provider', moved.uuid);
  if (!newest) throw refusal('notFound', { record: 'refinement' });
  return newest;
}

/**
 * Takes up a refinement that a clinic asks for, or refuses it with the reason (CA-23).
 * @throws PortalError 'notFound'; 'refinementDecided'; 'notAllowedNow'; 'validation' without a reason
 */
export async function decideRefinement(
  ctx: Context,
  uuid: string,
  { action, reason }: CallBody<'PUT /api/provider/refinement/{id}/state'>,
): Promise<Refinement> {
  if (action === 'takeUp') return acceptRefinement(ctx, uuid);
  if (reason === undefined) throw fieldRefusal({ reason: 'required' });
  return refuseRefinement(ctx, uuid, reason);
}
