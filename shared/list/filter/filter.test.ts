import { readFilter, toExpression, toFilter, without, writeFilter } from './filter';
import type { Filter, FilterField } from './filter-fields';

const UUID = '00000000-0000-4000-8000-000000000004';
const FIELDS: readonly FilterField[] = [
  { kind: 'choices', key: 'status', label: 'Status', options: { NEW: 'New', DONE: 'Done' } },
  { kind: 'choice', key: 'size', label: 'Size', options: { s: 'Small', l: 'Large' }, path: 'box.size' },
  { kind: 'lookup', key: 'country', label: 'Country', isNumbered: true, useOptions: () => [] },
  { kind: 'lookup', key: 'doctor', label: 'Doctor', path: 'doctor.uuid', useOptions: () => [] },
  { kind: 'dateRange', key: 'created', label: 'Created', path: 'createdAt', from: 'From', to: 'To' },
  { kind: 'flag', key: 'isOpen', label: 'Open', options: { true: 'Yes', false: 'No' } },
  { kind: 'text', key: 'bill', label: 'Bill', pattern: /^\d{1,9}$/ },
  {
    kind: 'toggle',
    key: 'mine',
    label: 'Mine',
    toExpression: () => ({ op: 'EQ', key: 'turn', value: 'me' }),
  },
];
const OTHERS = ['page', 'sort'];
const read = (search: string) => readFilter(new URLSearchParams(search), FIELDS, OTHERS);
const moment = (local: string) => new Date(local).toISOString();

describe('the filter in an address', () => {
  const FULL: Filter = {
    status: ['NEW', 'DONE'],
    size: ['s'],
    doctor: [UUID],
    createdFrom: ['2026-02-28'],
    createdTo: ['2026-03-31'],
    isOpen: ['false'],
    bill: ['123'],
    mine: ['true'],
  };

  it('[CA-04] has several values and ranges, and says the same to whoever opens it, from its first page', () => {
    const params = writeFilter(new URLSearchParams('page=4&sort=name'), FULL, FIELDS, OTHERS);
    expect(read(params.toString())).toEqual({ filter: FULL, isBroken: false });
    expect(params.get('status')).toBe('NEW,DONE');
    expect(params.has('page')).toBe(false);
    expect(writeFilter(params, {}, FIELDS, OTHERS).toString()).toBe('sort=name');
  });

  it.each([
    'status=SLEEPING',
    'status=',
    'status=NEW,',
    'status=new',
    'status=toString',
    'size=s,l',
    'doctor=Miller',
    `doctor=${UUID},x`,
    'createdFrom=2026-02-30',
    'createdTo=0001-01-01',
    'createdFrom=2026-01-01,2026-01-02',
    'isOpen=true,false',
    'isOpen=maybe',
    'bill=Miller',
    'mine=false',
    'status=NEW&status=DONE',
    'gone=NEW',
    'patient=Miller',
  ])('[CA-04] is none when something in it is not known, and loses that when it is reset: %s', (search) => {
    expect(read(`isOpen=true&${search}`)).toEqual({ filter: {}, isBroken: true });
    expect(writeFilter(new URLSearchParams(`sort=name&${search}`), {}, FIELDS, OTHERS).toString()).toBe(
      'sort=name',
    );
  });
});

describe('the expression of a filter', () => {
  it.each<[Filter, unknown[] | undefined]>([
    [{}, undefined],
    [{ status: [] }, undefined],
    [{ status: ['NEW'] }, [{ op: 'EQ', key: 'status', value: 'NEW' }]],
    [
      { status: ['NEW', 'DONE'], size: ['l'] },
      [
        { op: 'OR', value: ['NEW', 'DONE'].map((value) => ({ op: 'EQ', key: 'status', value })) },
        { op: 'EQ', key: 'box.size', value: 'l' },
      ],
    ],
    [
      { createdFrom: ['2026-03-01'], createdTo: ['2026-03-31'] },
      [
        { op: 'GTE', key: 'createdAt', value: moment('2026-03-01T00:00') },
        { op: 'LTE', key: 'createdAt', value: moment('2026-03-31T23:59:59.999') },
      ],
    ],
    [{ isOpen: ['false'] }, [{ op: 'EQ', key: 'isOpen', value: false }]],
    [{ bill: ['12'] }, [{ op: 'LIKE', key: 'bill', value: '12' }]],
    [{ mine: ['true'] }, [{ op: 'EQ', key: 'turn', value: 'me' }]],
  ])('[CA-04] of %j', (filter, parts) => {
    expect(toExpression(filter, FIELDS)).toEqual(parts && { op: 'AND', value: parts });
  });
});

describe('the filter of a form', () => {
  it('[CA-04] has what was chosen, without what was left empty', () => {
    expect(
      toFilter({ status: ['NEW'], size: [], createdFrom: '', createdTo: '2026-03-31', doctor: null }),
    ).toEqual({ status: ['NEW'], createdTo: ['2026-03-31'] });
    expect(without({ status: ['NEW'], size: ['s'] }, ['size'])).toEqual({ status: ['NEW'] });
  });
});
