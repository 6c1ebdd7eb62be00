import type { FastifyInstance } from 'fastify';
import type { ClientBase } from 'pg';
import { readText, type Env } from '../env';

/** Follows calls from the gateway to the queries of the database. */
export interface Tracing {
  /** Before any route is. */
  register(app: FastifyInstance): void;
  /** Makes the queries of a connection spans of the call that they belong to. */
  traceQueries(client: ClientBase): void;
  /** Resolves when the last spans are sent, or given up. */
  stop(): Promise<void>;
}

/** Traces where OpenTelemetry's own variable names a collector; else null, and nothing of it is loaded. */
export async function openTracing(env: Env): Promise<Tracing | null> {
  if (readText(env, 'OTEL_EXPORTER_OTLP_ENDPOINT') === null) return null;
  const { openSpans } = await import('./spans');
  return openSpans();
}
