import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

/** The document of the API at /api/docs/openapi.json, made from the schemas that check the calls. */
export async function docsPlugin(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Dental case portal',
        description: 'Calls of the portal’s pages (/api/client) and of the provider’s side (/api/provider).',
        version: '1.0.0',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  });
  app.get('/api/docs/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
