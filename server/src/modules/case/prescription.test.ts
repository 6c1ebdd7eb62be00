import type { NewCase, Prescription, ProductId } from '@portal/shared/contract';
import { call, refusal } from '../../testing/call';
import { makeCompany, makeContact, makeDoctor, type TestCompany } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
let clinic: TestCompany;
beforeAll(async () => {
  server = await createTestServer();
  clinic = await makeCompany(server.ctx, { company: { isDso: true } });
});
afterAll(() => server.close());

type Headers = TestCompany['headers'];
const create = (body: Omit<NewCase, 'patientName'>, headers: Headers = clinic.headers) =>
  call(server.app, 'POST /case', { body: { patientName: 'Ada', ...body } }, headers);
const refused = (productId: ProductId, prescription: object) =>
  refusal(
    server.app,
    'POST /case',
    { body: { patientName: 'Ada', productId, prescription } },
    clinic.headers,
  );
const lastOf = async (productId: ProductId, doctorUuid?: string, headers: Headers = clinic.headers) => {
  const query = { productId, ...(doctorUuid && { doctorUuid }) };
  return (await call(server.app, 'GET /case/lastPrescription', { query }, headers)).last;
};
/** A whitening kit needs no scan to be submitted when its impressions travel by courier. */
async function submit(prescription: Prescription, more: Partial<NewCase> = {}, headers?: Headers) {
  const made = await create({ productId: 'WK', impressionType: 'physical', prescription, ...more }, headers);
  const body = { submit: true };
  return call(server.app, 'PUT /case/{id}', { params: { id: made.uuid }, body }, headers ?? clinic.headers);
}

describe('the prescription of a case', () => {
  it.each([
    ['AL', { midline: 'ideal', overjet: 'maintain', ipr: 'no', goals: ['relapse'], indexing: 'heavy' }],
    ['RE', { indexing: 'medium', pontics: 'everyGap', bondedRetainer: 'lower' }],
    ['NG', { hardness: 'dual', thickness: '1.5', bruxism: 'severe', opposing: null }],
    ['WK', { shadeNow: 'A3.5', shadeWished: 'BL1', reservoirs: 'yes' }],
  ] as const)('[CA-24] of %s is kept: %o', async (productId, prescription) => {
    expect((await create({ productId, prescription })).prescription).toEqual(prescription);
  });

  it.each([
    ['AL', { shadeNow: 'A2' }, 'prescription.shadeNow', 'notOfProduct'],
    ['RE', { ipr: 'no' }, 'prescription.ipr', 'notOfProduct'],
    ['WK', { indexing: 'light' }, 'prescription.indexing', 'notOfProduct'],
    ['AL', { indexing: 'deep' }, 'prescription.indexing', 'unknownChoice'],
    ['AL', { midLine: 'ideal' }, 'prescription.midLine', 'unknownField'],
    ['AL', { chiefComplaint: 'x'.repeat(1_001) }, 'prescription.chiefComplaint', 'tooLong'],
    ['AL', { goals: ['relapse', 'relapse'] }, 'prescription.goals', 'repeated'],
  ] as const)('[CA-24] of %s is refused: %o', async (productId, prescription, field, code) => {
    const error = await refused(productId, prescription);
    expect(error).toMatchObject({ status: 400, code: 'validation', extra: [{ field, code }] });
  });

  it('[CA-24] has its texts trimmed, and an empty answer is one for the lab', async () => {
    const prescription = { goals: [], chiefComplaint: ' Crowding ', biteNote: '  ' };
    const made = await create({ productId: 'AL', prescription });
    expect(made.prescription).toEqual({ chiefComplaint: 'Crowding', goals: null, biteNote: null });
    expect((await create({ productId: 'AL', prescription: {} })).prescription).toBeNull();
  });
});

describe('the clinic’s usual prescription', () => {
  let boss: Headers;
  beforeAll(async () => {
    ({ headers: boss } = await makeContact(server.ctx, clinic.company.id, { isSuperAdmin: true }));
  });
  const change = (productId: ProductId, prescription: Prescription | null) =>
    call(server.app, 'PUT /company/usualPrescription', { body: { productId, prescription } }, boss);
  const usualOf = async (productId: ProductId, headers: Headers = clinic.headers) =>
    (await call(server.app, 'GET /case/lastPrescription', { query: { productId } }, headers)).clinic;

  it('[CA-24] is the company’s by product, has habits alone, is changed by a super admin alone, and goes again', async () => {
    const kept = await change('AL', {
      ipr: 'no',
      indexing: 'light',
      chiefComplaint: 'Crowding',
      overjet: null,
    });
    expect(kept).toEqual({ productId: 'AL', prescription: { ipr: 'no', indexing: 'light' } });
    await change('NG', { thickness: '3' });
    const colleague = await makeContact(server.ctx, clinic.company.id, { name: 'Cem Colleague' });
    expect(await usualOf('AL', colleague.headers)).toEqual({ ipr: 'no', indexing: 'light' });
    expect(await usualOf('RE')).toBeNull();
    const other = await makeCompany(server.ctx);
    expect(await usualOf('AL', other.headers)).toBeNull();
    const name = 'PUT /company/usualPrescription';
    const body = { productId: 'AL', prescription: null } as const;
    expect((await refusal(server.app, name, { body }, colleague.headers)).code).toBe('forbidden');
    const foreign = { productId: 'NG', prescription: { ipr: 'no' } } as const;
    expect((await refusal(server.app, name, { body: foreign }, boss)).extra).toMatchObject([
      { field: 'prescription.ipr', code: 'notOfProduct' },
    ]);
    expect(await change('AL', null)).toEqual(body);
    expect([await usualOf('AL'), await usualOf('NG')]).toEqual([null, { thickness: '3' }]);
  });
});

describe('the last prescription', () => {
  it('[CA-24] is the person’s own of the product, once it is submitted, with habits alone', async () => {
    expect(await lastOf('WK')).toBeNull();
    const { identifier } = await submit({ reservoirs: 'yes', shadeNow: 'A3' });
    await create({ productId: 'WK', prescription: { reservoirs: 'no' } });
    expect(await lastOf('WK')).toMatchObject({ identifier, prescription: { reservoirs: 'yes' } });
    expect((await lastOf('WK'))?.prescription).not.toHaveProperty('shadeNow');
    expect(await lastOf('AL')).toBeNull();
    const colleague = await makeContact(server.ctx, clinic.company.id, { name: 'Cem Colleague' });
    expect(await lastOf('WK', undefined, colleague.headers)).toBeNull();
  });

  it('[CA-24] is the doctor’s, whoever submitted it, and no other company’s', async () => {
    const doctor = await makeDoctor(server.ctx, clinic.company.id);
    const colleague = await makeContact(server.ctx, clinic.company.id, { name: 'Deniz Desk' });
    await submit({ reservoirs: 'no' }, { doctorUuid: doctor.uuid }, colleague.headers);
    expect(await lastOf('WK', doctor.uuid)).toMatchObject({ prescription: { reservoirs: 'no' } });
    const other = await makeCompany(server.ctx, { company: { isDso: true } });
    expect(await lastOf('WK', doctor.uuid, other.headers)).toBeNull();
  });
});

describe('the submission of an aligner', () => {
  const answers = [
    ['no', { extract: [14, 24] }, 'refused'],
    ['asMarked', { missing: [18] }, 'refused'],
    ['asMarked', { extract: [14, 24] }, 'taken'],
    ['labProposes', { extract: [14] }, 'taken'],
    ['no', { missing: [18] }, 'taken'],
  ] as const;
  it.each(answers)(
    '[CA-24] with extractions %s and the chart %j is %s',
    async (extractions, chart, outcome) => {
      const [[mark, teeth] = ['missing', []]] = Object.entries(chart);
      const made = await create({
        ...{ productId: 'AL', impressionType: 'physical', arch: 'both', teeth: { [mark]: [...teeth] } },
        prescription: { extractions },
      });
      const input = { params: { id: made.uuid }, body: { submit: true } };
      if (outcome === 'refused')
        expect(await refusal(server.app, 'PUT /case/{id}', input, clinic.headers)).toMatchObject({
          code: 'incomplete',
          extra: [{ field: 'prescription', code: 'contradictsChart' }],
        });
      else
        expect((await call(server.app, 'PUT /case/{id}', input, clinic.headers)).submittedAt).not.toBeNull();
    },
  );
});
