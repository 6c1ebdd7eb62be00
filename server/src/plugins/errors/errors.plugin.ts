import type { ErrorCode } from '@portal/shared/errors';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../app-context';
import { isConstraintViolation } from '../../db/database-errors';
import { refusal } from '../../refusals';
import { isUuid } from '../../uuid';
import { toErrorReply } from './error-reply';

/** Refusals that say something about who tries what. */
const AUDITED: ReadonlySet<number> = new Set([401, 403, 404, 409]);

/** Anybody can be refused as often as they like: of nobody known, each process audits so many; the log has them all. */
const ANONYMOUS_A_MINUTE = 60;
const MINUTE_MS = 60_000;

/** One shape for every error, a log line for the server's own, an audit row for refusals. */
export function errorsPlugin(app: FastifyInstance, ctx: AppContext): void {
  const isAnonymousDue = createMinuteLimiter(ANONYMOUS_A_MINUTE);
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { status, body } = toErrorReply(error);
    if (status >= 500) request.log.error({ err: error }, 'call failed');
    else if (isConstraintViolation(error)) request.log.warn({ err: error }, 'a constraint refused a call');
    if (AUDITED.has(status)) ctx.metrics.refusals.inc({ code: body.code });
    const isKnown = request.who !== null || request.isProvider;
    if (AUDITED.has(status) && (isKnown || isAnonymousDue())) await auditRefusal(ctx, request, body.code);
    // What is left of a body that is too large is not read, so nothing else can come on this connection.
    if (status === 413) reply.header('connection', 'close');
    return reply.status(status).send(body);
  });
  app.setNotFoundHandler(() => {
    throw refusal('notFound', { record: 'page' });
  });
}

/** Makes the function that answers yes so many times a minute. */
function createMinuteLimiter(limit: number): () => boolean {
  let since = 0;
  let asked = 0;
  return () => {
    if (Date.now() - since >= MINUTE_MS) [since, asked] = [Date.now(), 0];
    asked += 1;
    return asked <= limit;
  };
}

function auditRefusal({ audit }: AppContext, request: FastifyRequest, code: ErrorCode): Promise<void> {
  const { who, id: requestId, ip: address } = request;
  const subject = subjectOf(request.params);
  return audit.write({
    action: `${request.method} ${request.routeOptions.url ?? ''}`.trim(),
    outcome: 'refused',
    code,
    requestId,
    address,
    ...(who && { companyId: who.companyId, contactId: who.contactId }),
    ...(subject && { subject }),
  });
}

/** The record that a call's address names. */
export function subjectOf(params: unknown): string | undefined {
  const id = (params as { id?: unknown } | null)?.id;
  return typeof id === 'string' && isUuid(id) ? id : undefined;
}
