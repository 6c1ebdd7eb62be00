import type { FastifyInstance } from 'fastify';

/** Follows calls from the page through this gateway to the API server. */
export interface Tracing {
  /** Before any route is. */
  register(app: FastifyInstance): void;
  /** What the API server is told, so that its spans are below the gateway's. */
  headersOf(request: object): Readonly<Record<string, string>>;
  /** Resolves when the last spans are sent, or given up. */
  stop(): Promise<void>;
}

/** Traces where OpenTelemetry's own variable names a collector; else null, and nothing of it is loaded. */
export async function openTracing(
  env: Readonly<Record<string, string | undefined>>,
): Promise<Tracing | null> {
  if (!env['OTEL_EXPORTER_OTLP_ENDPOINT']) return null;
  const { openSpans } = await import('./spans');
  return openSpans();
}
