import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../testing/test-server';

const URL_PATH = '/api/docs/openapi.json';
const TYPES = join(__dirname, 'api-types.d.ts');
const TOOLING = join(__dirname, '../../../tooling');
const LINTER = join(TOOLING, 'testing/lint-openapi.mjs');
/** In tooling, which has the compiler that it writes types by. */
const TYPE_WRITER = join(TOOLING, 'node_modules/openapi-typescript/bin/cli.js');

let server: TestServer;
let text: string;
let folder: string;
let document: string;
beforeAll(async () => {
  server = await createTestServer();
  text = (await server.app.inject(URL_PATH)).body;
  folder = await mkdtemp(join(tmpdir(), 'portal-openapi-'));
  document = join(folder, 'openapi.json');
  await writeFile(document, text);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function run(...command: readonly string[]): Promise<string> {
  return (await promisify(execFile)(process.execPath, command)).stdout;
}

describe('the API document', () => {
  it('has nothing that the recommended rules of redocly and spectral find fault with', async () => {
    expect(await run(LINTER, document)).toBe('');
  });

  it('says each resource once, by its name', () => {
    const { components, paths } = JSON.parse(text) as {
      components: { schemas: Record<string, { properties?: Record<string, unknown> }> };
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    const { schemas } = components;
    for (const name of ['Case', 'Plan', 'Order', 'ServiceRequest', 'Shipment', 'Contact', 'Doctor'])
      expect([name, schemas[name]?.properties?.['uuid']]).toEqual([name, { type: 'string', format: 'uuid' }]);
    expect(schemas['CaseList']?.properties?.['data']).toEqual({ type: 'array', items: ref('Case') });
    expect(schemas['ErrorReply']?.properties?.['code']).toEqual(ref('ErrorCode'));
    expect(paths['/api/client/case/{id}']?.['get']?.operationId).toBe('getCase');
  });

  it('is closed to everybody but the provider unless a setting opens it', async () => {
    const own = await createTestServer({ isDocumentOpen: false });
    const read = (headers: Record<string, string>) => own.app.inject({ url: URL_PATH, headers });
    const provider = { authorization: `Bearer ${TEST_PROVIDER_TOKEN}` };
    const statuses = [await read({}), await read({ authorization: 'Bearer x' }), await read(provider)];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([401, 403, 200]);
    await own.close();
  });

  it('has its types in api-types.d.ts, by which clients are written (UPDATE_DOCS=1 writes them)', async () => {
    const types = join(folder, 'types.d.ts');
    await run(TYPE_WRITER, document, '--output', types);
    const written = readFileSync(types, 'utf8');
    if (process.env['UPDATE_DOCS'] === '1') writeFileSync(TYPES, written);
    expect(readFileSync(TYPES, 'utf8') === written).toBe(true);
  });
});
