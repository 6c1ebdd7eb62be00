import { waitingStatuses, whoActs } from '@portal/shared/contract';
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
type Notice = Extract<MailTemplate, 'caseNeedsAction' | 'caseShipped' | 'caseExpired'>;

/** A person gets at most one mail about a case in this time; what happens meanwhile waits, and only the last of it is told. */
const QUIET_MS = 3_600_000;

/** The mail that a move is worth to the company's people, if any. */
function noticeOf({ action, actor, from, to, side }: CaseMoved): Notice | null {
  switch (action) {
    case 'ship':
      return 'caseShipped';
    case 'lastMileShipped':
      // Time only took it for sent on, long after it was shipped.
      return actor === 'system' ? null : 'caseShipped';
    case 'expire':
      // Nobody misses a draft, and there may be many.
      return from === 'NEW' ? null : 'caseExpired';
    default:
      return waitingStatuses(side).includes(to) ? 'caseNeedsAction' : null;
  }
}

/**
 * Mails the subscribed people of a company when it is their turn with a case, or that of a doctor for whom they act, it was shipped or it
 * expired, with the transaction that moves it. Who moved it themselves is not told.
 */
export async function mailCaseNotices(mailer: Mailer, unit: UnitOfWork, moved: CaseMoved): Promise<void> {
  const template = noticeOf(moved);
  // What waits to be done is done; that something was shipped or expired stays true.
  await takeBackCaseMails(unit.tx, moved.caseId, template === null ? 'caseNeedsAction' : undefined);
  if (template === null) return;
  const isReturn = moved.to !== 'EXPIRED';
  const isStraight = moved.to === 'FIRST_MILE_SHIPPED' && (await goesStraightToDoctor(unit.tx, moved.caseId));
  const isDoctorsTurn = whoActs(moved.to, moved.side) === 'doctor';
  const facts = { isStraight, isReturn, isDoctorsTurn };
  for (const subscriber of await findSubscribers(unit.tx, moved))
    await mailNotice(mailer, unit, { template, moved, facts, subscriber });
}

interface NoticeMail {
  readonly template: Notice;
  readonly moved: CaseMoved;
  readonly facts: {
    readonly isStraight: boolean;
    readonly isReturn: boolean;
    readonly isDoctorsTurn: boolean;
  };
  readonly subscriber: Subscriber;
}

function mailNotice(
  mailer: Mailer,
  unit: UnitOfWork,
  { template, moved, facts, subscriber }: NoticeMail,
): Promise<void> {
  const { contactId, email, name, locale, mailedAt } = subscriber;
  const { caseId, uuid, identifier, side, to: status } = moved;
  const path = `/${side === 'doctor' ? 'doctor' : 'admin'}/all/${uuid}/overview`;
  const isQuiet = mailedAt !== null && mailedAt.getTime() > Date.now() - QUIET_MS;
  return mailer.send(unit, {
    ...{ template, locale, contactId, caseId },
    to: email,
    data: { name, identifier, status, path, ...facts },
    ...(isQuiet && { dueAt: new Date(mailedAt.getTime() + QUIET_MS) }),
  });
}
