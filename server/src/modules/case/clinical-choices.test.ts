import { PRODUCTS, type NewCase, type ProductId } from '@portal/shared/contract';
import { call, refusal } from '../../testing/call';
import { makeCompany, type TestCompany } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
let clinic: TestCompany;
beforeAll(async () => {
  server = await createTestServer();
  clinic = await makeCompany(server.ctx);
});
afterAll(() => server.close());

const create = (productId: ProductId, more: Partial<NewCase> = {}) =>
  call(server.app, 'POST /case', { body: { patientName: 'Ada', productId, ...more } }, clinic.headers);
const change = (id: string, body: object) =>
  call(server.app, 'PUT /case/{id}', { params: { id }, body }, clinic.headers);
const refused = (id: string, body: object) =>
  refusal(server.app, 'PUT /case/{id}', { params: { id }, body }, clinic.headers);

const CHOSEN = { trimLine: 'STRAIGHT_CUT', offset: '0.5', material: 'Zendura FLX' } as const;

describe('clinical choices of a case', () => {
  it.each(PRODUCTS)(
    '[CA-18] are none for a new %s: the preferences of the company hold',
    async (productId) => {
      const none = { trimLine: null, offset: null, material: null, teeth: null, prescription: null };
      expect(await create(productId)).toMatchObject(none);
    },
  );

  it('[CA-18] [CA-20] are kept, and taken back', async () => {
    const chosen = { ...CHOSEN, teeth: { doNotMove: [16, 26], noAttachments: [11], missing: [48] } };
    const { uuid } = await create('AL', chosen);
    expect(await change(uuid, { notes: 'x' })).toMatchObject(chosen);
    expect(await change(uuid, { offset: null, teeth: { missing: [] } })).toMatchObject({
      trimLine: 'STRAIGHT_CUT',
      offset: null,
      teeth: null,
    });
  });

  it('[CA-20] have a chart that is the same in whatever order its teeth are said', async () => {
    const made = await create('AL', { teeth: { missing: [48, 18], doNotMove: [] } });
    expect(made.teeth).toEqual({ missing: [18, 48] });
    expect((await change(made.uuid, { teeth: { missing: [18, 48] } })).version).toBe(made.version);
  });

  it.each([
    ['AL', 'material', 'Zendura A'],
    ['RE', 'teeth', { doNotMove: [16] }],
    ['NG', 'trimLine', 'SCALLOPED'],
    ['NG', 'teeth', { noAttachments: [16] }],
    ['WK', 'offset', '1'],
  ] as const)('[CA-18] of %s are refused where it has none: %s %o', async (productId, field, value) => {
    const error = { status: 400, code: 'validation', extra: [{ field }] };
    const { uuid } = await create(productId);
    expect(await refused(uuid, { [field]: value })).toMatchObject(error);
    const body = { patientName: 'Ada', productId, [field]: value };
    expect(await refusal(server.app, 'POST /case', { body }, clinic.headers)).toMatchObject(error);
  });

  it.each([
    ['trimLine', 'WAVY'],
    ['offset', '0.25'],
    ['offset', 1],
    ['material', 'Wood'],
  ])('[CA-18] are refused where they are none at all: %s %s', async (field, value) => {
    const { uuid } = await create('AL');
    expect(await refused(uuid, { [field]: value })).toMatchObject({ status: 400, code: 'validation' });
  });

  it.each([
    ['no tooth of a grown person', [19]],
    ['a primary tooth among the permanent ones', [55]],
    ['one twice', [16, 16]],
    ['no number', ['16']],
  ])('[CA-20] are refused with %s in the chart', async (_title, missing) => {
    const { uuid } = await create('AL');
    expect(await refused(uuid, { teeth: { missing } })).toMatchObject({ status: 400, code: 'validation' });
  });

  it('[CA-20] mark primary teeth, and a tooth in several ways', async () => {
    const teeth = {
      ...{ missing: [46], crown: [26], bridge: [46], implant: [36], erupting: [15] },
      primary: { extract: [55, 85] },
    };
    expect((await create('AL', { teeth })).teeth).toEqual(teeth);
  });

  it.each([
    [16, { doNotMove: [16], missing: [16] }],
    [36, { implant: [36], extract: [36, 46] }],
    [15, { erupting: [15], crown: [15] }],
    [55, { primary: { missing: [55], extract: [55] } }],
  ])('[CA-20] are refused where marks of tooth %i exclude each other: %o', async (tooth, teeth) => {
    const { uuid } = await create('AL');
    expect(await refused(uuid, { teeth })).toMatchObject({
      status: 400,
      code: 'validation',
      extra: [{ field: 'teeth', code: 'contradictoryMarks', values: { tooth } }],
    });
  });

  it('[CA-18] go with the product, as far as the new one does not have them', async () => {
    const teeth = { doNotMove: [16], missing: [48], primary: { extract: [55], erupting: [65] } };
    const prescription = { ipr: 'no', indexing: 'light' } as const;
    const { uuid } = await create('AL', { ...CHOSEN, teeth, prescription });
    const retainer = await change(uuid, { productId: 'RE', material: 'Zendura A' });
    expect(retainer).toMatchObject({ trimLine: 'STRAIGHT_CUT', material: 'Zendura A' });
    expect(retainer.teeth).toEqual({ missing: [48], primary: { erupting: [65] } });
    expect(retainer.prescription).toEqual({ indexing: 'light' });
    expect(await change(uuid, { productId: 'AL' })).toMatchObject({ offset: '0.5', material: null });
    const kit = await change(uuid, { productId: 'WK' });
    expect(kit).toMatchObject({ trimLine: null, offset: null, teeth: { missing: [48] } });
  });
});
