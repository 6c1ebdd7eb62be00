import { toExpression, type Filter } from '@portal/shared/list';
import { buildConfiguration } from '@portal/shared/testing';
import { onlyStatus, toSegment } from '../../domain/case-list-view';
import { caseFilters } from './case-filters';

const DOCTOR = '00000000-0000-4000-8000-000000000004';
const EQ = (value: string | boolean, key = 'status') => ({ op: 'EQ', key, value });
const moment = (local: string) => new Date(local).toISOString();
const fieldsOf = (list: 'admin' | 'doctor') =>
  caseFilters(list, buildConfiguration(), { manager: null, isDso: true });

describe('what a list of cases is filtered by', () => {
  it.each<[Filter, unknown[] | undefined]>([
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
    [
      { waiting: ['true'] },
      [
        {
          op: 'OR',
          value: [
            EQ('NEW'),
            EQ('REJECTED'),
            EQ('IN_CUSTOMER_APPPROVE'),
            EQ('IN_CLEARANCE'),
            EQ('UNCLEARED_FOR_MFG'),
            EQ('FIRST_MILE_SHIPPED'),
            EQ('PENDING_COURIER_PICKUP'),
          ],
        },
      ],
    ],
  ])('[CA-04] the filter %j as an expression tree', (filter, parts) => {
    expect(toExpression(filter, fieldsOf('doctor'))).toEqual(parts && { op: 'AND', value: parts });
  });

  it('[CA-04] has doctors only where cases have them', () => {
    const keys = (list: 'admin' | 'doctor') => fieldsOf(list).map(({ key }) => key);
    expect(keys('doctor')).toContain('doctor');
    expect(keys('admin')).not.toContain('doctor');
  });

  it.each([
    [undefined, undefined],
    [['NEW'], 'NEW'],
    [['NEW', 'IN_QC'], undefined],
    [['inManufacturing'], undefined],
  ])('knows the one status of %j', (statuses, status) => expect(onlyStatus(statuses)).toBe(status));

  it.each([
    ['all', 'all'],
    ['NEW', 'NEW'],
    ['new', undefined],
    [undefined, undefined],
  ])('reads the status %s of an address', (text, segment) => {
    expect(toSegment(text)).toBe(segment);
  });
});
