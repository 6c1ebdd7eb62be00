import { dentalCase } from '../db/schema';
import { CASE_LIST } from '../modules/case/list/case-list-fields';
import { listCases } from '../modules/case/list/case-list.repository';
import { makeCompany } from '../testing/test-data';
import { createTestServer, type TestServer } from '../testing/test-server';
import { readListQuery, toList } from './list-query';

const CASES = 7;
const MOST_COUNTED = 3;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('[AP-13] a long list says that it goes on, and has every row on the pages that it names', async () => {
  const { company } = await makeCompany(server.ctx);
  const names = Array.from({ length: CASES }, (_, number) => `Patient ${number}`);
  await server.ctx.db.insert(dentalCase).values(
    names.map((patientName) => ({
      companyId: company.id,
      side: 'client' as const,
      productId: 'AL' as const,
      patientName,
    })),
  );
  const read = async (page: number) => {
    const list = readListQuery({ page, paginate: 2, order: 'patientName asc' }, CASE_LIST, MOST_COUNTED);
    const { records, total } = await listCases(server.ctx.db, { scope: { companyId: company.id }, list });
    return toList(
      records.map(({ row }) => row.patientName),
      total,
      list,
    );
  };
  expect(await read(1)).toMatchObject({ total: 3, isTotalCapped: true, pages: 2 });
  const found: string[] = [];
  let pages = 1;
  for (let page = 1; page <= pages; page += 1) {
    const reply = await read(page);
    found.push(...reply.data);
    ({ pages } = reply);
  }
  expect(found).toEqual(names);
  expect(await read(pages)).toEqual({ data: ['Patient 6'], total: CASES, pages: 4, page: 4 });
  expect(await read(9)).toEqual({ data: [], total: CASES, pages: 4, page: 9 });
});
