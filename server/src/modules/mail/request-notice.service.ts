import type { UnitOfWork } from '../../db/unit-of-work';
import type { DomainEvents } from '../../events/event-hub';
import { findSubscribers } from './case-notice.repository';
import { REQUEST_NEWS, type Mailer, type RequestNews } from './mail';

type RequestMoved = DomainEvents['requestMoved'];

/** What a move is worth telling the company's people by mail, if anything: what they do themselves is not. */
function newsOf({ action, actor, to }: RequestMoved): RequestNews | null {
  // Time only took it for sent on, long after it was shipped.
  if (actor === 'client' || (actor === 'system' && action === 'lastMileShipped')) return null;
  return REQUEST_NEWS.find((status) => status === to) ?? null;
}

/**
 * Mails the people of a company who want mails about a request's case what became of the request, with the transaction that moves
 * it. A request has few such moves: mails about it and about its case neither wait for nor take back each other.
 */
export async function mailRequestNotices(
  mailer: Mailer,
  unit: UnitOfWork,
  moved: RequestMoved,
): Promise<void> {
  const status = newsOf(moved);
  if (status === null) return;
  const { caseId, identifier, uuid } = moved;
  for (const { contactId, email, name, locale } of await findSubscribers(unit.tx, moved))
    await mailer.send(unit, {
      ...{ template: 'requestMoved', locale, contactId, caseId, to: email },
      data: { name, identifier, status, path: `/request/${uuid}/overview` },
    });
}

/** Mails the same people that the lab does not take up a refinement which was asked for; the reason stands in the portal. */
export async function mailRefusedRefinement(
  mailer: Mailer,
  unit: UnitOfWork,
  { caseId, caseUuid, identifier, companyId, side, assignedRmId }: DomainEvents['refinementRefused'],
): Promise<void> {
  const path = `/${side === 'doctor' ? 'doctor' : 'admin'}/all/${caseUuid}/refinements`;
  const about = { companyId, caseId, assignedRmId, byContactId: null };
  for (const { contactId, email, name, locale } of await findSubscribers(unit.tx, about))
    await mailer.send(unit, {
      ...{ template: 'refinementRefused', locale, contactId, caseId, to: email },
      data: { name, identifier, path },
    });
}
