import { createFileLinks } from '../modules/asset/file/file-links';
import { makeWorld, type World } from '../testing/world';
import { createTestServer, testConfig, type TestServer } from '../testing/test-server';

let server: TestServer;
let own: World;
let other: World;
beforeAll(async () => {
  server = await createTestServer();
  own = await makeWorld(server.ctx);
  other = await makeWorld(server.ctx);
});
afterAll(() => server.close());

const statusOf = async (url: string) => (await server.app.inject({ url })).statusCode;

describe('the address of a file', () => {
  it('[AP-15] [UP-04] is good for whoever was given it', async () => {
    const asset = await own.asset();
    const response = await server.app.inject({
      url: server.ctx.fileLinks.urlOf(asset.uuid, own.owner.company.uuid),
    });
    expect([response.statusCode, response.body]).toEqual([200, 'the bytes of a record']);
    expect(response.headers['cache-control']).toMatch(/^private, max-age=\d+$/);
  });

  it('[AP-15] is not found for the record of another company, without or with a changed signature', async () => {
    const asset = await own.asset();
    const url = server.ctx.fileLinks.urlOf(asset.uuid, own.owner.company.uuid);
    const theirs = await other.asset();
    const forged = [
      server.ctx.fileLinks.urlOf(asset.uuid, other.owner.company.uuid),
      url.slice(0, -2),
      `${url}AA`,
      url.replace(asset.uuid, theirs.uuid),
      url.split('.').slice(0, 3).join('.'),
      '/api/files/x',
      `/api/files/${asset.uuid}`,
      '/api/files/..%2f..%2fservice.json',
    ];
    for (const address of forged) expect([address, await statusOf(address)]).toEqual([address, 404]);
  });

  it('[AP-15] is worth nothing after its time', async () => {
    const asset = await own.asset();
    const { fileKey } = testConfig('').secrets;
    const anHourAgo = createFileLinks([fileKey], () => Date.now() - 3_600_000);
    expect(await statusOf(anHourAgo.urlOf(asset.uuid, own.owner.company.uuid))).toBe(404);
  });
});
