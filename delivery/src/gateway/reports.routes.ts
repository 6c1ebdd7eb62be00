import type { FastifyInstance } from 'fastify';
import { addressKey, parseReports, RateLimit, type HealthBook, type PublishedReleases } from '../health';
import { isFromOwnPages } from './own-pages';

const MAX_BYTES = 16 * 1024;
const CALLS_A_MINUTE = 120;

export interface ReportsParts {
  readonly book: HealthBook;
  readonly published: PublishedReleases;
  /** Called when there is something new to judge. */
  readonly onReport: () => void;
  /** Milliseconds of the epoch. */
  readonly now: () => number;
}

/** `/portal/reports`: tabs tell how the releases do that they have. Only published releases count. */
export function registerReportRoutes(app: FastifyInstance, parts: ReportsParts): void {
  const limit = new RateLimit(CALLS_A_MINUTE, parts.now);
  const options = { bodyLimit: MAX_BYTES, config: { quiet: true } };
  app.post('/portal/reports', options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const address = addressKey(request.ip);
    if (!limit.allows(address)) return reply.code(429).header('retry-after', '60').send(TOO_MANY);
    if (!isFromOwnPages(request)) return reply.code(403).send(FOREIGN);
    const reports = parseReports(request.body);
    if (!reports) return reply.code(400).send(WRONG_SHAPE);
    for (const report of reports) {
      if (await parts.published.has(report.domain, report.version)) parts.book.add(report, address);
    }
    parts.onReport();
    return reply.code(204).send();
  });
}

const TOO_MANY = { code: 'tooMany', message: 'Too many reports from this address. Try again in a minute.' };
const FOREIGN = { code: 'forbidden', message: 'Reports are taken from pages of the portal only.' };
const WRONG_SHAPE = { code: 'badRequest', message: 'This is not a list of at most 20 reports.' };
