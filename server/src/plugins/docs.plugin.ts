import { API_VERSION } from '@portal/shared/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context';
import { openApiDocument } from '../openapi/document';
import { authoriseProvider } from './authorise';
import { declaredRoutes } from './declared-routes';
import { lazy } from './lazy';

/**
 * What the API is: its document at /api/docs/openapi.json, open to everybody or to the provider alone, and at /api/version the
 * version of the calls, which delivery asks for before a remote goes live that needs a newer one.
 */
export function docsPlugin(app: FastifyInstance, ctx: AppContext): void {
  const { isDocumentOpen, publicUrl } = ctx.config;
  const document = lazy(() => {
    const text = JSON.stringify(openApiDocument(declaredRoutes(ctx), publicUrl));
    return () => text;
  });
  const options = isDocumentOpen ? {} : { onRequest: authoriseProvider(ctx) };
  app.get('/api/docs/openapi.json', options, async (_request, reply) => {
    void reply.type('application/json; charset=utf-8');
    return document();
  });
  app.get('/api/version', async () => ({ version: API_VERSION }));
}
