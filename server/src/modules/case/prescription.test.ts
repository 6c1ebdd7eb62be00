import { PRESCRIPTION_FIELDS, PRODUCTS, type NewCase, type ProductId } from '@portal/shared/contract';
import { call, refusal } from '../../testing/call';
import { makeCompany, makeContact, type TestCompany } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
let clinic: TestCompany;
beforeAll(async () => {
  server = await createTestServer();
  clinic = await makeCompany(server.ctx);
});
afterAll(() => server.close());

const create = (productId: ProductId, prescription: NewCase['prescription']) =>
  call(server.app, 'POST /case', { body: { patientName: 'Ada', productId, prescription } }, clinic.headers);
