import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Env } from '../env';
import { call } from '../testing/call';
import { makeDeliveredCase } from '../testing/delivered-case';
import { runCli } from '../testing/services/provider-cli';
import { makeCompany, makeDoctor, type TestCompany } from '../testing/test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../testing/test-server';
import { EXIT } from './cli-errors';
import { COMMAND_GROUPS } from './commands';

const SERVER_FOLDER = fileURLToPath(new URL('../..', import.meta.url));

let server: TestServer;
let clinic: TestCompany;
let env: Env;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'provider-cli-use-'));
  server = await createTestServer();
  env = { API_URL: await server.listen(), PROVIDER_TOKEN: TEST_PROVIDER_TOKEN, DATA_DIR: folder };
  clinic = await makeCompany(server.ctx, { company: { isDso: true } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (words: readonly string[], surroundings: Env = env) => runCli(words, surroundings);

describe('a wrong use', () => {
  it.each([
    [[], 'A command is missing.'],
    [['fly'], "There is no command 'fly'"],
    [['case'], '<case> is missing.'],
    [['case', 'C-1', 'C-2'], "'C-2' is too much"],
    [['case', 'C-1', '--fast'], '--fast'],
    [['case', 'ten'], "'ten' is not a case"],
    [['reject', 'C-1'], '--reason is missing.'],
    [['reject', 'C-1', '--reason', ' '], '--reason is missing.'],
    [
      ['plan', 'C-1', '--upper', 'many', '--lower', '1'],
      "--upper must be a whole number from 0 to 60, not 'many'",
    ],
    [['cases', '--status', 'LOST'], 'There is no status LOST.'],
    [['plan-step', 'C-1', 'bend'], "There is no step 'bend'."],
    [['request', 'R-1', 'eat'], "There is no step 'eat'."],
    [['request', 'R-1', 'ship', '--awb', '1'], '--courier is missing.'],
    [['company', 'x', '--status', 'GONE'], '--status must be one of ACTIVE'],
    [['upload', 'x.pdf', '--case', 'C-1', '--type', 'hat'], 'There is no type hat.'],
    [
      ['upload', 'x.pdf', '--case', 'C-1', '--type', 'presc', '--plan', 'one'],
      '--plan must be a whole number',
    ],
  ])('of %j ends with its own code and says what is wrong', async (words, message) => {
    const { code, out, err } = await run(words);
    expect([code, out]).toEqual([EXIT.wrongUse, '']);
    expect(err).toContain(message);
  });

  it('is a command without a token, or with an impossible address', async () => {
    const missing = await run(['companies'], { ...env, PROVIDER_TOKEN: '' });
    expect([missing.code, missing.err]).toEqual([EXIT.wrongUse, expect.stringContaining('PROVIDER_TOKEN')]);
    const odd = await run(['companies'], { ...env, API_URL: 'here' });
    expect([odd.code, odd.err]).toEqual([EXIT.wrongUse, expect.stringContaining('API_URL')]);
  });
});

describe('a command that the server does not carry out', () => {
  it('tells the server’s words', async () => {
    const body = { patientName: 'Ada', productId: 'AL' } as const;
    const { identifier: id } = await call(server.app, 'POST /case', { body }, clinic.headers);
    const early = await run(['ship', id]);
    expect(early).toMatchObject({ code: EXIT.refused, err: `There is no booked shipment with ${id} in it` });
    expect(await run(['start', id])).toMatchObject({
      code: EXIT.refused,
      err: 'This is not possible while the case is NEW',
    });
    expect(await run(['case', 'C-99999999'])).toMatchObject({
      code: EXIT.refused,
      err: 'There is no case C-99999999',
    });
    const doctor = await makeDoctor(server.ctx, clinic.company.id);
    expect(await run(['case', doctor.uuid])).toMatchObject({
      code: EXIT.refused,
      err: 'There is no such case',
    });
    expect(await run(['companies'], { ...env, PROVIDER_TOKEN: 'a-wrong-token' })).toMatchObject({
      code: EXIT.refused,
      err: 'The service token is wrong',
    });
  });

  it('is not carried out either where a case waits in several shipments: it names them', async () => {
    const { uuid, identifier: id } = await makeDeliveredCase(server.ctx, { companyId: clinic.company.id });
    const parcels: string[] = [];
    for (const stepNumber of [1, 2]) {
      const body = {
        caseUuid: uuid,
        type: 'retainer',
        method: 'stepNumber',
        stepNumber,
        arch: 'both',
      } as const;
      const made = await call(server.app, 'POST /request', { body }, clinic.headers);
      for (const step of ['approve', 'start']) await run(['request', made.identifier, step]);
      const { out } = await run([
        'book',
        made.identifier,
        '--courier',
        'dhl',
        '--awb',
        `${id} ${stepNumber}`,
      ]);
      parcels.push(out.split(' ')[0] ?? '');
    }
    const { code, err } = await run(['ship', id.toLowerCase()]);
    expect(code).toBe(EXIT.refused);
    expect(err.split('\n')[0]).toBe(`${id} is in several booked shipments; take one of them:`);
    for (const [index, parcel] of parcels.entries())
      expect(err).toContain(`\n  ${parcel}  DHL Express ${id} ${index + 1}`);
    expect((await run(['ship', parcels[0] ?? ''])).out).toContain('is SHIPPED');
    expect((await run(['ship', id])).out).toContain(`${parcels[1]} by DHL Express ${id} 2 is SHIPPED`);
  });

  it('tells them also when they come before a file has left', async () => {
    const file = join(folder, 'large.stl');
    await writeFile(file, Buffer.alloc(8 * 1024 ** 2));
    const refused = await run(['upload', file, '--case', clinic.company.uuid, '--type', 'uprImp']);
    expect(refused).toMatchObject({ code: EXIT.refused, err: 'There is no such case' });
  });

  it('says that nobody answers, or somebody else', async () => {
    expect(await run(['companies'], { ...env, API_URL: 'http://127.0.0.1:9' })).toMatchObject({
      code: EXIT.unreachable,
      err: expect.stringContaining('http://127.0.0.1:9'),
    });
    expect(await run(['companies'], { ...env, API_URL: `${env['API_URL']}/elsewhere` })).toMatchObject({
      code: EXIT.refused,
    });
  });
});

describe('the surroundings', () => {
  it('have the token of a demo in its data folder', async () => {
    const withoutToken = { ...env, PROVIDER_TOKEN: undefined };
    const file = join(folder, 'service.json');
    await writeFile(file, JSON.stringify({ providerToken: TEST_PROVIDER_TOKEN, fileKey: 'other' }));
    expect((await run(['companies'], withoutToken)).code).toBe(EXIT.done);
    await writeFile(file, 'no json');
    expect((await run(['companies'], withoutToken)).err).toContain('service.json cannot be read');
  });

  it('have a help that names every command and works without a server', async () => {
    const { code, out } = await run(['--help'], {});
    expect(code).toBe(EXIT.done);
    for (const { name, summary } of Object.values(COMMAND_GROUPS).flat()) {
      expect(out).toContain(`  ${name}`);
      expect(out).toContain(summary);
    }
    expect((await run(['book', '--help'], {})).out).toContain(
      'Usage: book <case|request> --courier NAME --awb NUMBER',
    );
  });

  it('have a process of their own, which ends with the code', async () => {
    const started = (words: string[]) =>
      new Promise<[number | string | null | undefined, string, string]>((resolve) => {
        const args = ['--import', 'tsx', 'src/provider-cli/main.ts', ...words];
        execFile(process.execPath, args, { cwd: SERVER_FOLDER }, (error, out, err) =>
          resolve([error?.code ?? 0, out, err]),
        );
      });
    const [code, out] = await started(['--help']);
    expect([code, out]).toEqual([EXIT.done, expect.stringContaining('npm run provider')]);
    expect(await started(['fly'])).toEqual([EXIT.wrongUse, '', expect.stringContaining('no command')]);
  });
});
