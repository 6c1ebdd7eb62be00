import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Env } from '../env';
import { call } from '../testing/call';
import { runCli } from '../testing/services/provider-cli';
import { makeCompany, type TestCompany } from '../testing/test-data';
import { binaryStl, GLB } from '../testing/test-files';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../testing/test-server';
import { until } from '../testing/until';
import { EXIT } from './cli-errors';

let server: TestServer;
let clinic: TestCompany;
let env: Env;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plan-models-'));
  server = await createTestServer();
  env = { API_URL: await server.listen(), PROVIDER_TOKEN: TEST_PROVIDER_TOKEN, DATA_DIR: folder };
  clinic = await makeCompany(server.ctx);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (...words: string[]) => runCli(words, env);
const stages = ['--upper', '4', '--lower', '4'] as const;

async function fileOf(name: string, bytes: Buffer): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, bytes);
  return file;
}

/** A case that waits for its plan. */
async function plannedCase(): Promise<{ id: string; uuid: string }> {
  const body = { patientName: 'Ada', productId: 'AL', impressionType: 'physical', arch: 'upper' } as const;
  const made = await call(server.app, 'POST /case', { body }, clinic.headers);
  const params = { id: made.uuid };
  await call(server.app, 'PUT /case/{id}', { params, body: { submit: true } }, clinic.headers);
  await call(server.app, 'PUT /case/{id}/courierNotified', { params }, clinic.headers);
  for (const step of ['received', 'pass-qc']) await run(step, made.identifier);
  return { id: made.identifier, uuid: made.uuid };
}
const plansOf = ({ uuid: id }: { uuid: string }) =>
  call(server.app, 'GET /case/{id}/plan', { params: { id } }, clinic.headers);
const modelsOf = async (of: { uuid: string }) => {
  const [plan] = await plansOf(of);
  const params = { id: plan?.uuid ?? '' };
  return (await call(server.app, 'GET /plan/{id}/asset', { params }, clinic.headers)).map(({ name }) => name);
};

it('[CA-14] publishes no plan whose models the server would refuse', async () => {
  const found = await plannedCase();
  const good = await fileOf('upper.glb', GLB);
  for (const [name, bytes, words] of [
    ['lower.stl', binaryStl(2), '.glb'],
    ['lower.glb', binaryStl(2), '.glb'],
    ['cut.glb', GLB.subarray(0, 20), '.glb'],
    ['empty.glb', Buffer.alloc(0), '.glb'],
  ] as const) {
    const wrong = await fileOf(name, bytes);
    const ended = await run('plan', found.id, ...stages, '--upper-model', good, '--lower-model', wrong);
    expect(ended).toMatchObject({ code: EXIT.wrongUse, out: '', err: expect.stringContaining(wrong) });
    expect(ended.err).toContain(words);
  }
  expect((await plansOf(found)).map(({ status }) => status)).toEqual(['GENERATING']);
  const other = await fileOf('lower.glb', GLB);
  expect((await run('plan', found.id, ...stages, '--upper-model', good, '--lower-model', other)).err).toBe(
    '',
  );
  expect((await modelsOf(found)).toSorted()).toEqual(['lower.glb', 'upper.glb']);
});

it('[CA-14] says of a model that could not be stored that its plan is published, and what stores it', async () => {
  const found = await plannedCase();
  const files = [await fileOf('upper.glb', GLB), await fileOf('lower.glb', GLB)] as const;
  const { putFile } = server.ctx.storage;
  const full = jest.spyOn(server.ctx.storage, 'putFile').mockImplementation(async (key, file) => {
    if (key.includes('lower')) throw new Error('no space');
    await putFile.call(server.ctx.storage, key, file);
  });
  const ended = await run('plan', found.id, ...stages, '--upper-model', files[0], '--lower-model', files[1]);
  full.mockRestore();
  const again = `upload ${files[1]} --case ${found.id} --type trtPln --plan 1`;
  expect(ended.code).toBe(EXIT.refused);
  expect(ended.out).toContain('Plan 1 is PUBLISHED');
  expect(ended.err).toMatch(/^The plan is published, but not all of its models are known to be stored:\n/);
  expect(ended.err.split('\n').at(-1)).toBe(`  ${again}`);
  expect(await modelsOf(found)).toEqual(['upper.glb']);
  expect(await run(...again.replace('--plan 1', '--plan 2').split(' '))).toMatchObject({
    code: EXIT.refused,
    err: 'There is no plan 2 of this case',
  });
  expect((await run(...again.split(' '))).out).toMatch(/^lower\.glb is stored/);
  expect((await modelsOf(found)).toSorted()).toEqual(['lower.glb', 'upper.glb']);
});

it('[CA-14] says of a model whose answer does not come how to look for it, before what stores it', async () => {
  const found = await plannedCase();
  const file = await fileOf("Ada's lower jaw.glb", GLB);
  const { putFile } = server.ctx.storage;
  const lost = jest.spyOn(server.ctx.storage, 'putFile').mockImplementation(async (...given) => {
    await putFile.apply(server.ctx.storage, given);
    server.app.server.closeAllConnections();
  });
  const ended = await run('plan', found.id, ...stages, '--lower-model', file);
  lost.mockRestore();
  expect(ended.code).toBe(EXIT.unreachable);
  const [doubt, look, again] = ended.err.split('\n').slice(-3);
  expect(doubt).toContain('may have been done: look before you type it again');
  expect(look).toBe(
    `  audit --area file   # has a POST /api/provider/asset of ${found.id} for each that is stored; where this one's is missing:`,
  );
  const path = `'${file.replace("'", String.raw`'\''`)}'`;
  expect(again).toBe(`  upload ${path} --case ${found.id} --type trtPln --plan 1`);
  // Stored though nobody was told.
  await until(async () => (await modelsOf(found)).length === 1);
  const [, newest] = (await run('audit', '--area', 'file')).out.split('\n');
  expect(newest).toMatch(new RegExp(`POST /api/provider/asset +${found.id} +done`));
});
