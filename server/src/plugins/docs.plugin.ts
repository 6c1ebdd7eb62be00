import swagger from '@fastify/swagger';
import { API_VERSION } from '@portal/shared/contract/schemas';
import { ERROR_STATUS, FIELD_CODES } from '@portal/shared/errors';
import type { FastifyInstance } from 'fastify';

/** The codes once, not at every call. */
const ERRORS = [
  `An error's \`code\` is one of: ${Object.keys(ERROR_STATUS).join(', ')}.`,
  `The \`code\` of an entry of \`extra\` is one of: ${Object.keys(FIELD_CODES).join(', ')}.`,
].join('\n\n');

/** The body of a call that takes a file: bytes of any type. */
const FILE = { type: 'string', format: 'binary' } as const;

/**
 * What the API is: its document at /api/docs/openapi.json, made from the schemas that check the calls, and at /api/version the
 * version of these, which delivery asks for before a remote goes live that needs a newer one.
 */
export async function docsPlugin(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Dental case portal',
        description: `Calls of the portal’s pages (/api/client) and of the provider’s side (/api/provider).\n\n${ERRORS}`,
        version: API_VERSION,
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url }) => ({ url, schema: schema?.consumes ? { ...schema, body: FILE } : schema }),
  });
  app.get('/api/docs/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/api/version', { schema: { hide: true } }, async () => ({ version: API_VERSION }));
}
