import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from '../../releases';
import type { LiveFeed } from '../feed/live-feed';
import { answerNotFound, pathOf } from '../request-log';
import { contentSecurityPolicy } from '../security-headers';
import { compressPage } from './compress-page';
import { isNavigation } from './navigation-request';
import { PageSource } from './page-source';

const NOT_YET = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Portal</title>
<p>The portal is not available right now. Please try again in a moment.</p></html>`;

/** Every address that a person can go to answers with the shell's page; anything else that is not there is a 404. */
export function registerPages(
  app: FastifyInstance,
  live: LiveFeed,
  releases: ReleaseStore,
  { allowOverrides }: { readonly allowOverrides: boolean },
): void {
  const source = new PageSource(live, releases, allowOverrides);
  const policy = contentSecurityPolicy(allowOverrides);

  app.setNotFoundHandler(async (request, reply) => {
    if (!isNavigation(request)) return answerNotFound(reply);
    const page = await source.page(decodePath(pathOf(request)));
    if (page === null)
      request.log.error('no shell can be served: none is live, or its release folder is missing');
    const { body, headers } = await compressPage(page ?? NOT_YET, request.headers['accept-encoding']);
    return reply
      .code(page === null ? 503 : 200)
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy, 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
      .headers(headers)
      .send(body);
  });
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
