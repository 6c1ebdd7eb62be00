import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/client';
import type { Transact } from '../../db/unit-of-work';
import { unaudited } from '../audit/audited-call';
import { isStillSubscribed } from './case-notice.repository';
import { writeInvitationMail } from './invitation-mail.repository';
import type { MailSeal } from './mail-seal';
import { claimDueMail, giveUp, markSent, postpone, type QueuedMail } from './mail-queue.repository';
import { hasNoReceiver, type MailTransport } from './mail-transport';
import { renderMail } from './render-mail';

export interface DeliveryParts {
  readonly db: Db;
  readonly transact: Transact;
  readonly log: FastifyBaseLogger;
  readonly seal: MailSeal;
  readonly transport: MailTransport;
  readonly publicUrl: string;
}

/** Longer than the mail server's time limits together. */
const LEASE_SECONDS = 120;
const FIRST_PAUSE_SECONDS = 10;
const LONGEST_PAUSE_SECONDS = 3_600;

/**
 * Tries one mail that is due; answers whether there was one. What goes wrong with it is logged, and postponed where another try may
 * help.
 */
export async function deliverNext(parts: DeliveryParts): Promise<boolean> {
  const mail = await claimDueMail(parts.db, LEASE_SECONDS);
  if (!mail) return false;
  if (mail.giveUpAt <= new Date()) await abandon(parts, mail);
  else if (await isStillSubscribed(parts.db, mail)) await attempt(parts, mail);
  else await giveUp(parts.db, mail.id);
  return true;
}

async function attempt(parts: DeliveryParts, mail: QueuedMail): Promise<void> {
  const { db, log, transport, publicUrl } = parts;
  try {
    const content = parts.seal.open(mail.sealed ?? '');
    const { uuid, createdAt } = mail;
    await transport.send({ ...renderMail(content, publicUrl), uuid, createdAt, to: content.to });
  } catch (error) {
    const seconds = pauseAfter(mail.attempts);
    if (hasNoReceiver(error) || Date.now() + seconds * 1_000 >= mail.giveUpAt.getTime())
      return abandon(parts, mail, error);
    log.warn({ err: error, ...traceOf(mail), seconds }, 'a mail could not be sent and is tried again');
    return postpone(db, mail.id, seconds);
  }
  await markSent(db, mail.id);
  await tellDoctor(parts, mail, 'sent');
}

async function abandon(parts: DeliveryParts, mail: QueuedMail, error?: unknown): Promise<void> {
  await giveUp(parts.db, mail.id);
  parts.log.error({ err: error, ...traceOf(mail) }, 'a mail could not be sent and was given up');
  await tellDoctor(parts, mail, 'failed');
}

/** Whoever invited a doctor sees whether the mail has left. */
async function tellDoctor(
  { transact }: DeliveryParts,
  mail: QueuedMail,
  outcome: 'sent' | 'failed',
): Promise<void> {
  const { id, doctorId } = mail;
  if (doctorId === null) return;
  await unaudited(() =>
    transact(async (unit) => {
      const doctor = await writeInvitationMail(unit.tx, { id, doctorId }, outcome);
      if (doctor) unit.emit('doctorChanged', doctor);
    }),
  );
}

/** What a log may say about a mail: neither its receiver nor its content. */
function traceOf({ uuid, template, attempts }: QueuedMail): Record<string, unknown> {
  return { mail: uuid, template, attempts };
}

/** 10 s, 30 s, 90 s and so on, up to an hour. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE_SECONDS * 3 ** (attempts - 1), LONGEST_PAUSE_SECONDS);
}
