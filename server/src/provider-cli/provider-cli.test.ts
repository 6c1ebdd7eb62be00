import { eq } from 'drizzle-orm';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dentalCase } from '../db/schema';
import type { Env } from '../env';
import { call } from '../testing/call';
import { makeDeliveredCase } from '../testing/delivered-case';
import { runCli } from '../testing/services/provider-cli';
import { makeCompany, type TestCompany } from '../testing/test-data';
import { createTestServer, TEST_PROVIDER_TOKEN, type TestServer } from '../testing/test-server';
import { EXIT } from './cli-errors';

let server: TestServer;
let clinic: TestCompany;
let env: Env;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'provider-cli-'));
  server = await createTestServer();
  env = { API_URL: await server.listen(), PROVIDER_TOKEN: TEST_PROVIDER_TOKEN, DATA_DIR: folder };
  clinic = await makeCompany(server.ctx, { company: { name: 'Smile Clinic', isDso: true } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (words: readonly string[]) => runCli(words, env);

/** A command that has to succeed: what it printed. */
async function done(...words: string[]): Promise<string> {
  const { code, out, err } = await run(words);
  if (code !== EXIT.done) throw new Error(`${words.join(' ')} ended with ${code}: ${err}`);
  return out;
}

async function submittedCase(body: object = {}): Promise<string> {
  const fields = { patientName: 'Ada', productId: 'AL', impressionType: 'physical', arch: 'upper', ...body };
  const made = await call(server.app, 'POST /case', { body: fields as never }, clinic.headers);
  const params = { id: made.uuid };
  await call(server.app, 'PUT /case/{id}', { params, body: { submit: true } }, clinic.headers);
  await call(server.app, 'PUT /case/{id}/courierNotified', { params }, clinic.headers);
  return made.identifier;
}

async function approvePlanOf(identifier: string): Promise<void> {
  const { data } = await call(server.app, 'GET /case', { query: { search: identifier } }, clinic.headers);
  const params = { id: data[0]?.uuid ?? '' };
  const [plan] = await call(server.app, 'GET /case/{id}/plan', { params }, clinic.headers);
  await call(server.app, 'PUT /plan/{id}/approve', { params: { id: plan?.uuid ?? '' } }, clinic.headers);
}

describe('the commands for cases', () => {
  it('[CA-12] take a case from its impressions to its second batch', async () => {
    const id = await submittedCase();
    expect(await done('received', id.toLowerCase())).toBe(`${id} is IN_QC now.`);
    expect(await done('pass-qc', id)).toContain('IN_TS_GENERATING');
    const plan = await done(
      'plan',
      id,
      '--upper',
      '12',
      '--lower',
      '10',
      '--note',
      'Easy',
      '--per-batch',
      '6',
    );
    expect(plan).toMatch(/^Plan 1 is PUBLISHED: 12 upper and 10 lower stages, 24 weeks \([0-9a-f-]{36}\)\.$/);
    await approvePlanOf(id);
    expect(await done('plan-step', id, 'request-file')).toBe('Plan 1 is PENDING_PRODUCTION_FILE_UPLOAD now.');
    for (const step of ['upload-file', 'pass-file', 'sync-file']) await done('plan-step', id, step);
    expect(await done('process', id)).toMatch(/^O-\d+ is PROCESSING now\.$/);
    expect(await done('case', id)).toMatch(/Plans +1 CLEARED_FOR_MFG\nOrders +O-\d+ PROCESSING$/m);
    expect(await done('sync', id)).toContain('IN_PRODUCTION_FILE_SYNC');
    expect(await done('start', id)).toContain('IN_MFG');
    expect(await done('finish', id)).toContain('READY_FOR_SHIPPING');
    expect(await done('book', id, '--courier', 'dhl', '--awb', '784-1234 5675')).toMatch(
      new RegExp(`^S-\\d+ by DHL Express 784-1234 5675 is PENDING with ${id}\\.$`),
    );
    expect(await done('ship', id)).toContain('is SHIPPED');
    expect(await done('activate', id)).toContain('ACTIVE');
    expect(await done('next-batch', id, '--note', 'Second half')).toContain('PRE_MFG');
    expect(await done('shipments', '--search', id)).toContain('784-1234 5675');
  });

  it('[CA-12] reject, resume, refine, complete and expire', async () => {
    const id = await submittedCase();
    await done('received', id);
    expect(await done('reject', id, '--reason', 'No bite')).toContain('REJECTED');
    expect(await done('case', id)).toContain('No bite');
    expect(await done('expire', id)).toContain('EXPIRED');
    const delivered = await makeDeliveredCase(server.ctx, { companyId: clinic.company.id });
    expect(await done('refine', delivered.uuid, '--note', 'A gap')).toMatch(/^Refinement 1 began/);
    const other = await makeDeliveredCase(server.ctx, { companyId: clinic.company.id });
    expect(await done('complete', other.identifier)).toContain('COMPLETE');
    const ordered = await submittedCase();
    for (const step of ['received', 'pass-qc']) await done(step, ordered);
    await done('plan', ordered, '--upper', '3', '--lower', '0');
    await approvePlanOf(ordered);
    expect(await done('reject-order', ordered, '--reason', 'Too thin')).toContain('ORDER_REJECTED');
    expect(await done('resume-order', ordered)).toContain('PRE_MFG');
  });

  it('[CA-23] list the refinements that clinics ask for, take one up and refuse another', async () => {
    const ask = async () => {
      const { uuid: id, identifier } = await makeDeliveredCase(server.ctx, { companyId: clinic.company.id });
      const input = { params: { id }, body: { reason: 'bite', note: 'Open' } } as const;
      await call(server.app, 'POST /case/{id}/refinement', input, clinic.headers);
      return identifier;
    };
    const [one, two] = [await ask(), await ask()];
    expect(await done('refinements')).toMatch(new RegExp(`${one} .*bite .*Open\\n${two} `));
    expect(await done('refinement', one, 'take-up')).toBe('Refinement 1 is IN_PROGRESS now.');
    expect(await done('refinement', two, 'refuse', '--reason', 'Wait')).toBe('Refinement 1 is REFUSED now.');
    expect(await done('refinements')).toBe('There is none.');
  });

  it('list what is asked for, and say which steps a case can take', async () => {
    const id = await submittedCase();
    // Of before texts were cleaned as they come.
    await server.ctx.db
      .update(dentalCase)
      .set({ patientName: 'Bell\u0007a' })
      .where(eq(dentalCase.identifier, id));
    expect(await done('cases', '--search', id)).toMatch(
      new RegExp(`^CASE +STATUS .*\\n${id} +AWAITING_IMPRESSION .*Bell a$`),
    );
    expect(await done('cases', '--search', id, '--status', 'in_qc')).toBe('There is none.');
    expect(await done('cases', '--search', id, '--company', 'smile clinic')).toContain(id);
    const other = await makeCompany(server.ctx, { company: { name: 'Another' } });
    expect(await done('cases', '--search', id, '--company', other.company.uuid)).toBe('There is none.');
    expect(await done('case', id)).toMatch(/Possible steps +received, expire$/m);
    const json = JSON.parse(await done('case', id, '--json')) as { identifier: string };
    expect(json.identifier).toBe(id);
    expect(
      await done('case', (JSON.parse(await done('case', id, '--json')) as { uuid: string }).uuid),
    ).toContain(id);
  });

  it('[CH-06] answer in a case’s room and store a record of it', async () => {
    const id = await submittedCase();
    expect(await done('chat', id, 'Hello there')).toBe(`Message 1 is in ${id}'s room.`);
    const file = join(folder, 'prescription.pdf');
    await writeFile(file, '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
    expect(await done('upload', file, '--case', id, '--type', 'PRESC')).toMatch(
      /^prescription\.pdf is stored, \d+ bytes/,
    );
    const wrong = await run(['upload', file, '--case', id, '--type', 'uprImp']);
    expect([wrong.code, wrong.err]).toEqual([EXIT.refused, expect.stringMatching(/\S/)]);
    expect(await run(['upload', join(folder, 'no.pdf'), '--case', id, '--type', 'presc'])).toMatchObject({
      code: EXIT.wrongUse,
      err: expect.stringContaining('There is no file'),
    });
  });
});

describe('the commands for requests', () => {
  it('[SM-04] [SM-06] take a request from approval to shipment, or reject it', async () => {
    const newRequest = async (): Promise<string> => {
      const { uuid } = await makeDeliveredCase(server.ctx, { companyId: clinic.company.id });
      const body = {
        caseUuid: uuid,
        type: 'retainer',
        method: 'stepNumber',
        stepNumber: 2,
        arch: 'both',
      } as const;
      return (await call(server.app, 'POST /request', { body }, clinic.headers)).identifier;
    };
    const id = await newRequest();
    expect(await done('requests', '--search', id, '--company', clinic.company.uuid)).toContain(
      'PENDING_PAYMENT',
    );
    expect(await done('request', id)).toMatch(/Possible steps +approve, reject$/m);
    expect(await done('request', id, 'approve')).toBe(`${id} is APPROVED now.`);
    expect(await done('request', id, 'ask-for-impressions')).toContain('PENDING_COURIER_PICKUP');
    const early = await run(['request', id, 'start']);
    expect(early).toMatchObject({
      code: EXIT.refused,
      out: '',
      err: expect.stringContaining('PENDING_COURIER_PICKUP'),
    });
    const other = await newRequest();
    for (const step of ['approve', 'start']) await done('request', other, step);
    expect(await done('request', other, 'ship', '--courier', '2', '--awb', '1')).toBe(
      `${other} is SHIPPED now.`,
    );
    const last = await newRequest();
    const vague = await run(['request', last, 'reject', '--reason', 'w']);
    expect(vague).toMatchObject({ code: EXIT.refused, err: expect.stringContaining('Wrong steps or arch') });
    await done('request', last, 'reject', '--reason', 'duplicate', '--note', 'See the other');
    expect(await done('request', last)).toMatch(/Rejected +Duplicate request: See the other/);
  });
});

describe('the commands for companies', () => {
  it('[AP-15] open, list, change and block one', async () => {
    const opened = await done(
      ...[
        'open-company',
        '--name',
        'Brand New',
        '--admin-name',
        'Nora',
        '--admin-email',
        'nora@brand.example',
      ],
      ...['--dso', '--requests', '--workflow', 'two_steps', '--no-rm-role'],
    );
    expect(opened).toMatch(/^Brand New is open \([0-9a-f-]{36}\)\. nora@brand\.example gets a mail/);
    expect(await done('companies')).toMatch(/Brand New +ACTIVE +DSO/);
    expect(await done('company', 'brand new', '--status', 'blocked', '--no-dso')).toMatch(
      /^Brand New is BLOCKED, clinic/,
    );
    const again = await run([
      'open-company',
      '--name',
      'B',
      '--admin-name',
      'N',
      '--admin-email',
      'nora@brand.example',
    ]);
    expect(again).toMatchObject({ code: EXIT.refused, err: expect.stringContaining('email') });
    expect((await run(['company', 'brand new'])).code).toBe(EXIT.wrongUse);
    expect(await run(['company', 'nobody', '--no-dso'])).toMatchObject({
      code: EXIT.refused,
      err: 'There is no company nobody',
    });
  });
});
