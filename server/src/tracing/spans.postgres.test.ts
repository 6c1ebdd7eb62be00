import { InMemorySpanExporter, type ReadableSpan } from '@opentelemetry/sdk-trace-node';
import { createApp, type App } from '../app';
import { openDb } from '../db/client';
import { TEST_DATABASE_URL } from '../testing/services/test-database';
import { createBareDatabase, type BareDatabase } from '../testing/services/test-postgres';
import { makeCompany } from '../testing/test-data';
import { testConfig } from '../testing/test-server';
import { openSpans } from './spans';
import type { Tracing } from './tracing';

/** Kept when the provider ends, as a collector would. */
class Collector extends InMemorySpanExporter {
  override shutdown(): Promise<void> {
    return Promise.resolve();
  }
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${TRACE}-b7ad6b7169203331-01`;
const collector = new Collector();
let bare: BareDatabase;
let tracing: Tracing;
let server: App;

beforeAll(async () => {
  bare = await createBareDatabase(TEST_DATABASE_URL ?? '');
  tracing = openSpans(collector);
  const database = await openDb({ dataDir: 'memory', databaseUrl: bare.url, tracing });
  server = await createApp(testConfig(''), database, undefined, tracing);
});
afterAll(async () => {
  await server.app.close();
  await bare.drop();
});

test('a call and its queries are spans below what the gateway says, without values', async () => {
  const { headers } = await makeCompany(server.ctx);
  const traced = { ...headers, traceparent };
  const payload = { dentalNotation: 'fdi' };
  await server.app.inject({ url: '/api/client/contact/me?secret=1', headers: traced });
  await server.app.inject({
    method: 'PATCH',
    url: '/api/client/company/configuration',
    headers: traced,
    payload,
  });
  // Sends what has ended.
  await tracing.stop();

  const spans = ofTrace();
  expect(calls()).toHaveLength(2);
  for (const call of calls()) {
    expect(call.parentSpanContext?.spanId).toBe('b7ad6b7169203331');
    const below = spans.filter((span) => span.parentSpanContext?.spanId === call.spanContext().spanId);
    expect(below.map(({ name }) => name)).toContain('SELECT');
    expect(below[0]?.attributes['db.query.text']).toMatch(/\$1/);
  }
  expect(calls().map(({ name }) => name)).toContain('GET /api/client/contact/me');
  expect(JSON.stringify(spans.map(({ name, attributes, status }) => [name, attributes, status]))).not.toMatch(
    /fdi|secret/,
  );
});

const ofTrace = (): ReadableSpan[] =>
  collector.getFinishedSpans().filter((span) => span.spanContext().traceId === TRACE);
const calls = (): ReadableSpan[] => ofTrace().filter(({ name }) => / \/api\//.test(name));
