import { ADDRESS_TYPES, LIMITS, REJECT_REASON_KEYS, US_STATES } from '@portal/shared/contract';
import { call, inject, refusal } from '../../testing/call';
import { makeCompany, type TestCompany } from '../../testing/test-data';
import { createTestServer, type TestServer } from '../../testing/test-server';
import { createCities } from './cities';

let server: TestServer;
let clinic: TestCompany;
beforeAll(async () => {
  server = await createTestServer();
  clinic = await makeCompany(server.ctx);
});
afterAll(() => server.close());

describe('the countries', () => {
  it('[AP-08] come all on one page, by name', async () => {
    const { data, ...rest } = await call(server.app, 'GET /country', {}, clinic.headers);
    expect(rest).toEqual({ total: 249, pages: 1, page: 1 });
    const names = data.map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Åland Islands', 'Albania']);
    expect(names.indexOf('Türkiye')).toBeLessThan(names.indexOf('Turkmenistan'));
    expect(data.find(({ id }) => id === 792)).toEqual({
      id: 792,
      code: 'TR',
      name: 'Türkiye',
      isShippable: true,
    });
  });

  it('[CO-13] have each its own ISO code, which browsers know the names of', async () => {
    const { data } = await call(server.app, 'GET /country', {}, clinic.headers);
    expect(new Set(data.map(({ code }) => code)).size).toBe(249);
    const english = new Intl.DisplayNames('en', { type: 'region' });
    expect(data.filter(({ code, name }) => english.of(code) !== name)).toEqual([]);
    for (const locale of ['tr', 'ar']) {
      const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
      expect(data.filter(({ code }) => names.of(code) === undefined)).toEqual([]);
    }
    const filter = JSON.stringify({ op: 'EQ', key: 'code', value: 'TR' });
    const found = await call(server.app, 'GET /country', { query: { filter } }, clinic.headers);
    expect(found.data).toEqual([data.find(({ id }) => id === 792)]);
  });

  it('[CO-18] are those that can be shipped to when one asks for them', async () => {
    const filter = JSON.stringify({ op: 'EQ', key: 'isShippable', value: true });
    const { data } = await call(server.app, 'GET /country', { query: { filter } }, clinic.headers);
    expect(data.length).toBeGreaterThan(50);
    expect(data.every(({ isShippable }) => isShippable)).toBe(true);
    const like = JSON.stringify({ op: 'LIKE', key: 'name', value: 'UNITED' });
    const found = await call(
      server.app,
      'GET /country',
      { query: { filter: like, paginate: 2 } },
      clinic.headers,
    );
    expect(found).toMatchObject({ total: 3, pages: 2, data: [{ id: 784 }, { id: 826 }] });
  });
});

describe('titles of reference lists', () => {
  it('[CO-15] have keys by which pages translate them', async () => {
    const types = await call(server.app, 'GET /addressType', {}, clinic.headers);
    expect(types.map(({ id, key }) => [id, key])).toEqual([
      [1, 'company'],
      [2, 'shipment'],
      [3, 'billing'],
    ]);
    const reasons = await call(server.app, 'GET /rejectReason', {}, clinic.headers);
    expect(reasons.map(({ key }) => key)).toEqual([...REJECT_REASON_KEYS]);
  });
});

describe('the cities of a country', () => {
  it('[CO-13] are offered by how their names begin, without regard to case and marks', async () => {
    const find = async (id: string, search: string) =>
      (await call(server.app, 'GET /city/{id}', { params: { id }, query: { search } }, clinic.headers)).map(
        ({ name }) => name,
      );
    expect(await find('792', ' ISTAN')).toContain('Istanbul');
    expect(await find('792', 'adiyam')).toEqual(['Adıyaman']);
    expect(await find('840', 's')).toHaveLength(LIMITS.citySuggestions);
    for (const search of ['', ' ', 'no such city', 'Z'.repeat(120)])
      expect(await find('792', search)).toEqual([]);
  });

  const citiesOf = (id: number) =>
    call(server.app, 'GET /city/{id}', { params: { id: String(id) } }, clinic.headers);

  it('[AP-08] are its larger ones, by name', async () => {
    const cities = await citiesOf(792);
    expect(cities).toContainEqual({ id: 745044, name: 'Istanbul' });
    expect(cities.length).toBeGreaterThan(100);
    expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length);
    expect(await citiesOf(792)).toEqual(cities);
    expect(await citiesOf(336)).toEqual([{ id: expect.any(Number), name: 'Vatican City' }]);
    // Nobody lives on Bouvet Island.
    expect(await citiesOf(74)).toEqual([]);
  });

  it('[AP-08] are not found for what is no country', async () => {
    for (const id of ['999', '0', 'TR', '-1', '12345', '..%2F840'])
      expect([
        id,
        (await inject(server.app, 'GET /city/{id}', { params: { id } }, clinic.headers)).statusCode,
      ]).toEqual([id, 404]);
  });

  it('[CO-18] stay in memory for so many countries only', async () => {
    const read = createCities(2);
    const first = await read(792);
    await read(826);
    expect(await read(792)).toBe(first);
    await read(840);
    expect(await read(792)).toBe(first);
    await read(276);
    await read(818);
    expect(await read(792)).not.toBe(first);
  });
});

describe('the other reference lists', () => {
  it('[AP-16] are there in every installation', async () => {
    const { app } = server;
    expect(await call(app, 'GET /addressType', {}, clinic.headers)).toEqual(ADDRESS_TYPES);
    expect(await call(app, 'GET /courier', {}, clinic.headers)).toContainEqual({
      id: 1,
      title: 'DHL Express',
      trackingTemplate: expect.stringContaining('{airwayBill}') as string,
      airwayBillPattern: '\\d{10}',
      airwayBillExample: expect.stringMatching(/^\d{10}$/) as string,
    });
    expect(await call(app, 'GET /rejectReason', {}, clinic.headers)).toHaveLength(8);
    expect(US_STATES).toHaveLength(51);
  });

  it('[AP-12] are for people who are signed in', async () => {
    for (const name of ['GET /courier', 'GET /rejectReason', 'GET /country', 'GET /addressType'] as const)
      expect((await refusal(server.app, name, {})).code).toBe('unauthenticated');
  });
});
