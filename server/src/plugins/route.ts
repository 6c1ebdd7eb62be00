import type {
  CallAccess,
  CallBody,
  CallName,
  CallParams,
  CallQuery,
  CallReply,
  Calls,
} from '@portal/shared/contract';
import { CALLS, type CallSpec } from '@portal/shared/contract/schemas';
import type { ErrorCode } from '@portal/shared/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Readable } from 'node:stream';
import type { AppContext } from '../app-context';
import type { AuditEntry } from '../modules/audit/audit.service';
import type { Person } from '../modules/auth/person';
import { authorise, type CallPolicy } from './authorise';
import { acceptFiles, takeFile } from './binary-body';
import { declareRoute } from './declared-routes';
import { errorReplies } from './errors/error-replies';
import { subjectOf } from './errors/errors.plugin';
import { PUBLIC_CALL } from './rate-limit.plugin';

type Access<N extends CallName> = Calls[N]['access'];

/** Who calls: a person, or nobody known to us when the call is public or the provider's. */
type Who<N extends CallName> = Access<N> extends 'public' | 'provider' ? null : Person;

/** Bytes that are too many for the call, or that stop coming, end in a PortalError. */
type CallFile<N extends CallName> = Calls[N] extends { readonly binary: object } ? Readable : undefined;

/** What a handler answers: the reply, or the bytes of a file as they come. An error before the first byte is told like any. */
type Answer<N extends CallName> = Calls[N] extends { readonly replyType: string } ? Readable : CallReply<N>;

/** A checked call: the parts of the contract's types, and who makes it. */
export interface CallContext<N extends CallName> {
  readonly params: CallParams<N>;
  readonly query: CallQuery<N>;
  readonly body: CallBody<N>;
  /** The bytes of a call whose body is a file, as they come. */
  readonly file: CallFile<N>;
  readonly who: Who<N>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface RouteDefinition<N extends CallName> {
  /** From the module's `x.policy.ts`; what the contract's access says is checked in any case. */
  readonly policy: CallPolicy;
  readonly handler: (call: CallContext<N>) => Promise<Answer<N>>;
}

export type RouteFunction = <N extends CallName>(name: N, definition: RouteDefinition<N>) => void;

/**
 * Makes the function by which a module registers calls of the contract: schemas, access, status and address come from
 * there, the module adds policy and handler.
 * @example route('GET /case/{id}', { policy: casePolicy.read, handler: ({ params, who }) => cases.get(who, params.id) });
 */
export function routesOf(app: FastifyInstance, ctx: AppContext): RouteFunction {
  return (name, definition) => {
    const spec: CallSpec = CALLS[name];
    const [method, path] = splitName(name);
    const isChange = method !== 'GET';
    declareRoute(ctx, { name, access: spec.access, policy: definition.policy });
    const register = (scope: FastifyInstance): void => {
      scope.route({
        method,
        url: toUrl(path),
        schema: schemaOf(name, spec),
        ...(spec.access === 'public' && { config: PUBLIC_CALL }),
        onRequest: authorise(ctx, { name, access: spec.access, policy: definition.policy, isChange }),
        handler: async (request, reply) => {
          void reply.status(spec.status ?? 200);
          const answer = await definition.handler(toCall(spec, request, reply));
          if (isChange && spec.access !== 'public')
            await auditChange(ctx, request, { name, access: spec.access, answer });
          if (spec.replyType) void reply.type(`${spec.replyType}; charset=utf-8`);
          return answer;
        },
      });
    };
    if (spec.binary) registerForFiles(app, register);
    else register(app);
  };
}

/** In a scope of its own, as how bodies are read is a matter of the scope. */
function registerForFiles(app: FastifyInstance, register: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    acceptFiles(scope);
    register(scope);
  });
}

/** Every change that was made is on record: by whom, and of what. A call for several records leaves an entry for each. */
async function auditChange(
  { audit }: AppContext,
  request: FastifyRequest,
  done: { name: CallName; access: CallAccess; answer: unknown },
): Promise<void> {
  const { who, id: requestId, ip: address } = request;
  for (const entry of entriesOf(request.params, done.answer as Answered | null))
    await audit.write({
      action: done.name,
      requestId,
      address,
      ...(who && { companyId: who.companyId, contactId: who.contactId }),
      ...entry,
      ...(done.access === 'provider' && { detail: 'provider' }),
    });
}

/** What a change may answer: the record, or what became of each of several. */
interface Answered {
  readonly uuid?: string;
  readonly results?: readonly { readonly uuid: string; readonly refusal: { readonly code: string } | null }[];
}

function entriesOf(
  params: unknown,
  answer: Answered | null,
): Pick<AuditEntry, 'outcome' | 'subject' | 'code'>[] {
  if (answer?.results)
    return answer.results.map(({ uuid: subject, refusal }) =>
      refusal
        ? { outcome: 'refused', code: refusal.code as ErrorCode, subject }
        : { outcome: 'done', subject },
    );
  const subject = subjectOf(params) ?? answer?.uuid;
  return [{ outcome: 'done', ...(subject && { subject }) }];
}

/** Address of a call: under /api/client unless it says otherwise, with parameters as the router writes them. */
export function toUrl(path: string): string {
  const full = path.startsWith('/api/') ? path : `/api/client${path}`;
  return full.replaceAll(/\{(\w+)\}/g, ':$1');
}

export function splitName(name: CallName): [HTTPMethods, string] {
  const space = name.indexOf(' ');
  return [name.slice(0, space) as HTTPMethods, name.slice(space + 1)];
}

function schemaOf(
  name: CallName,
  { summary, access, params, query, body, binary, reply, replyType, status }: CallSpec,
): Record<string, unknown> {
  return {
    summary,
    tags: [tagOf(name)],
    operationId: name,
    ...(access === 'public' ? {} : { security: [{ bearer: [] }] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    // The document says so; there is nothing to check before the bytes come.
    ...(binary && { consumes: ['*/*'] }),
    response: {
      [status ?? 200]: {
        description: 'Done',
        content: { [replyType ?? 'application/json']: { schema: reply } },
      },
      ...errorReplies,
    },
  };
}

function tagOf(name: CallName): string {
  const [, path] = splitName(name);
  const parts = path.split('/').filter((part) => part !== '' && part !== 'api' && part !== 'dso');
  return parts[0] ?? 'portal';
}

/** The validator has checked the parts against the schemas that the types come from. */
function toCall<N extends CallName>(
  { binary }: CallSpec,
  request: FastifyRequest,
  reply: FastifyReply,
): CallContext<N> {
  return {
    params: request.params as CallParams<N>,
    query: request.query as CallQuery<N>,
    body: (binary ? undefined : request.body) as CallBody<N>,
    file: (binary && takeFile(request, binary.maxBytes)) as CallFile<N>,
    who: request.who as Who<N>,
    request,
    reply,
  };
}
