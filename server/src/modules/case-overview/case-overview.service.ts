import type { CaseOwnStatistics, ServiceRequest, Shipment } from '@portal/shared/contract';
import type { AppContext } from '../../app-context';
import { refusal } from '../../refusals';
import { getRequestsOfCase } from '../request/request.service';
import { getShipmentsOfCase } from '../shipment/shipment.service';
import { findCase } from '../case/case.repository';
import type { CaseScope } from '../case/case-scope';
import { getCase } from '../case/case.service';
import type { CaseOfPerson } from '../case/state/case-action.service';
import { countParts, countUnread, findLastMessage } from './case-overview.repository';

/** What a case has, counted; its unread messages are the caller's (CA-15). @throws PortalError 'notFound' */
export async function getOwnStatistics(
  { db }: AppContext,
  { who, scope, uuid }: CaseOfPerson,
): Promise<CaseOwnStatistics> {
  const found = await findCase(db, scope, uuid);
  if (!found) throw refusal('notFound', { record: 'case' });
  const { id } = found.row;
  return {
    ...(await countParts(db, id)),
    unreadMessages: await countUnread(db, id, who.contactId),
    lastMessage: await findLastMessage(db, id, who.contactId),
  };
}

/** Requests for a case, newest first (CA-15). @throws PortalError 'notFound' */
export async function getRequests(
  ctx: AppContext,
  scope: CaseScope,
  uuid: string,
): Promise<ServiceRequest[]> {
  await getCase(ctx.db, scope, uuid);
  return getRequestsOfCase(ctx, scope, uuid);
}

/** Shipments with a case in them, newest first (CA-15). @throws PortalError 'notFound' */
export async function getShipments(ctx: AppContext, scope: CaseScope, uuid: string): Promise<Shipment[]> {
  await getCase(ctx.db, scope, uuid);
  return getShipmentsOfCase(ctx, scope, uuid);
}
