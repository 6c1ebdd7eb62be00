import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ClientBase } from 'pg';
import type { Tracing } from './tracing';

/**
 * A span for each call, by the pattern of its address, and below it one for each query of PostgreSQL, by its text without values:
 * those may be a patient's. Where it is sent and how many are, say the variables of OpenTelemetry.
 */
export function openSpans(exporter: SpanExporter = new OTLPTraceExporter()): Tracing {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'portal-server' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  const tracer = trace.getTracer('portal-server');

  function startCall(request: FastifyRequest, reply: FastifyReply): Context {
    const { method, routeOptions, headers } = request;
    const route = routeOptions.url ?? 'unknown';
    const parent = propagation.extract(context.active(), headers);
    const attributes = { 'http.request.method': method, 'http.route': route };
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.raw.statusCode);
      if (reply.raw.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    return trace.setSpan(parent, span);
  }

  function startQuery(query: unknown): Span | null {
    // A job's queries belong to no call.
    if (!trace.getSpan(context.active())) return null;
    const text = textOf(query);
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    const name = text.trimStart().split(/\s/, 1)[0]?.toUpperCase() ?? 'QUERY';
    return tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });
  }

  return {
    register(app: FastifyInstance): void {
      const contexts = new WeakMap<FastifyRequest, Context>();
      app.addHook('onRequest', (request, reply, done) => {
        const own = startCall(request, reply);
        contexts.set(request, own);
        context.with(own, done);
      });
      // The body came in by events of the connection, which belong to no call.
      app.addHook('preHandler', (request, _reply, done) => {
        context.with(contexts.get(request) ?? context.active(), done);
      });
    },
    traceQueries(client: ClientBase): void {
      const send = client.query.bind(client) as (...args: unknown[]) => unknown;
      const traced = (...args: unknown[]): unknown => {
        const span = startQuery(args[0]);
        if (!span) return send(...args);
        const callback = args.at(-1);
        if (typeof callback === 'function') {
          // As the pool asks.
          args[args.length - 1] = (error: unknown, result: unknown) => {
            endQuery(span, error);
            (callback as (error: unknown, result: unknown) => void)(error, result);
          };
          return send(...args);
        }
        const answer = send(...args);
        if (answer instanceof Promise)
          answer.then(
            () => endQuery(span),
            (error: unknown) => endQuery(span, error),
          );
        else span.end();
        return answer;
      };
      client.query = traced as ClientBase['query'];
    },
    stop: () => provider.shutdown(),
  };
}

/** Without the error's text, which repeats values. */
function endQuery(span: Span, error?: unknown): void {
  if (error) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const { text } = (query ?? {}) as { readonly text?: unknown };
  return typeof text === 'string' ? text : '';
}
