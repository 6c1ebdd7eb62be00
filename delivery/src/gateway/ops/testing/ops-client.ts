import { gatewayFixture, type GatewayFixture } from '../../../testing/gateway-fixture';

export const OPS_TOKEN = 'a token for the tests';
const HOST = 'localhost:8080';

export interface Call {
  readonly cookie?: string;
  readonly headers?: Record<string, string>;
}

/** Calls of the ops page, as its browser makes them. */
export class OpsClient {
  constructor(private readonly gateway: GatewayFixture) {}

  get(path: string, cookie = '') {
    return this.gateway.app.inject({ url: `/ops/api/${path}`, headers: { cookie } });
  }

  post(path: string, body: unknown, { cookie = '', headers = {} }: Call = {}) {
    const own = { origin: `http://${HOST}`, host: HOST, 'content-type': 'application/json', cookie };
    return this.gateway.app.inject({
      method: 'POST',
      url: `/ops/api/${path}`,
      headers: { ...own, ...headers },
      payload: JSON.stringify(body),
    });
  }

  delete(path: string, cookie = '') {
    const headers = { origin: `http://${HOST}`, host: HOST, cookie };
    return this.gateway.app.inject({ method: 'DELETE', url: `/ops/api/${path}`, headers });
  }

  /** Logs in and answers the cookie. */
  async login(name = 'Ann'): Promise<string> {
    const answer = await this.post('session', { token: OPS_TOKEN, name });
    return String(answer.headers['set-cookie']).split(';')[0] ?? '';
  }
}

/** A gateway with an ops page, on which a shell and the second release of cases are live. */
export async function openOps(): Promise<{ gateway: GatewayFixture; client: OpsClient }> {
  const gateway = await gatewayFixture({ opsToken: OPS_TOKEN });
  await gateway.goLive('shell', { contract: '1.0.0' });
  await gateway.goLive('cases', { version: '1.0.0' });
  await gateway.goLive('cases', { version: '2.0.0' });
  return { gateway, client: new OpsClient(gateway) };
}
