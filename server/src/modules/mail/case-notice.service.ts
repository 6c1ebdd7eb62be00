import { whoActs, type CaseSide, type CaseStatus } from '@portal/shared/contract';
import type { UnitOfWork } from '../../db/unit-of-work';
import type { DomainEvents } from '../../events/event-hub';
import {
  findSubscribers,
  goesStraightToDoctor,
  takeBackCaseMails,
  type Subscriber,
} from './case-notice.repository';
import type { Mailer, MailTemplate } from './mail';

type CaseMoved = DomainEvents['caseMoved'];
type Notice = Extract<MailTemplate, 'caseNeedsAction' | 'caseShipped'>;

/** A person gets at most one mail about a case in this time; what happens meanwhile waits, and only the last of it is told. */
const QUIET_MS = 3_600_000;

/** The mail that a status is worth to the company's people, if any. */
export function noticeOf(status: CaseStatus, side: CaseSide): Notice | null {
  if (status === 'SHIPPED' || status === 'FIRST_MILE_SHIPPED') return 'caseShipped';
  return whoActs(status, side) === 'company' ? 'caseNeedsAction' : null;
}

/**
 * Mails the subscribed people of a company when it is their turn with a case or it was shipped, with the transaction
 * that moves it. Who moved it themselves is not told.
 */
export async function mailCaseNotices(mailer: Mailer, unit: UnitOfWork, moved: CaseMoved): Promise<void> {
  const template = noticeOf(moved.to, moved.side);
  // What waits to be done is done; that something was shipped stays true.
  await takeBackCaseMails(unit.tx, moved.caseId, template === null ? 'caseNeedsAction' : undefined);
  if (template === null) return;
  const isStraight = moved.to === 'FIRST_MILE_SHIPPED' && (await goesStraightToDoctor(unit.tx, moved.caseId));
  for (const subscriber of await findSubscribers(unit.tx, moved))
    await mailNotice(mailer, unit, { template, moved, isStraight, subscriber });
}

interface NoticeMail {
  readonly template: Notice;
  readonly moved: CaseMoved;
  readonly isStraight: boolean;
  readonly subscriber: Subscriber;
}

function mailNotice(
  mailer: Mailer,
  unit: UnitOfWork,
  { template, moved, isStraight, subscriber }: NoticeMail,
): Promise<void> {
  const { contactId, email, name, locale, mailedAt } = subscriber;
  const { caseId, uuid, identifier, side, to: status } = moved;
  const path = `/${side === 'doctor' ? 'doctor' : 'admin'}/all/${uuid}/overview`;
  const isQuiet = mailedAt !== null && mailedAt.getTime() > Date.now() - QUIET_MS;
  return mailer.send(unit, {
    ...{ template, locale, contactId, caseId },
    to: email,
    data: { name, identifier, status, isStraight, path },
    ...(isQuiet && { dueAt: new Date(mailedAt.getTime() + QUIET_MS) }),
  });
}
