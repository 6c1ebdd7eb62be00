import createClient from 'openapi-fetch';
import { makeCompany, TEST_PASSWORD } from '../testing/test-data';
import { createTestServer, type TestServer } from '../testing/test-server';
import type { components, paths } from './api-types';

type Case = components['schemas']['Case'];
type ErrorCode = components['schemas']['ErrorCode'];

let server: TestServer;
let baseUrl: string;
beforeAll(async () => {
  server = await createTestServer();
  baseUrl = await server.listen();
});
afterAll(() => server.close());

// Whether the types are right is for the compiler to say: it fails where the document names, requires or answers something else.
describe('a client that knows the API by its document alone', () => {
  it('signs in, creates a case, finds it in the list, and reads why a call was refused', async () => {
    const { contact } = await makeCompany(server.ctx);
    const client = createClient<paths>({ baseUrl });
    const signIn = await client.POST('/api/client/auth', {
      body: { username: contact.email, password: TEST_PASSWORD },
    });
    const headers = { authorization: `Bearer ${signIn.data?.accessToken ?? ''}` };

    const created = await client.POST('/api/client/case', {
      headers,
      params: { header: { 'idempotency-key': 'a-press-of-a-client' } },
      body: { patientName: 'Ada Lovelace', productId: 'AL', arch: 'both' },
    });
    const own: Case | undefined = created.data;
    const list = await client.GET('/api/client/case', {
      headers,
      params: { query: { page: 1, paginate: 10, order: 'createdAt desc', status: 'NEW' } },
    });
    // One by itself says more than one in a list.
    expect([own]).toMatchObject(list.data?.data ?? []);
    expect(list.data?.data).toHaveLength(1);
    expect(own?.patientName).toBe('Ada Lovelace');

    const { data, error } = await client.PUT('/api/client/case/{id}', {
      headers,
      params: { path: { id: own?.uuid ?? '' } },
      // @ts-expect-error an arch that there is not
      body: { patientNmae: 'Ada', arch: 'sideways' },
    });
    const code: ErrorCode | undefined = error?.code;
    expect([data, code]).toEqual([undefined, 'validation']);
    const fields = error?.extra?.map(({ field, code: why }) => `${field}: ${why}`).toSorted();
    expect(fields).toEqual(['arch: unknownChoice', 'patientNmae: unknownField']);
  });
});
