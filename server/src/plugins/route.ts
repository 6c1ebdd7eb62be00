import type { CallBody, CallName, CallParams, CallQuery, CallReply, Calls } from '@portal/shared/contract';
import { CALLS, KeyedHeaders, type CallSpec } from '@portal/shared/contract/schemas';
import type { ErrorCode } from '@portal/shared/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { Readable } from 'node:stream';
import type { AppContext } from '../app-context';
import { answerOnce, readPress, takesKey } from '../idempotency';
import { during, type AuditedCall, type CallTraces } from '../modules/audit/audited-call';
import { toEntry } from '../modules/audit/audit-trail';
import type { Person } from '../person';
import { authorise, type CallPolicy } from './authorise';
import { acceptFiles, takeFile } from './binary-body';
import { declareRoute } from './declared-routes';
import { errorReplies } from './errors/error-replies';
import { toAuditedCall } from './errors/errors.plugin';
import { PUBLIC_CALL } from './rate-limit.plugin';
import { SIGNED_IN_CALL } from './turns/turns.plugin';
import { closed } from './validation/closed';

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
  /** From the module's `x.policy.ts`, where it adds a rule to the contract's access, which is checked in any case. */
  readonly policy?: CallPolicy;
  /** It answers something of a patient's, or what others did: who reads that is on record. */
  readonly isReadOnRecord?: true;
  /** It may change nothing: on record are the records that it changed, and nothing where there are none. */
  readonly leavesRecordsOnly?: true;
  /** Largest body in bytes, where that of all calls is too small. */
  readonly bodyLimit?: number;
  readonly handler: (call: CallContext<N>) => Promise<Answer<N>>;
}

export type RouteFunction = <N extends CallName>(name: N, definition: RouteDefinition<N>) => void;

/**
 * Makes the function by which a module registers calls of the contract: schemas, access, status and address come from
 * there, the module adds the handler and, where that is not all, a policy.
 * @example route('GET /dso/case/{id}', { policy: casePolicy.readDoctors, handler: ({ params, who }) => cases.get(who, params.id) });
 */
export function routesOf(app: FastifyInstance, ctx: AppContext): RouteFunction {
  return (name, definition) => {
    const spec: CallSpec = CALLS[name];
    const [method, path] = splitName(name);
    const isChange = method !== 'GET';
    const { policy = {} } = definition;
    declareRoute(ctx, { name, access: spec.access, policy });
    const register = (scope: FastifyInstance): void => {
      scope.route({
        method,
        url: toUrl(path),
        schema: schemaOf(name, spec),
        ...(definition.bodyLimit !== undefined && { bodyLimit: definition.bodyLimit }),
        ...(spec.access !== 'provider' && {
          config: spec.access === 'public' ? PUBLIC_CALL : SIGNED_IN_CALL,
        }),
        onRequest: authorise(ctx, { name, access: spec.access, policy, isChange }),
        handler: (request, reply) => {
          const isOwnRow = isChange && spec.access !== 'public' && !definition.leavesRecordsOnly;
          const call = { ...toAuditedCall(request), action: name };
          return during(isOwnRow ? call : { ...call, leaves: 'records' }, async (traces) => {
            void reply.status(spec.status ?? 200);
            const press = takesKey(name, spec) ? readPress(ctx, name, request, spec) : null;
            const isFile = spec.binary !== undefined;
            const handle = () => definition.handler(toCall(spec, request, reply));
            const { answer, isRepeat } = await answerOnce(ctx, press, { isFile }, handle).catch(
              (error: unknown) => {
                request.isRefusalWritten = traces.isRefusalWritten;
                throw error;
              },
            );
            if (isOwnRow && !isRepeat) await auditRest(ctx, traces, answer);
            if (definition.isReadOnRecord) await auditRead(ctx, traces.call, answer);
            if (spec.replyType)
              void reply.type(spec.replyType === 'text/csv' ? 'text/csv; charset=utf-8' : spec.replyType);
            return answer;
          });
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

/** What a change may answer: what became of each of several records. */
interface Answered {
  readonly results?: readonly { readonly uuid: string; readonly refusal: { readonly code: string } | null }[];
  readonly doctors?: readonly { readonly uuid?: string; readonly error: { readonly code: string } | null }[];
}

/** What its transactions have not written: what was refused of several things, and a change outside of all transactions. */
async function auditRest({ audit }: AppContext, { call, rows }: CallTraces, answer: unknown): Promise<void> {
  const { results = [], doctors = [] } = (answer as Answered | null) ?? {};
  const parts = [...results, ...doctors.map(({ uuid, error }) => ({ uuid, refusal: error }))];
  for (const { uuid, refusal } of parts)
    if (refusal)
      await audit.write({
        ...toEntry(call, undefined, uuid),
        outcome: 'refused',
        code: refusal.code as ErrorCode,
      });
  if (rows === 0 && parts.length === 0) await audit.write(toEntry(call, undefined, call.subject));
}

/** Who reads it is on record before the answer, or there is none. */
async function auditRead({ audit }: AppContext, call: AuditedCall, answer: unknown): Promise<void> {
  try {
    await audit.read(toEntry(call, undefined, call.subject));
  } catch (error) {
    if (answer instanceof Readable) answer.destroy();
    throw error;
  }
}

/** Address of a call: under /api/client unless it says otherwise. */
export function toAddress(path: string): string {
  return path.startsWith('/api/') ? path : `/api/client${path}`;
}

/** The same with parameters as the router writes them. */
export function toUrl(path: string): string {
  return toAddress(path).replaceAll(/\{(\w+)\}/g, ':$1');
}

export function splitName(name: CallName): [HTTPMethods, string] {
  const space = name.indexOf(' ');
  return [name.slice(0, space) as HTTPMethods, name.slice(space + 1)];
}

/** What Fastify checks and writes by; the API document is made from the same schemas (`openapi/`). */
function schemaOf(name: CallName, spec: CallSpec): Record<string, unknown> {
  const { params, query, body, reply, replyType, status } = spec;
  return {
    ...(takesKey(name, spec) && { headers: KeyedHeaders }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body: closed(body) }),
    response: {
      [status ?? 200]: { content: { [replyType ?? 'application/json']: { schema: reply } } },
      ...errorReplies,
    },
  };
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
