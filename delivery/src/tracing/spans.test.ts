import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-node';
import { fakeApi } from '../testing/fake-api';
import { gatewayFixture } from '../testing/gateway-fixture';
import { openSpans } from './spans';
import { openTracing } from './tracing';

/** Kept when the provider ends, as a collector would. */
class Collector extends InMemorySpanExporter {
  override shutdown(): Promise<void> {
    return Promise.resolve();
  }
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';

test('a call of a page goes on as a span below the page’s, by the pattern of its address', async () => {
  const passed: (string | undefined)[] = [];
  const api = await fakeApi(({ headers }, response) => {
    passed.push(headers['traceparent'] as string | undefined);
    response.end();
  });
  const collector = new Collector();
  const tracing = openSpans(collector);
  const gateway = await gatewayFixture({ apiUrl: api.url, tracing });
  const headers = { traceparent: `00-${TRACE}-b7ad6b7169203331-01` };
  await gateway.app.inject({ url: '/api/client/case?search=Ada', headers });
  await gateway.close();
  await api.close();

  const [span, ...others] = collector.getFinishedSpans();
  expect(others).toEqual([]);
  expect(span).toMatchObject({ name: 'GET /api/*', parentSpanContext: { spanId: 'b7ad6b7169203331' } });
  expect(passed).toEqual([`00-${TRACE}-${span?.spanContext().spanId ?? ''}-01`]);
});

test('pages are asked to begin traces where the gateway traces', async () => {
  const page = { url: '/', headers: { accept: 'text/html' } };
  for (const tracing of [null, openSpans(new Collector())]) {
    const gateway = await gatewayFixture({ tracing });
    await gateway.goLive('shell');
    const { body } = await gateway.app.inject(page);
    expect(body.includes('<meta name="portal-traces"')).toBe(tracing !== null);
    await gateway.close();
  }
});

test('a collector that is away makes no error of a stop', async () => {
  const away = new Collector();
  away.shutdown = () => Promise.reject(new Error('connect ECONNREFUSED'));
  const gateway = await gatewayFixture({ tracing: openSpans(away) });
  await expect(gateway.close()).resolves.toBeUndefined();
});

test('without a collector nothing is traced', async () => {
  expect(await openTracing({})).toBeNull();
});
