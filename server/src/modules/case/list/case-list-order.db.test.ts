import type { Case } from '@portal/shared/contract';
import { dentalCase } from '../../../db/schema';
import { call, inject } from '../../../testing/call';
import { makeCompany, makeContact, makeDoctor } from '../../../testing/test-data';
import { createTestServer, type TestServer } from '../../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const DAY = 24 * 3_600_000;
const START = Date.UTC(2026, 0, 1);
const names = ({ data }: { data: Case[] }): string[] => data.map(({ patientName }) => patientName);

describe('the list of cases', () => {
  it('[CA-03] is searched whichever keyboard wrote, with the marks of letters and without them', async () => {
    const turk = await makeCompany(server.ctx);
    const written = ['Işık Irmak', 'İrem Çiçek', 'ISIL', 'Güneş Öz'.normalize('NFD'), 'أحمد'];
    await server.ctx.db.insert(dentalCase).values(
      written.map((patientName) => ({
        companyId: turk.company.id,
        side: 'client' as const,
        patientName,
        productId: 'AL' as const,
      })),
    );
    const search = async (text: string): Promise<string[]> =>
      names(await call(server.app, 'GET /case', { query: { search: text } }, turk.headers)).sort();
    expect(await search('IŞIK')).toEqual(['Işık Irmak']);
    expect(await search('ışık ır')).toEqual(['Işık Irmak']);
    expect(await search('irem')).toEqual(['İrem Çiçek']);
    expect(await search('ıs')).toEqual(['ISIL', 'Işık Irmak']);
    expect(await search('isik')).toEqual(['Işık Irmak']);
    expect(await search('cicek')).toEqual(['İrem Çiçek']);
    for (const text of ['gunes', 'Güneş', 'Güneş'.normalize('NFD')])
      expect(await search(text)).toEqual(['Güneş Öz'.normalize('NFD')]);
    expect(await search('احمد')).toEqual(['أحمد']);
    const filter = JSON.stringify({ op: 'LIKE', key: 'patientName', value: 'İREM' });
    expect(names(await call(server.app, 'GET /case', { query: { filter } }, turk.headers))).toEqual([
      'İrem Çiçek',
    ]);
  });

  it('[AP-13] comes by the doctors’ names page by page, those without a doctor last', async () => {
    const dso = await makeCompany(server.ctx, { company: { isDso: true } });
    const doctors = [
      await makeDoctor(server.ctx, dso.company.id, { name: 'Dr. Zed' }),
      await makeDoctor(server.ctx, dso.company.id, { name: 'dr. abe' }),
    ];
    const row = (patientName: string, doctorId: number | null, day: number) => ({
      companyId: dso.company.id,
      side: 'doctor' as const,
      productId: 'AL' as const,
      patientName,
      doctorId,
      createdAt: new Date(START + day * DAY),
    });
    const [zed, abe] = doctors;
    await server.ctx.db
      .insert(dentalCase)
      .values([
        row('none 1', null, 1),
        row('zed 1', zed?.id ?? 0, 2),
        row('abe 1', abe?.id ?? 0, 3),
        row('zed 2', zed?.id ?? 0, 4),
        row('none 2', null, 5),
      ]);
    const pages = async (order: string, paginate: number): Promise<string[][]> => {
      const found: string[][] = [];
      for (let page = 1; page <= Math.ceil(5 / paginate); page += 1) {
        const query = { order, paginate, page };
        found.push(names(await call(server.app, 'GET /dso/case', { query }, dso.headers)));
      }
      return found;
    };
    const ascending = ['abe 1', 'zed 1', 'zed 2', 'none 1', 'none 2'];
    const descending = ['zed 2', 'zed 1', 'abe 1', 'none 2', 'none 1'];
    for (const paginate of [1, 2, 3, 4, 5]) {
      expect((await pages('doctor.name asc', paginate)).flat()).toEqual(ascending);
      expect((await pages('doctor.name desc', paginate)).flat()).toEqual(descending);
    }
  });

  it('[CA-03] [AP-13] comes by the names of relationship managers, and shows a manager their own', async () => {
    const dso = await makeCompany(server.ctx, { company: { isDso: true } });
    const manager = async (name: string) =>
      (await makeContact(server.ctx, dso.company.id, { role: 'RM', name })).contact;
    // Two of one name are one group.
    const [zoe, ali, other] = [await manager('Zoe'), await manager('ali'), await manager('ALI')];
    const doctor = await makeDoctor(server.ctx, dso.company.id, { countryId: 792 });
    const row = (patientName: string, assignedRmId: number | null, day: number) => ({
      companyId: dso.company.id,
      side: 'doctor' as const,
      productId: 'AL' as const,
      doctorId: doctor.id,
      createdAt: new Date(START + day * DAY),
      ...{ patientName, assignedRmId },
    });
    await server.ctx.db
      .insert(dentalCase)
      .values([
        row('none 1', null, 1),
        row('zoe 1', zoe.id, 2),
        row('ali 1', ali.id, 3),
        row('ali 2', other.id, 4),
        row('ali 3', ali.id, 5),
        row('none 2', null, 6),
        row('zoe 2', zoe.id, 7),
      ]);
    const list = (query: object) => call(server.app, 'GET /dso/case', { query }, dso.headers);
    const ascending = ['ali 1', 'ali 2', 'ali 3', 'zoe 1', 'zoe 2', 'none 1', 'none 2'];
    const descending = ['zoe 2', 'zoe 1', 'ali 3', 'ali 2', 'ali 1', 'none 2', 'none 1'];
    for (const paginate of [1, 2, 3, 5, 7])
      for (const [direction, expected] of [
        ['asc', ascending],
        ['desc', descending],
      ] as const) {
        const found: string[] = [];
        for (let page = 1; page <= Math.ceil(7 / paginate); page += 1)
          found.push(...names(await list({ order: `assignedRm.name ${direction}`, paginate, page })));
        expect(found).toEqual(expected);
      }
    const filtered = async (filter: object) =>
      names(await list({ filter: JSON.stringify(filter), order: 'createdAt asc' }));
    expect(await filtered({ op: 'EQ', key: 'assignedRm.uuid', value: ali.uuid })).toEqual(['ali 1', 'ali 3']);
    expect(await filtered({ op: 'NULL', key: 'assignedRm.uuid' })).toEqual(['none 1', 'none 2']);
    expect(await filtered({ op: 'LIKE', key: 'assignedRm.name', value: 'zo' })).toEqual(['zoe 1', 'zoe 2']);
    expect(await filtered({ op: 'EQ', key: 'doctor.locationCountryId', value: 792 })).toHaveLength(7);
    const csv = await inject(
      server.app,
      'GET /dso/case/csv',
      { query: { order: 'assignedRm.name asc' } },
      dso.headers,
    );
    const order = csv.body.split('\r\n').flatMap((line) => ascending.filter((name) => line.includes(name)));
    expect(order).toEqual(ascending);
  });
});
