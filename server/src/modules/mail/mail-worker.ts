import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context';
import { mailCaseNotices } from './case-notice.service';
import { removeDone } from './mail-queue.repository';
import { mailRefusedRefinement, mailRequestNotices } from './request-notice.service';

/** How often a process looks for mails of others that ended, and for those whose pause is over. */
const LOOK_MS = 10_000;
const CLEAN_MS = 3_600_000;
const KEEP_MS = 24 * 3_600_000;

/** Mails about cases and requests, and works the queue off: at once when this process wrote a mail, otherwise every some seconds. */
export function mailModule(app: FastifyInstance, { mail, events, db, log }: AppContext): void {
  events.onInTransaction('caseMoved', (unit, moved) => mailCaseNotices(mail, unit, moved));
  events.onInTransaction('requestMoved', (unit, moved) => mailRequestNotices(mail, unit, moved));
  events.onInTransaction('refinementRefused', (unit, refused) => mailRefusedRefinement(mail, unit, refused));
  const stopListening = events.on('mailQueued', () => mail.deliver());
  const clean = (): Promise<void> =>
    removeDone(db, new Date(Date.now() - KEEP_MS)).catch((error: unknown) =>
      log.error({ err: error }, 'old mails were not removed'),
    );
  let cleaning = clean();
  const timers = [
    setInterval(() => void mail.deliver(), LOOK_MS),
    setInterval(() => {
      cleaning = clean();
    }, CLEAN_MS),
  ];
  for (const timer of timers) timer.unref();
  app.addHook('onReady', async () => void mail.deliver());
  app.addHook('onClose', async () => {
    stopListening();
    for (const timer of timers) clearInterval(timer);
    await Promise.all([cleaning, mail.stop()]);
  });
}
