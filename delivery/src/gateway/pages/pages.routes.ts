import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from '../../releases';
import type { LiveFeed } from '../feed/live-feed';
import type { PageTickets } from '../reports/page-tickets';
import { answerNotFound, pathOf } from '../request-log';
import { contentSecurityPolicy } from '../security-headers';
import { readBrowser, readLook } from './browser-cookies';
import { PageText } from './page-text';
import { isNavigation } from './navigation-request';
import { PageSource } from './page-source';
import type { PageSettings } from './render-page';

const NOT_YET = new PageText(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Portal</title>
<p>The portal is not available right now. Please try again in a moment.</p></html>`);

/** Every address that a person can go to answers with the shell's page; anything else that is not there is a 404. */
export function registerPages(
  app: FastifyInstance,
  live: LiveFeed,
  releases: ReleaseStore,
  { pages, ...settings }: PageSettings & { readonly pages: PageTickets },
): void {
  const source = new PageSource(live, releases, settings);
  const policy = contentSecurityPolicy(settings.allowOverrides);

  app.setNotFoundHandler(async (request, reply) => {
    if (!isNavigation(request)) return answerNotFound(reply);
    const page = await source.page(
      decodePath(pathOf(request)),
      (isRollout) => readBrowser(request, reply, isRollout),
      readLook(request),
    );
    if (page === null)
      request.log.error('no shell can be served: none is live, or its release folder is missing');
    // Pages are the same for all who load them; what is of one load stands beside them, where its scripts can read it.
    if (page !== null) reply.header('server-timing', `ticket;desc="${pages.forPage(request)}"`);
    const { body, headers } = await (page ?? NOT_YET).bodyFor(request.headers['accept-encoding']);
    return (
      reply
        .code(page === null ? 503 : 200)
        // Private: a page may be for one side of a rollout.
        .headers({
          'cache-control': 'private, no-cache',
          'content-security-policy': policy,
          'x-robots-tag': 'noindex',
        })
        .type('text/html; charset=utf-8')
        .headers(headers)
        .send(body)
    );
  });
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
