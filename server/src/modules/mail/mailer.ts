import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config';
import type { Db } from '../../db/client';
import type { Transact, UnitOfWork } from '../../db/unit-of-work';
import { fileKeysOf } from '../../secrets';
import type { Mail, Mailer } from './mail';
import { deliverNext, type DeliveryParts } from './mail-delivery';
import { insertMail } from './mail-queue.repository';
import { createMailSeal } from './mail-seal';
import { createMailTransport } from './mail-transport';

const DAY_MS = 24 * 3_600_000;

export interface MailerParts {
  readonly config: Config;
  readonly db: Db;
  /** Writes what became of an invitation's mail. */
  readonly transact: Transact;
  readonly log: FastifyBaseLogger;
}

/** The portal's post office: a queue in the database, and the way out that the settings name. */
export function createMailer({ config, db, transact, log }: MailerParts): Mailer {
  const seal = createMailSeal(fileKeysOf(config.secrets));
  const transport = createMailTransport(config);
  const rounds = createRounds({ db, transact, log, seal, transport, publicUrl: config.publicUrl });
  return {
    async send(unit: UnitOfWork, mail: Mail) {
      const { to, locale, template, data, contactId = null, doctorId = null, caseId = null } = mail;
      const latest = new Date((mail.dueAt?.getTime() ?? Date.now()) + DAY_MS);
      await insertMail(unit.tx, {
        template,
        contactId,
        doctorId,
        caseId,
        sealed: seal.seal({ to, locale, template, data }),
        giveUpAt: mail.giveUpAt && mail.giveUpAt < latest ? mail.giveUpAt : latest,
        ...(mail.dueAt && { dueAt: mail.dueAt }),
      });
      unit.emit('mailQueued', {});
    },
    deliver: rounds.deliver,
    stop: async () => {
      await rounds.stop();
      transport.close();
    },
  };
}

/** One round at a time; who asks while one runs gets another one after it, as it may have missed their mail. */
function createRounds(parts: DeliveryParts) {
  let current: Promise<void> | undefined;
  let isAsked = false;
  let isStopped = false;
  const round = async (): Promise<void> => {
    while (isAsked && !isStopped) {
      isAsked = false;
      while (!isStopped && (await deliverNext(parts)));
    }
  };
  const deliver = (): Promise<void> => {
    isAsked = true;
    current ??= round()
      .catch((error: unknown) => parts.log.error({ err: error }, 'the mail queue could not be worked off'))
      .then(() => {
        current = undefined;
        return isAsked && !isStopped ? deliver() : undefined;
      });
    return current;
  };
  return {
    deliver,
    stop: async () => {
      isStopped = true;
      await current;
    },
  };
}
