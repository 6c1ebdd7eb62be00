import { makeCompany } from '../testing/test-data';
import { createTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const metrics = async (): Promise<string> => (await server.app.inject('/metrics')).body;

describe('the metrics', () => {
  it('measure calls by the pattern of their address, never by the address', async () => {
    const { headers } = await makeCompany(server.ctx);
    const id = '0e8bd1f4-30a4-4b52-9f50-5b1f42d8a5a5';
    await server.app.inject({ url: `/api/client/case/${id}?secret=1`, headers });
    await server.app.inject({ url: `/nowhere/${id}`, headers });
    const text = await metrics();
    expect(text).toMatch(
      /portal_http_request_duration_seconds_count\{method="GET",route="\/api\/client\/case\/:id",status="404"\} 1/,
    );
    expect(text).toMatch(/duration_seconds_count\{method="GET",route="unknown",status="404"\} 1/);
    expect(text).toMatch(/portal_refusals_total\{code="notFound"\} 2/);
    expect(text).not.toMatch(new RegExp(`${id}|secret`));
  });

  it('tell of the process, the database and the transactions', async () => {
    await makeCompany(server.ctx);
    const response = await server.app.inject('/metrics');
    expect(response.headers['content-type']).toMatch(/^application\/openmetrics-text; version=1\.0\.0/);
    expect(response.body.trimEnd()).toMatch(/# EOF$/);
    for (const name of [
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_seconds',
      'portal_database_connections{state="open"}',
      'portal_transactions_total{outcome="committed"}',
      'portal_transactions_open',
      'portal_uploads_in_progress',
      'portal_chat_sockets',
    ])
      expect(response.body).toContain(`\n${name} `);
  });

  it('can be added to, and are each app’s own', async () => {
    let sockets = 3;
    server.ctx.metrics.gauge('portal_test_things', 'Things', () => sockets);
    expect(await metrics()).toMatch(/^portal_test_things 3$/m);
    sockets = 4;
    expect(await metrics()).toMatch(/^portal_test_things 4$/m);
    const other = await createTestServer();
    expect((await other.app.inject('/metrics')).body).not.toMatch(/portal_test_things/);
    await other.close();
  });

  it('are no part of the API’s document', async () => {
    const document = (await server.app.inject('/api/docs/openapi.json')).json<{ paths: object }>();
    expect(Object.keys(document.paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
  });
});
