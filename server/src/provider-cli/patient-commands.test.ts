import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeMarkedCase, MARK, type MarkedCase } from '../testing/patient/marked-case';
import { runCli } from '../testing/services/provider-cli';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../testing/test-server';
import { makeWorld, type World } from '../testing/world';
import { EXIT } from './cli-errors';

let server: TestServer;
let world: World;
let marked: MarkedCase;
let url: string;
let folder: string;
beforeAll(async () => {
  server = await createTestServer();
  url = await server.listen();
  world = await makeWorld(server.ctx, { configuration: { isCustomFieldAllowed: true } });
  marked = await makeMarkedCase(server, world);
  folder = await mkdtemp(join(tmpdir(), 'portal-patient-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (...words: string[]) => runCli(words, { API_URL: url, PROVIDER_TOKEN: TEST_PROVIDER_TOKEN });

describe('the commands for patient data', () => {
  it('write all of a patient into an empty folder, and prove that it is whole', async () => {
    const { identifier } = marked.row;
    const { code, out } = await run('export-patient', identifier, '--to', folder);
    expect([code, out]).toEqual([
      EXIT.done,
      expect.stringContaining(`of ${identifier} are in ${folder}, whole.`),
    ]);
    expect((await readdir(folder)).toSorted()).toEqual([identifier, 'index.html', 'manifest.json']);
    expect(await readFile(join(folder, identifier, 'case.json'), 'utf8')).toContain(MARK);
    expect((await run('export-patient', identifier, '--to', folder)).code).toBe(EXIT.wrongUse);
  });

  it('have it erased after a time, undo that, and do it at once', async () => {
    const { identifier, id } = marked.row;
    const ask = (...more: string[]) => run('erase-patient', identifier, '--reason', 'patientAsked', ...more);
    expect((await ask()).code).toBe(EXIT.wrongUse);
    expect((await ask('--confirm', 'C-1')).err).toContain('This is not the identifier of the case');
    expect((await ask('--confirm', identifier)).out).toMatch(/ scheduled +patientAsked +provider /);
    expect((await run('patient', identifier)).out).toContain(identifier);
    expect((await run('undo-erasure', identifier)).out.trim()).toBe(
      `The patient data of ${identifier} is kept.`,
    );
    expect((await world.caseById(id)).patientName).not.toBe('');
    expect((await ask('--confirm', identifier, '--wait', '0')).out).toMatch(/ done .* 2 +2$/m);
    expect((await world.caseById(id)).patientName).toBe('');
    const { out } = await run('erasures');
    expect(out.trim().split('\n')).toHaveLength(3);
  });
});
