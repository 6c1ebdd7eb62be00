import type { ErrorReply } from '@portal/shared/contract';
import type { ErrorCode } from '@portal/shared/errors';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../app-context';
import { actorOf } from '../../modules/audit/audited-call';
import type { LinkCall } from '../../modules/audit/audit.service';
import { isConstraintViolation } from '../../db/database-errors';
import { refusal } from '../../refusals';
import { isUuid } from '../../uuid';
import { toErrorReply } from './error-reply';

declare module 'fastify' {
  interface FastifyRequest {
    /** The service that refused it has put on record why. */
    isRefusalWritten: boolean;
  }
}

/** One shape for every error, a log line for the server's own, an audit row for refusals. */
export function errorsPlugin(app: FastifyInstance, ctx: AppContext): void {
  app.decorateRequest('isRefusalWritten', false);
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { status, body } = toErrorReply(error);
    if (status >= 500) request.log.error({ err: error }, 'call failed');
    else {
      if (isConstraintViolation(error)) request.log.warn({ err: error }, 'a constraint refused a call');
      ctx.metrics.refusals.inc({ code: body.code });
      if (!request.isRefusalWritten) await auditRefusal(ctx, request, { code: body.code, status });
    }
    const seconds = retryAfterOf(body);
    if (status === 429 && seconds !== null) reply.header('retry-after', seconds);
    // What is left of a body that is too large is not read, so nothing else can come on this connection.
    if (status === 413) reply.header('connection', 'close');
    return reply.status(status).send(body);
  });
  app.setNotFoundHandler(() => {
    throw refusal('notFound', { record: 'page' });
  });
}

/** In how many seconds the call may be made again, where the refusal says so. */
function retryAfterOf({ values, extra = [] }: ErrorReply): number | null {
  const minutes = extra.find((entry) => entry.values?.['minutes'] !== undefined)?.values?.['minutes'];
  const seconds = minutes === undefined ? values?.['seconds'] : Number(minutes) * 60;
  return seconds === undefined ? null : Number(seconds);
}

function auditRefusal(
  { audit }: AppContext,
  request: FastifyRequest,
  { code, status }: { readonly code: ErrorCode; readonly status: number },
): Promise<void> {
  return audit.refused({ ...toAuditedCall(request), code, status });
}

/** A call as the audit log names it: by its address in the contract's notation. */
export function toAuditedCall(request: FastifyRequest) {
  const { method, routeOptions, id: requestId, address, params } = request;
  const url = (routeOptions.url ?? '').replace(/^\/api\/client/, '').replaceAll(/:(\w+)/g, '{$1}');
  const action = `${method} ${url}`.trim();
  return { action, actor: actorOf(request), requestId, address, subject: subjectOf(params) };
}

/** A call by a signed address: who makes it nobody knows. */
export function toLinkCall(request: FastifyRequest): LinkCall {
  const { action, requestId, address } = toAuditedCall(request);
  return { action, requestId, address };
}

/** The record that a call's address names. */
export function subjectOf(params: unknown): string | undefined {
  const id = (params as { id?: unknown } | null)?.id;
  return typeof id === 'string' && isUuid(id) ? id : undefined;
}
