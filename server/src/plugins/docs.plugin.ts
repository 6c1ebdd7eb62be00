import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

/** The body of a call that takes a file: bytes of any type. */
const FILE = { type: 'string', format: 'binary' } as const;

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
    transform: ({ schema, url }) => ({ url, schema: schema?.consumes ? { ...schema, body: FILE } : schema }),
  });
  app.get('/api/docs/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
