import { API_VERSION, CALLS, type CallKey, type CallSpec } from '@portal/shared/contract/schemas';
import type { CallName } from '@portal/shared/contract';
import { splitName, toUrl } from './plugins/route';
import { call } from './testing/call';
import { makeCompany } from './testing/test-data';
import { createTestServer, type TestServer } from './testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

interface Operation {
  security?: unknown;
  requestBody?: unknown;
}

describe('the contract', () => {
  const names = Object.keys(CALLS) as CallName[];

  it.each(names)('%s is answered', (name) => {
    const [method, path] = splitName(name);
    expect(server.app.hasRoute({ method, url: toUrl(path) })).toBe(true);
  });

  it('[AP-15] every call that is not public wants a token', async () => {
    const calls = names.filter((name) => CALLS[name as CallKey & CallName].access !== 'public');
    for (const name of calls) {
      const [method, path] = splitName(name);
      const url = toUrl(path).replace(':id', 'e0a4f6b2-55a1-4a0e-9d0c-0f3c8f0c7f11');
      const response = await server.app.inject({ method: method as 'GET', url });
      expect([name, response.statusCode, response.json().code]).toEqual([name, 401, 'unauthenticated']);
    }
  });

  it('has an OpenAPI 3.1 document with every call in it', async () => {
    const response = await server.app.inject('/api/docs/openapi.json');
    const document = response.json<{
      openapi: string;
      paths: Record<string, Record<string, Operation>>;
      components: { schemas: Record<string, { enum?: readonly string[] }> };
    }>();
    expect(document.openapi).toBe('3.1.0');
    const { ErrorCode, FieldCode } = document.components.schemas;
    expect([ErrorCode?.enum, FieldCode?.enum]).toEqual([
      expect.arrayContaining(['defaultAddressNeeded']),
      expect.arrayContaining(['stepBeyondPlan']),
    ]);
    expect((await server.app.inject('/api/version')).json()).toEqual({ version: API_VERSION });
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace('/api/client', '')}`),
    );
    const current = names.filter((name) => !(CALLS[name] as CallSpec).isReplaced);
    expect(described.toSorted()).toEqual(current.toSorted());
    const { requestBody } = document.paths['/api/client/file']?.['post'] ?? {};
    expect(requestBody).toMatchObject({
      content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
    });
  });
});

describe('the server', () => {
  it('says that it lives and that it can serve', async () => {
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  });

  it('keeps the request id that it is given, and makes one otherwise', async () => {
    const kept = await server.app.inject({ url: '/healthz', headers: { 'x-request-id': 'abc-1' } });
    expect(kept.headers['x-request-id']).toBe('abc-1');
    const made = await server.app.inject({ url: '/healthz', headers: { 'x-request-id': 'bad id\u00e9' } });
    expect(made.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('answers bad input with one error shape and never with a fault of its own', async () => {
    const { headers } = await makeCompany(server.ctx);
    const json = { ...headers, 'content-type': 'application/json' };
    const send = (options: object) =>
      server.app.inject({ method: 'POST', url: '/api/client/case', headers: json, ...options });
    const cases: [string, Awaited<ReturnType<typeof send>>, number, string][] = [
      ['broken JSON', await send({ payload: '{"a":' }), 400, 'badRequest'],
      ['no body', await send({}), 400, 'validation'],
      [
        'another type',
        await send({ payload: 'a=b', headers: { ...headers, 'content-type': 'text/csv' } }),
        415,
        'badRequest',
      ],
      [
        'too large',
        await send({ payload: JSON.stringify({ notes: 'x'.repeat(1_100_000) }) }),
        413,
        'tooLarge',
      ],
      ['a poisoned prototype', await send({ payload: '{"__proto__":{"a":1}}' }), 400, 'badRequest'],
      [
        'a zero byte',
        await send({ payload: JSON.stringify({ patientName: 'a\0b', productId: 'AL' }) }),
        400,
        'badRequest',
      ],
      ['an unknown address', await send({ url: '/api/client/nothing' }), 404, 'notFound'],
      ['a malformed address', await send({ url: '/api/client/case/%E0%A4%A' }), 400, 'badRequest'],
      ['a malformed id', await send({ method: 'GET', url: '/api/client/case/not-an-id' }), 404, 'notFound'],
      [
        'an unknown id',
        await send({ method: 'GET', url: '/api/client/case/e0a4f6b2-55a1-4a0e-9d0c-0f3c8f0c7f11' }),
        404,
        'notFound',
      ],
    ];
    for (const [what, response, status, code] of cases) {
      const body = response.json<{ code: string; message: string }>();
      expect([what, response.statusCode, body.code, typeof body.message]).toEqual([
        what,
        status,
        code,
        'string',
      ]);
    }
  });

  it('names every field that is wrong', async () => {
    const { headers } = await makeCompany(server.ctx);
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/client/case',
      headers,
      payload: { patientName: '  ', arch: 'sideways' },
    });
    const { code, extra } = response.json<{ code: string; extra: { field: string; msg: string }[] }>();
    expect(code).toBe('validation');
    expect(extra.map(({ field }) => field).toSorted()).toEqual(['arch', 'patientName', 'productId']);
    expect(extra).toContainEqual({ field: 'patientName', code: 'required', msg: 'this field is required' });
  });

  it('takes a call without a body although it says that it is JSON', async () => {
    const { headers } = await makeCompany(server.ctx);
    const { uuid } = await call(
      server.app,
      'POST /case',
      { body: { patientName: 'A', productId: 'AL' } },
      headers,
    );
    const response = await server.app.inject({
      method: 'PATCH',
      url: `/api/client/case/${uuid}/cancel`,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    expect(response.json<{ status: string }>().status).toBe('CANCELED');
  });
});
