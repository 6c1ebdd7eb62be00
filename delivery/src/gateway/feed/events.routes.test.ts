import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gatewayFixture, type GatewayFixture } from '../../testing/gateway-fixture';

let gateway: GatewayFixture;
let base: string;

beforeEach(async () => {
  gateway = await gatewayFixture();
  await gateway.goLive('shell');
  await gateway.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(gateway.app.server.address() as AddressInfo).port}`;
});
afterEach(() => gateway.close());

interface Stream {
  readonly answer: IncomingMessage;
  readonly until: (text: string) => Promise<string>;
  readonly ended: Promise<unknown>;
}

/** An open stream; `until` waits for a text in what came so far. */
async function listen(): Promise<Stream> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${base}/portal/events`, resolve).on('error', reject);
  });
  let received = '';
  const ended = new Promise((resolve) => answer.on('end', resolve));
  answer.on('data', (chunk: Buffer) => (received += chunk.toString()));
  const until = (text: string): Promise<string> =>
    new Promise((resolve) => {
      const check = (): void => {
        if (!received.includes(text)) return;
        answer.off('data', check);
        resolve(received);
      };
      answer.on('data', check);
      check();
    });
  return { answer, until, ended };
}

test('[PL-03] every open tab hears the present revision at once, and of a rollback when it is made', async () => {
  const watch = jest.spyOn(gateway.stores.feed, 'watch');
  const tabs = await Promise.all([listen(), listen(), listen()]);
  expect(tabs[0]?.answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  for (const tab of tabs)
    expect(await tab.until('\n\nevent: feed\ndata: {"revision":1}\n\n')).toContain('retry: ');

  await gateway.goLive('cases', { version: '1.0.0' });
  await gateway.goLive('cases', { version: '2.0.0' });
  await gateway.delivery.rollback('cases', { who: 'test', why: 'test' });
  for (const tab of tabs) await tab.until('event: feed\ndata: {"revision":4}\n\n');
  // One watch serves all; it was begun before any tab came.
  expect(watch).not.toHaveBeenCalled();
});

test('streams end when the gateway stops', async () => {
  const tab = await listen();
  await tab.until('revision');
  await gateway.app.close();
  await tab.ended;
});

test('HEAD gets no stream', async () => {
  expect((await gateway.app.inject({ method: 'HEAD', url: '/portal/events' })).statusCode).toBe(404);
});
