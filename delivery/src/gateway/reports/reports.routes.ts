import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  addressKey,
  parseReports,
  RateLimit,
  type PublishedReleases,
  type Report,
  type ReportEntry,
} from '../../health';
import { isJsonObject } from '../../json';
import { isFromOwnPages } from '../own-pages';
import type { AskPerson } from './ask-person';
import type { PageTickets } from './page-tickets';

const MAX_BYTES = 16 * 1024;
/** Of one person, in all their tabs. */
const CALLS_A_MINUTE = 120;
/** Of one address: of as many people as a large clinic has. */
const ADDRESS_CALLS_A_MINUTE = 2_400;

/** Why reports were not taken. */
export type Refusal = 'tooMany' | 'foreign' | 'shape' | 'ticket' | 'unpublished';

export interface ReportsParts {
  readonly pages: PageTickets;
  readonly askPerson: AskPerson;
  readonly published: PublishedReleases;
  /** Takes what counts. */
  readonly take: (entry: ReportEntry) => void;
  /** Told of what does not. */
  readonly onRefused: (why: Refusal) => void;
  /** Milliseconds of the epoch. */
  readonly now: () => number;
}

/**
 * `POST /portal/reports`, a ticket and what the releases did that its page has; only published releases count. `POST
 * /portal/tickets` makes the ticket of a page that of the person who is signed in there.
 */
export function registerReportRoutes(app: FastifyInstance, parts: ReportsParts): void {
  const { pages, askPerson, published, now, take, onRefused } = parts;
  const byAddress = new RateLimit(ADDRESS_CALLS_A_MINUTE, now);
  const byVoter = new RateLimit(CALLS_A_MINUTE, now);
  const options = { bodyLimit: MAX_BYTES, config: { quiet: true } };
  const refuse = (reply: FastifyReply, why: keyof typeof REFUSALS): FastifyReply => {
    onRefused(why);
    const [status, code, message] = REFUSALS[why];
    if (status === 429) reply.header('retry-after', '60');
    return reply.code(status).send({ code, message });
  };

  app.post('/portal/reports', options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!byAddress.allows(addressKey(request.ip))) return refuse(reply, 'tooMany');
    if (!isFromOwnPages(request)) return refuse(reply, 'foreign');
    const { body } = request;
    const sent = isJsonObject(body) ? parseReports(body['reports']) : null;
    if (!sent || !isJsonObject(body)) return refuse(reply, 'shape');
    const ticket = pages.tickets.read(body['ticket']);
    if (!ticket) return refuse(reply, 'ticket');
    if (!byVoter.allows(ticket.voter)) return refuse(reply, 'tooMany');
    const reports: Report[] = [];
    for (const report of sent) {
      if (await published.has(report.domain, report.version)) reports.push(report);
      else onRefused('unpublished');
    }
    if (reports.length > 0) take({ at: now(), voter: ticket.voter, reports });
    return reply.code(204).send();
  });

  app.post('/portal/tickets', options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isFromOwnPages(request)) return refuse(reply, 'foreign');
    const page = isJsonObject(request.body) ? pages.tickets.readRenewable(request.body['ticket']) : null;
    if (!page) return refuse(reply, 'ticket');
    if (!pages.mayAsk(request)) return refuse(reply, 'tooMany');
    const person = await askPerson(request);
    if (!person) return reply.code(503).header('retry-after', '60').send(API_AWAY);
    if (person.uuid === null) return reply.code(401).send(NOBODY);
    return reply.send({ ticket: pages.forPerson(page.page, person.uuid) });
  });
}

const REFUSALS = {
  tooMany: [429, 'tooMany', 'Too many reports. Try again in a minute.'],
  foreign: [403, 'forbidden', 'Reports are taken from pages of the portal only.'],
  shape: [400, 'badRequest', 'This is not a ticket with a list of at most 20 reports.'],
  ticket: [
    403,
    'ticketMissing',
    'Without a ticket that was given to a page within the last hour no report counts.',
  ],
} as const;
const NOBODY = { code: 'unauthenticated', message: 'Nobody is signed in on this page.' };
const API_AWAY = { code: 'unavailable', message: 'The service is not available right now.' };
