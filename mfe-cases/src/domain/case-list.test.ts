import { onlyStatus, toFilter, type CaseFilter } from './case-filter';
import { readFilter, writeFilter } from './case-filter-address';
import { toCaseListQuery } from './case-list-query';
import { toSegment } from './case-list-view';

const PAGE = { page: 1, paginate: 10, order: 'createdAt desc' };
const DOCTOR = '00000000-0000-4000-8000-000000000004';
const EQ = (value: string | boolean, key = 'status') => ({ op: 'EQ', key, value });
const moment = (local: string) => new Date(local).toISOString();

describe('what a list of cases asks for', () => {
  it.each<[CaseFilter, unknown[] | undefined]>([
    [{}, undefined],
    [{ status: [] }, undefined],
    [{ status: ['REJECTED'] }, [EQ('REJECTED')]],
    [
      { status: ['NEW', 'inManufacturing'] },
      [{ op: 'OR', value: [EQ('NEW'), EQ('PRE_MFG'), EQ('IN_PRODUCTION_FILE_SYNC')] }],
    ],
    [
      { productId: ['AL', 'RE'], impressionType: ['physical'] },
      [{ op: 'OR', value: [EQ('AL', 'productId'), EQ('RE', 'productId')] }, EQ('physical', 'impressionType')],
    ],
    [
      { packageType: ['lite'], patientType: ['teen'], doctor: [DOCTOR] },
      [EQ('lite', 'packageType'), EQ('teen', 'patientType'), EQ(DOCTOR, 'doctor.uuid')],
    ],
    [
      { createdFrom: ['2026-03-01'], createdTo: ['2026-03-31'] },
      [
        { op: 'GTE', key: 'createdAt', value: moment('2026-03-01T00:00') },
        { op: 'LTE', key: 'createdAt', value: moment('2026-03-31T23:59:59.999') },
      ],
    ],
    [{ hasRefinements: ['true'], withTs: ['false'] }, [EQ(true, 'hasRefinements'), EQ(false, 'withTs')]],
    [{ reference: ['missing'] }, [{ op: 'NULL', key: 'clientReferenceId' }]],
    [{ reference: ['given'] }, [{ op: 'NOT', value: { op: 'NULL', key: 'clientReferenceId' } }]],
  ])('[CA-04] the filter %j as an expression tree', (filter, parts) => {
    const query = toCaseListQuery(PAGE, filter, '');
    expect(query.filter && JSON.parse(query.filter)).toEqual(parts && { op: 'AND', value: parts });
  });

  it('[CA-03] searches only for what is more than white space', () => {
    expect(toCaseListQuery(PAGE, {}, '  ')).toEqual(PAGE);
    expect(toCaseListQuery(PAGE, {}, ' Miller ')).toEqual({ ...PAGE, search: 'Miller' });
  });

  it.each([
    [{}, undefined],
    [{ status: ['NEW'] }, 'NEW'],
    [{ status: ['NEW', 'IN_QC'] }, undefined],
    [{ status: ['inManufacturing'] }, undefined],
  ])('knows the one status of %j', (filter, status) => expect(onlyStatus(filter)).toBe(status));

  it('[CA-04] builds a filter of what a form has, without what was left empty', () => {
    expect(
      toFilter({ status: ['NEW'], productId: [], createdFrom: '', createdTo: '2026-03-31', withTs: null }),
    ).toEqual({ status: ['NEW'], createdTo: ['2026-03-31'] });
  });

  it.each([
    ['all', 'all'],
    ['NEW', 'NEW'],
    ['new', undefined],
    [undefined, undefined],
  ])('reads the status %s of an address', (text, segment) => {
    expect(toSegment(text)).toBe(segment);
  });
});

describe('the filter in an address', () => {
  const FULL: CaseFilter = {
    status: ['NEW', 'inManufacturing'],
    productId: ['AL', 'NG'],
    doctor: [DOCTOR],
    createdFrom: ['2026-02-28'],
    hasRefinements: ['true'],
    reference: ['missing'],
  };

  it('[CA-04] says the same to whoever opens it, from its first page', () => {
    const params = writeFilter(new URLSearchParams('page=4&sort=patientName'), FULL);
    expect(readFilter(params, 'doctor')).toEqual({ filter: FULL, isBroken: false });
    expect(params.has('page')).toBe(false);
    expect(writeFilter(params, {}).toString()).toBe('sort=patientName');
  });

  it.each([
    'status=SLEEPING',
    'status=',
    'status=NEW,',
    'productId=al',
    'doctor=Miller',
    `doctor=${DOCTOR},x`,
    'createdFrom=2026-02-30',
    'createdTo=0001-01-01',
    'createdFrom=2026-01-01,2026-01-02',
    'withTs=true,false',
    'reference=maybe',
  ])('[CA-04] is none when it cannot be read: %s', (search) => {
    const params = new URLSearchParams(`impressionType=physical&${search}`);
    expect(readFilter(params, 'doctor')).toEqual({ filter: {}, isBroken: true });
  });

  it('[CA-04] asks for doctors only where cases have them', () => {
    expect(readFilter(new URLSearchParams({ doctor: DOCTOR }), 'admin').isBroken).toBe(true);
  });
});
