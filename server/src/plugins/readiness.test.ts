import { createTestServer, type TestServer } from '../testing/test-server';
import { createReadiness } from './readiness';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

const ask = async (url = '/readyz'): Promise<[number, object]> => {
  const response = await server.app.inject(url);
  return [response.statusCode, response.json()];
};

describe('the readiness', () => {
  it('names the parts that do not work', async () => {
    let isAway = false;
    server.ctx.readiness.add('post', async () => {
      if (isAway) throw new Error('geheim');
    });
    expect(await ask()).toEqual([200, { status: 'ok' }]);
    isAway = true;
    expect(await ask()).toEqual([503, { code: 'unavailable', message: 'Not ready: post' }]);
    expect(await ask('/healthz')).toEqual([200, { status: 'ok' }]);
  });

  it('ends when the server begins to stop', async () => {
    server.ctx.readiness.stop();
    expect(await ask()).toEqual([503, { code: 'unavailable', message: 'Not ready: server' }]);
    expect((await ask('/healthz'))[0]).toBe(200);
  });

  it('does not wait for a part that never answers', async () => {
    const readiness = createReadiness(1);
    readiness.add('silent', () => new Promise(() => undefined));
    expect(await readiness.failing()).toMatchObject([{ part: 'silent' }]);
  });
});
