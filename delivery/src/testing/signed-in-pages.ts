import { fakeApi, type FakeApi } from './fake-api';
import type { GatewayFixture } from './gateway-fixture';

/** An API server at which the token 'ada' is the session of the person 'ada', and 'nobody' of nobody. */
export function sessionsApi(): Promise<FakeApi> {
  return fakeApi(({ url, headers }, response) => {
    const person = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
    const isKnown = url === '/api/client/contact/me' && person !== undefined && person !== 'nobody';
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isKnown ? { uuid: person } : { code: 'unauthenticated' }));
  });
}

interface FromWhere {
  readonly ip?: string;
  readonly headers?: Record<string, string>;
}

/** The ticket of a page that is loaded from an address. */
export async function loadPage({ app }: Pick<GatewayFixture, 'app'>, ip = '203.0.113.1'): Promise<string> {
  const { headers } = await app.inject({ url: '/', headers: { accept: 'text/html', 'x-forwarded-for': ip } });
  return /^ticket;desc="([^"]*)"$/.exec(String(headers['server-timing']))?.[1] ?? '';
}

export function post(
  { app }: Pick<GatewayFixture, 'app'>,
  url: string,
  payload: unknown,
  { ip = '203.0.113.1', headers = {} }: FromWhere = {},
) {
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip, ...headers },
    payload: JSON.stringify(payload),
  });
}

/** The ticket of a new page on which a person is signed in. */
export async function signIn(gateway: GatewayFixture, person: string, ip?: string): Promise<string> {
  const where = { ...(ip !== undefined && { ip }), headers: { authorization: `Bearer ${person}` } };
  const answer = await post(gateway, '/portal/tickets', { ticket: await loadPage(gateway, ip) }, where);
  return answer.json<{ ticket: string }>().ticket;
}
