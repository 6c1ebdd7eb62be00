import { eq } from 'drizzle-orm';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { auditLog } from '../../db/schema';
import { inject } from '../../testing/call';
import { makeCompany } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('a flood of calls by one login', () => {
  it('is refused beyond a line, with the time to come back and a trace, and another company is served in between', async () => {
    const flooding = await makeCompany(server.ctx);
    const other = await makeCompany(server.ctx);
    const list = (headers: Record<string, string>) =>
      inject(server.app, 'GET /case', { query: { paginate: 50 } }, headers);
    // The server knows whose the tokens are.
    await list(flooding.headers);
    await list(other.headers);

    let served = 0;
    const flood = Array.from({ length: 700 }, async () => {
      const answer = await list(flooding.headers);
      if (answer.statusCode === 200) served += 1;
      return answer;
    });
    const answered = await list(other.headers);
    const servedBefore = served;
    const answers = await Promise.all(flood);

    expect(answered.statusCode).toBe(200);
    expect(servedBefore).toBeLessThan(10);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    // Those that run, and five hundred who wait.
    expect(answers.length - refused.length).toBe(served);
    expect(served).toBeGreaterThan(500);
    expect(served).toBeLessThan(550);
    expect(refused[0]?.json()).toMatchObject({ code: 'tooManyCalls', values: { seconds: 2 } });
    expect(refused[0]?.headers['retry-after']).toBe('2');
    const traces = await server.ctx.db.select().from(auditLog).where(eq(auditLog.code, 'tooManyCalls'));
    expect(traces.length).toBeGreaterThan(0);
    expect(traces.length).toBeLessThanOrEqual(60);
    expect((await list(flooding.headers)).statusCode).toBe(200);
  });
});

describe('a change whose body does not come', () => {
  const sockets: Socket[] = [];
  afterEach(() => sockets.forEach((socket) => socket.destroy()));

  it('holds up nobody of its company', async () => {
    const { headers } = await makeCompany(server.ctx);
    const list = () => inject(server.app, 'GET /case', { query: { paginate: 50 } }, headers);
    await list();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const lines = ['POST /api/client/case HTTP/1.1', 'host: localhost', 'content-type: application/json'];
    for (let count = 0; count < 3; count += 1) {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      const came = once(server.app.server, 'request');
      socket.write(
        [...lines, `authorization: ${headers.authorization}`, 'content-length: 100', '', '{'].join('\r\n'),
      );
      await came;
    }
    expect((await list()).statusCode).toBe(200);
  });
});
