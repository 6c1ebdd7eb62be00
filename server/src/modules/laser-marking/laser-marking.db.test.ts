import { LIMITS, LMP_TRIM_LINES, PATIENT_NAME_STYLES, type CallBody } from '@portal/shared/contract';
import { storedFile } from '../../db/schema';
import { call, refusal } from '../../testing/call';
import { makeCompany, makeContact, type TestCompany } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const DEFAULTS = {
  logoFlag: false,
  logoFile: null,
  companyName: null,
  companyNameFlag: false,
  patientNameFlag: false,
  patientNameStyle: null,
  archFlag: false,
  stepNumberFlag: false,
  trimLine: null,
};

const set = ({ headers }: Pick<TestCompany, 'headers'>, body: CallBody<'PUT /lmp'>) =>
  call(server.app, 'PUT /lmp', { body }, headers);
const refused = ({ headers }: TestCompany, body: object) =>
  refusal(server.app, 'PUT /lmp', { body: body as CallBody<'PUT /lmp'> }, headers);

describe('the laser marking preferences', () => {
  it('[CO-23] are all off at first; each is changed by itself', async () => {
    const clinic = await makeCompany(server.ctx);
    const other = await makeCompany(server.ctx);
    expect(await call(server.app, 'GET /lmp', {}, clinic.headers)).toEqual(DEFAULTS);
    const flags = ['logoFlag', 'patientNameFlag', 'archFlag', 'stepNumberFlag'] as const;
    for (const key of flags) expect((await set(clinic, { key, value: true }))[key]).toBe(true);
    expect((await set(clinic, { key: 'archFlag', value: false })).archFlag).toBe(false);
    for (const value of PATIENT_NAME_STYLES)
      expect((await set(clinic, { key: 'patientNameStyle', value })).patientNameStyle).toBe(value);
    for (const value of LMP_TRIM_LINES)
      expect((await set(clinic, { key: 'trimLine', value })).trimLine).toBe(value);
    expect(await call(server.app, 'GET /lmp', {}, clinic.headers)).toEqual({
      ...DEFAULTS,
      logoFlag: true,
      patientNameFlag: true,
      stepNumberFlag: true,
      patientNameStyle: 'FULL NAME',
      trimLine: 'Other',
    });
    expect(await call(server.app, 'GET /lmp', {}, other.headers)).toEqual(DEFAULTS);
  });

  it('[CO-24] take the company’s name only while it is marked, trimmed and not too long', async () => {
    const clinic = await makeCompany(server.ctx);
    const name = (value: string) => ({ key: 'companyName' as const, value });
    expect((await refused(clinic, name('Bright'))).code).toBe('companyNameNotMarked');
    expect((await set(clinic, { key: 'companyNameFlag', value: true })).companyName).toBeNull();
    expect((await set(clinic, name(' Bright Smile '))).companyName).toBe('Bright Smile');
    const longest = 'x'.repeat(LIMITS.companyNameLength);
    expect((await set(clinic, name(longest))).companyName).toBe(longest);
    expect((await refused(clinic, name(`${longest}x`))).code).toBe('validation');
    expect((await refused(clinic, name('   '))).code).toBe('validation');
    expect((await set(clinic, { key: 'companyNameFlag', value: false })).companyName).toBe(longest);
    expect((await refused(clinic, name('Other'))).code).toBe('companyNameNotMarked');
  });

  it('[CO-24] take values of their keys only', async () => {
    const clinic = await makeCompany(server.ctx);
    const wrong = [
      {},
      { key: 'archFlag' },
      { key: 'archFlag', value: 'yes' },
      { key: 'companyId', value: 1 },
      { key: 'trimLine', value: 'Wavy' },
      { key: 'trimLine', value: true },
      { key: 'patientNameStyle', value: null },
      { key: '__proto__', value: true },
    ];
    for (const body of wrong)
      expect([body, (await refused(clinic, body)).code]).toEqual([body, 'validation']);
    expect(await call(server.app, 'GET /lmp', {}, clinic.headers)).toEqual(DEFAULTS);
  });

  it('[CO-24] refuse a value for reasons of its own key', async () => {
    const clinic = await makeCompany(server.ctx);
    await set(clinic, { key: 'companyNameFlag', value: true });
    const reasonOf = async (body: object) =>
      (await refused(clinic, body)).extra?.map(({ field, code, values }) => [field, code, values?.['max']]);
    const tooLong = 'x'.repeat(LIMITS.companyNameLength + 1);
    expect(await reasonOf({ key: 'companyName', value: tooLong })).toEqual([['value', 'tooLong', 256]]);
    expect(await reasonOf({ key: 'companyName', value: ' ' })).toEqual([['value', 'required', undefined]]);
    expect(await reasonOf({ key: 'trimLine', value: 'Wavy' })).toEqual([
      ['value', 'unknownChoice', undefined],
    ]);
    expect(await reasonOf({ key: 'archFlag', value: 'yes' })).toEqual([['value', 'format', undefined]]);
    expect(await reasonOf({ key: 'logoFile', value: 'strange' })).toEqual([
      ['value', 'unknownFile', undefined],
    ]);
    expect(await reasonOf({ key: 'colour', value: 1 })).toEqual([['key', 'unknownChoice', undefined]]);
  });

  it('[CO-23] take a stored picture of the company as logo, and give it up again', async () => {
    const [clinic, other] = [await makeCompany(server.ctx), await makeCompany(server.ctx)];
    const store = async ({ company }: TestCompany, purpose: 'lmpLogo' | 'logo') => {
      const key = `${company.uuid}/${purpose}.png`;
      const facts = { name: 'logo.png', contentType: 'image/png', size: 1, sha256: '0' };
      await server.ctx.db.insert(storedFile).values({ key, companyId: company.id, purpose, ...facts });
      return key;
    };
    const logo = (value: string | null) => ({ key: 'logoFile' as const, value });
    const { logoFile } = await set(clinic, logo(await store(clinic, 'lmpLogo')));
    expect(logoFile).toMatch(/^\/api\/files\//);
    expect((await set(clinic, logo(logoFile))).logoFile).toBe(logoFile);
    for (const key of [await store(other, 'lmpLogo'), await store(clinic, 'logo'), 'nothing'])
      expect((await refused(clinic, logo(key))).code).toBe('validation');
    expect((await set(clinic, logo(null))).logoFile).toBeNull();
  });

  it('[AP-12] are everybody’s to change, but not while the company is blocked', async () => {
    const clinic = await makeCompany(server.ctx);
    const rm = await makeContact(server.ctx, clinic.company.id, { role: 'RM' });
    expect((await set(rm, { key: 'archFlag', value: true })).archFlag).toBe(true);
    const blocked = await makeCompany(server.ctx, { company: { status: 'BLOCKED' } });
    expect((await refused(blocked, { key: 'archFlag', value: true })).code).toBe('companyBlocked');
    expect(await call(server.app, 'GET /lmp', {}, blocked.headers)).toEqual(DEFAULTS);
  });
});
