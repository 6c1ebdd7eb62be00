import type { CallName } from '@portal/shared/contract';
import { CALLS, KeyedHeaders, PrivateQueryHeaders, type CallSpec } from '@portal/shared/contract/schemas';
import type { TSchema } from 'typebox';
import { takesKey } from '../idempotency';
import type { DeclaredRoute } from '../plugins/declared-routes';
import { splitName } from '../plugins/route';
import { refTo, type Components, type Json } from './components';
import { describeCall } from './describe-call';
import { tagOf } from './tags';

/** A call as the document's operation. */
export function operationOf(route: DeclaredRoute, components: Components): Json {
  const { name, access } = route;
  const spec: CallSpec = CALLS[name];
  const { params, query, reply, replyType = 'application/json', status = 200 } = spec;
  const parameters = [
    ...parametersOf('path', params, components),
    ...parametersOf('query', query, components),
    ...(takesKey(name, spec) ? parametersOf('header', KeyedHeaders, components) : []),
    ...(takesPrivateQuery(name, query) ? parametersOf('header', PrivateQueryHeaders, components) : []),
  ];
  return {
    operationId: operationIdOf(name),
    summary: spec.summary,
    description: describeCall(route),
    tags: [tagOf(name)],
    security: access === 'public' ? [] : [{ [access === 'provider' ? 'provider' : 'person']: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...bodyOf(spec, components),
    responses: {
      [status]: {
        description: status === 201 ? 'Created' : 'Done',
        headers: {
          'x-request-id': refTo('headers', 'RequestId'),
          ...(replyType === 'text/csv' && { 'content-disposition': refTo('headers', 'FileName') }),
        },
        content: { [replyType]: { schema: components.answered(reply) } },
      },
      '4XX': refTo('responses', 'Refused'),
      '5XX': refTo('responses', 'Failed'),
    },
  };
}

/** Lists whose rows are searched for or filtered. */
function takesPrivateQuery(name: CallName, query: TSchema | undefined): boolean {
  const { properties = {} } = (query ?? {}) as { properties?: object };
  return name.startsWith('GET ') && ('search' in properties || 'filter' in properties);
}

/**
 * 'GET /case/{id}' is getCase, 'GET /case' listCase, 'POST /case' createCase; what else there is has its method for a verb, as
 * 'PATCH /case/{id}/cancel' patchCaseCancel. Of two alike the one about a single record ends with ById.
 */
export function operationIdOf(name: CallName): string {
  const id = verbAndNouns(name);
  const isShared = NAMES.some((other) => other !== name && verbAndNouns(other) === id);
  return isShared && name.includes('{') ? `${id}ById` : id;
}

const NAMES = Object.keys(CALLS) as CallName[];

function verbAndNouns(name: CallName): string {
  const [method, path] = splitName(name);
  const { reply, status }: CallSpec = CALLS[name];
  const nouns = path
    .split('/')
    .filter((part) => part !== '' && part !== 'api' && !part.startsWith('{'))
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  const verb = method === 'GET' && isList(reply) ? 'list' : status === 201 ? 'create' : method.toLowerCase();
  return verb + nouns.join('');
}

function isList(reply: TSchema): boolean {
  const { items, properties } = reply as { items?: object; properties?: Readonly<Record<string, object>> };
  return Boolean(items ?? (properties?.['data'] && properties['pages']));
}

/** The body of a call that takes a file: bytes of any type. */
const FILE = { required: true, content: { '*/*': { schema: { type: 'string', format: 'binary' } } } };

function bodyOf({ body, binary }: CallSpec, components: Components): Json {
  if (binary) return { requestBody: FILE };
  if (!body) return {};
  return {
    requestBody: { required: true, content: { 'application/json': { schema: components.sent(body) } } },
  };
}

function parametersOf(place: string, schema: TSchema | undefined, components: Components): Json[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Readonly<Record<string, TSchema>>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, own]) => {
    const { description, ...rest } = components.answered(own);
    return {
      name,
      in: place,
      required: required.includes(name),
      ...(description !== undefined && { description }),
      schema: rest,
    };
  });
}
