import { API_VERSION, CALLS, type CallSpec } from '@portal/shared/contract/schemas';
import type { DeclaredRoute } from '../plugins/declared-routes';
import { splitName, toAddress } from '../plugins/route';
import { createComponents, refTo, type Json } from './components';
import { operationOf } from './operation';
import { TAGS } from './tags';

const DESCRIPTION = `Calls of the portal’s pages (/api/client) and of the provider’s side (/api/provider).

Every error has one shape, \`ErrorReply\`: programs read its \`code\`, and of what is wrong with a field the \`code\` in \`extra\`; both are
from closed lists. A body takes no field that its schema does not name.`;

const error = (description: string): Json => ({
  description,
  headers: { 'x-request-id': refTo('headers', 'RequestId'), 'retry-after': refTo('headers', 'RetryAfter') },
  content: { 'application/json': { schema: refTo('schemas', 'ErrorReply') } },
});

const COMPONENTS = {
  headers: {
    RequestId: {
      description:
        'Names the call in the server’s logs and in the audit log; what the caller sent as that, if it did.',
      schema: { type: 'string' },
    },
    RetryAfter: {
      description: 'Of a call that came too often (429): in how many seconds it may come again.',
      schema: { type: 'integer' },
    },
    FileName: { description: 'The name of the file to save.', schema: { type: 'string' } },
  },
  responses: {
    Refused: error('Refused: `code` says why'),
    Failed: error('The server failed, or lacks something that it needs (`unavailable`)'),
  },
  securitySchemes: {
    person: {
      type: 'http',
      scheme: 'bearer',
      description: 'The access token of a person, as `POST /api/client/auth` answers it.',
    },
    provider: { type: 'http', scheme: 'bearer', description: 'A service token of the provider’s.' },
  },
} as const;

const ORDER = Object.keys(CALLS);

/**
 * The API as an OpenAPI 3.1 document, from the routes that the server declares and the schemas that check them.
 * @param portalUrl where people reach the portal
 */
export function openApiDocument(declared: readonly DeclaredRoute[], portalUrl: string): Json {
  // In the contract's order, whatever the order of the modules.
  const routes = declared
    .filter(({ name }) => !(CALLS[name] as CallSpec).isReplaced)
    .toSorted((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name));
  const components = createComponents();
  // Before any body: see createComponents.
  for (const { name } of routes) components.answered(CALLS[name].reply);
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const [method, path] = splitName(route.name);
    (paths[toAddress(path)] ??= {})[method.toLowerCase()] = operationOf(route, components);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Dental case portal',
      description: DESCRIPTION,
      version: API_VERSION,
      contact: { name: 'Whoever runs this portal', url: portalUrl },
      license: { name: 'For customers and partners of the provider', identifier: 'LicenseRef-Proprietary' },
    },
    // From the root of whatever host the document comes from.
    servers: [{ url: '/' }],
    tags: TAGS.map(({ name, description }) => ({ name, description })),
    paths,
    components: { schemas: sorted(components.schemas), ...COMPONENTS },
  };
}

function sorted(schemas: Readonly<Record<string, Json>>): Record<string, Json> {
  return Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
