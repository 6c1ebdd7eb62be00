import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance } from 'fastify';
import type { Tracing } from './tracing';

/**
 * A span for each call that goes to the API server, below the page's, which the server's goes below. Where it is sent and how many are,
 * say the variables of OpenTelemetry. Without addresses and queries: they may hold names, and open files.
 */
export function openSpans(exporter: SpanExporter = new OTLPTraceExporter()): Tracing {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'portal-gateway' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  const tracer = trace.getTracer('portal-gateway');
  const headers = new WeakMap<object, Record<string, string>>();
  return {
    register(app: FastifyInstance): void {
      app.addHook('onRequest', async (request, reply) => {
        const { method, routeOptions } = request;
        const route = routeOptions.url ?? '';
        if (!/^\/api(\/|$)/.test(route)) return;
        const parent = propagation.extract(context.active(), request.headers);
        const attributes = { 'http.request.method': method, 'http.route': route };
        const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
        const passed: Record<string, string> = {};
        propagation.inject(trace.setSpan(parent, span), passed);
        headers.set(request, passed);
        // Also for a caller who goes away before the answer.
        reply.raw.once('close', () => {
          span.setAttribute('http.response.status_code', reply.raw.statusCode);
          if (reply.raw.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        });
      });
    },
    headersOf: (request) => headers.get(request) ?? {},
    stop: () => provider.shutdown(),
  };
}
