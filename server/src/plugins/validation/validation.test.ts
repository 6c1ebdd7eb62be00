import { PRIVATE_QUERY } from '@portal/shared/contract';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { call } from '../../testing/call';
import { makeCompany } from '../../testing/test-data';
import { createTestServer } from '../../testing/test-server';
import { checkValue } from './validation';

describe('the check of a call', () => {
  it('takes a body that is nested as deep as it may be long', async () => {
    const server = await createTestServer();
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/client/auth',
      headers: { 'content-type': 'application/json' },
      payload: `{"username":"nobody@example.com","password":"wrong","extra":${deep}}`,
    });
    expect([response.statusCode, response.json<{ extra: object[] }>().extra]).toEqual([
      400,
      [{ field: 'extra', code: 'unknownField', msg: 'This call has no such field' }],
    ]);
    await server.close();
    expect(check({ any: JSON.parse(deep) as unknown })).toMatchObject({ value: {} });
  });

  it('refuses a parameter that is there twice', async () => {
    const server = await createTestServer();
    const { headers } = await makeCompany(server.ctx);
    for (const query of ['page=1&page=2', 'search=a&search=b']) {
      const response = await server.app.inject({ url: `/api/client/case?paginate=10&${query}`, headers });
      expect([query, response.statusCode]).toEqual([query, 400]);
    }
    await server.close();
  });

  it('reads what may be a patient’s name from a header, and checks it as if it stood in the address', async () => {
    const server = await createTestServer();
    const own = await makeCompany(server.ctx);
    for (const patientName of ['Zoë Kaya', 'Bea Baker'])
      await call(server.app, 'POST /case', { body: { patientName, productId: 'AL' } }, own.headers);
    const ask = (sent: string) =>
      server.app.inject({ url: '/api/client/case', headers: { ...own.headers, [PRIVATE_QUERY]: sent } });
    const found = await ask('search=Zo%C3%AB+K');
    expect(found.json<{ data: object[] }>().data).toMatchObject([{ patientName: 'Zoë Kaya' }]);
    expect(found.headers['vary']).toContain(PRIVATE_QUERY);
    expect((await ask(`search=${'x'.repeat(121)}`)).statusCode).toBe(400);
    expect((await ask('filter=%7B')).statusCode).toBe(400);
    await server.close();
  });

  it('finds a zero byte wherever it is', () => {
    expect(check({ any: [{ deep: ['a\u0000b'] }] })).toMatchObject({ error: { code: 'badRequest' } });
  });
});

it('takes the id of an address in small letters, as the server writes it, and leaves other texts', () => {
  const ids = Compile(Type.Object({ id: Type.String({ format: 'uuid' }), token: Type.String() }));
  const id = '0F8FAD5B-D9CB-469F-A165-70867728950E';
  expect(checkValue(ids, { id, token: 'A-Token' }, 'params')).toEqual({
    value: { id: id.toLowerCase(), token: 'A-Token' },
  });
  expect(checkValue(ids, { id, token: 'A-Token' }, 'body')).toEqual({ value: { id, token: 'A-Token' } });
});

const deep = '['.repeat(100_000) + ']'.repeat(100_000);
const validator = Compile(Type.Object({ any: Type.Unknown() }));
const check = (body: object) => checkValue(validator, body);
