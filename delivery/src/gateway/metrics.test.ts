import type { FakeApi } from '../testing/fake-api';
import { gatewayFixture, type GatewayFixture } from '../testing/gateway-fixture';
import { post, sessionsApi, signIn } from '../testing/signed-in-pages';

let api: FakeApi;
let gateway: GatewayFixture;

beforeEach(async () => {
  api = await sessionsApi();
  gateway = await gatewayFixture({ apiUrl: api.url });
  await gateway.goLive('shell');
  await gateway.goLive('cases', { version: '1.0.0' });
  await gateway.goLive('cases', { version: '2.0.0', percent: 10 });
});
afterEach(async () => {
  await gateway.close();
  await api.close();
});

test('tells of feed, rollouts, reports and answers as OpenMetrics, on a port of its own', async () => {
  const ticket = await signIn(gateway, 'ada');
  const of = (kind: string) => ({ domain: 'cases', version: '2.0.0', kind });
  await post(gateway, '/portal/reports', { ticket, reports: [of('start'), of('start'), of('loadFailure')] });
  await post(gateway, '/portal/reports', { ticket: 'made up', reports: [of('loadFailure')] });
  const { body, headers } = await gateway.metricsApp.inject('/metrics');
  expect(headers['content-type']).toMatch(/^application\/openmetrics-text; version=1\.0\.0/);
  for (const line of [
    'portal_feed_revision 3',
    'portal_feed_stale 0',
    'portal_rollout_percent{domain="cases",version="2.0.0"} 10',
    'portal_release_missing{domain="cases"} 0',
    'portal_release_starts_total{domain="cases",version="2.0.0"} 2',
    'portal_release_errors_total{domain="cases",version="2.0.0",kind="loadFailure"} 1',
    'portal_reports_refused_total{why="ticket"} 1',
    'portal_gateway_request_duration_seconds_count{method="POST",route="/portal/reports",status="204"} 1',
  ])
    expect(body.split('\n')).toContain(line);
  expect(body).toContain('process_resident_memory_bytes ');
  expect(body.trimEnd()).toMatch(/# EOF$/);
});

test('are not there for visitors, who get no page in their place either', async () => {
  const answer = await gateway.app.inject({ url: '/metrics', headers: { accept: 'text/html' } });
  expect([answer.statusCode, answer.json()]).toEqual([404, { code: 'notFound', message: 'Not found.' }]);
});
