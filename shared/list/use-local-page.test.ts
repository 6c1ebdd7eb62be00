import type { FilterExpression, Locale } from '../contract';
import { createOrders, findRecords, pageOf, toSearchable } from './use-local-page';

const RECORDS = [
  { uuid: '1', name: 'Ada Yılmaz', email: 'ada@one.example', number: 'EXT-10', status: 'active' },
  { uuid: '2', name: 'ÖMER İNAN', email: 'omer@two.example', number: null, status: 'invited' },
  { uuid: '3', name: 'bea Clark', email: 'bea@three.example', number: 'EXT-9', status: 'blocked' },
];
const rules = {
  textOf: ({ name, email, number }: (typeof RECORDS)[number]) => [name, email, number ?? ''].join('\n'),
  sortKeyOf: (record: (typeof RECORDS)[number], field: string) => record[field as 'name' | 'number'],
};
const INVITED: FilterExpression = { op: 'AND', value: [{ op: 'EQ', key: 'status', value: 'invited' }] };

const found = (search: string, filter: FilterExpression | null = null, locale: Locale = 'en') =>
  findRecords(toSearchable(RECORDS, rules, locale), search, filter, locale).map(({ uuid }) => uuid);
const sorted = (field: string, direction: 'asc' | 'desc') =>
  createOrders(toSearchable(RECORDS, rules, 'en'), rules, 'en')
    .of(field, direction)
    .map(({ record }) => record.uuid);

describe('a list whose records are all here', () => {
  it.each([
    ['', ['1', '2', '3']],
    ['ada', ['1']],
    ['yilmaz', ['1']],
    ['YILMAZ', ['1']],
    ['omer inan', ['2']],
    ['two.example', ['2']],
    ['ext-9', ['3']],
    ['clark bea', ['3']],
    ['nobody', []],
  ])('[DR-01] finds by %j', (search, uuids) => expect(found(search)).toEqual(uuids));

  it('[DR-01] finds by the letters of Turkish', () => {
    expect(found('ömer i̇nan', null, 'tr')).toEqual(['2']);
    expect(found('YILMAZ', null, 'tr')).toEqual(['1']);
  });

  it('[DR-01] keeps to a filter', () => {
    expect(found('', INVITED)).toEqual(['2']);
    expect(found('ada', INVITED)).toEqual([]);
  });

  it('[DR-01] sorts without regard to case, numbers by their value, empty ones last', () => {
    expect(sorted('name', 'asc')).toEqual(['1', '3', '2']);
    expect(sorted('name', 'desc')).toEqual(['2', '3', '1']);
    expect(sorted('number', 'asc')).toEqual(['3', '1', '2']);
    expect(sorted('number', 'desc')).toEqual(['1', '3', '2']);
  });

  it('pages, and takes the last page for one past the end', () => {
    expect(pageOf([1, 2, 3], 2, 2)).toEqual({ page: 2, pages: 2, total: 3, data: [3] });
    expect(pageOf([1, 2, 3], 9, 2)).toMatchObject({ page: 2, data: [3] });
    expect(pageOf([], 3, 2)).toMatchObject({ page: 1, data: [] });
  });
});
