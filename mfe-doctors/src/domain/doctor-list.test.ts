import type { Doctor, DoctorStatus } from '@portal/shared/contract';
import { buildDoctor } from '@portal/shared/testing';
import { filterDoctors, pageOf, sortDoctors, toSearchable } from './doctor-list';

const doctors: Doctor[] = [
  buildDoctor({ uuid: '1', name: 'Ada Yılmaz', email: 'ada@one.example', externalDoctorId: 'EXT-10' }),
  buildDoctor({
    uuid: '2',
    name: 'ÖMER İNAN',
    email: 'omer@two.example',
    externalDoctorId: null,
    status: 'invited',
  }),
  buildDoctor({
    uuid: '3',
    name: 'bea Clark',
    email: 'bea@three.example',
    externalDoctorId: 'EXT-9',
    status: 'blocked',
  }),
];
const found = (search: string, status?: DoctorStatus, locale: 'en' | 'tr' = 'en') =>
  filterDoctors(toSearchable(doctors, locale), search, status, locale).map(({ uuid }) => uuid);
const sorted = (...[field, direction]: [Parameters<typeof sortDoctors>[1]['field'], 'asc' | 'desc']) =>
  sortDoctors(doctors, { field, direction }, 'en').map(({ uuid }) => uuid);

describe('the list of doctors', () => {
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
    expect(found('ömer i̇nan', undefined, 'tr')).toEqual(['2']);
    expect(found('YILMAZ', undefined, 'tr')).toEqual(['1']);
  });

  it('[DR-01] keeps to a status', () => {
    expect(found('', 'invited')).toEqual(['2']);
    expect(found('ada', 'invited')).toEqual([]);
  });

  it('[DR-01] sorts without regard to case, numbers by their value, empty ones last', () => {
    expect(sorted('name', 'asc')).toEqual(['1', '3', '2']);
    expect(sorted('name', 'desc')).toEqual(['2', '3', '1']);
    expect(sorted('externalDoctorId', 'asc')).toEqual(['3', '1', '2']);
    expect(sorted('externalDoctorId', 'desc')).toEqual(['1', '3', '2']);
  });

  it('pages, and takes the last page for one past the end', () => {
    expect(pageOf([1, 2, 3], 2, 2)).toEqual({ page: 2, rows: [3] });
    expect(pageOf([1, 2, 3], 9, 2)).toEqual({ page: 2, rows: [3] });
    expect(pageOf([], 3, 2)).toEqual({ page: 1, rows: [] });
  });
});
