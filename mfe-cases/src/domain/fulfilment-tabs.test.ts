import { CASE_STATUSES, type Case, type CaseStatus } from '@portal/shared/contract';
import { buildCase } from '@portal/shared/testing';
import { FULFILMENT_TABS, type FulfilmentTab } from './case-paths';
import { fulfilmentTabs, hasPlansTab } from './fulfilment-tabs';

const NOTHING = { orders: 0, batches: 0, refinements: 0, requests: 0, shipments: 0 };
const known = { counts: NOTHING, role: 'customer', open: 'overview' } as const;
const submitted = (over: Partial<Case>): Case =>
  buildCase({ submittedAt: '2026-03-02T09:30:00.000Z', ...over });

describe('tabs of what is made of a case', () => {
  const MADE: readonly FulfilmentTab[] = ['orders', 'batches', 'shipments'];
  it.each<[CaseStatus, readonly FulfilmentTab[]]>([
    ['IN_QC', []],
    ['IN_CLEARANCE', []],
    ['PRE_MFG', MADE],
    ['IN_MFG', MADE],
    ['IN_SHIPPING', MADE],
    ['FIRST_MILE_SHIPPED', ['orders', 'batches', 'requests', 'shipments']],
    ['SHIPPED', ['refinements', 'requests']],
    ['COMPLETE', ['refinements', 'requests']],
    ['CANCELED', []],
    ['EXPIRED', []],
  ])('[CA-15] in %s: %j can come', (status, tabs) => {
    expect(fulfilmentTabs(submitted({ status }), known)).toEqual(tabs);
  });

  it.each([
    ['a submitted case', submitted({ status: 'IN_QC' }), 0, true],
    ['a draft', buildCase(), 0, false],
    ['a product without a plan', submitted({ productId: 'NG', withTs: true }), 0, false],
    ['a case that once had one', submitted({ withTs: true }), 1, true],
  ] as const)('[CA-13] %s has plans: %#', (_, caseRecord, plans, isShown) => {
    expect(hasPlansTab(caseRecord, { counts: { plans }, open: 'overview' })).toBe(isShown);
  });

  it('[CA-15] of a draft there are none yet', () => {
    expect(fulfilmentTabs(buildCase(), known)).toEqual([]);
  });

  it.each(CASE_STATUSES)('[CA-15] in %s: what there is is shown', (status) => {
    for (const name of FULFILMENT_TABS)
      expect(
        fulfilmentTabs(buildCase({ status }), { ...known, counts: { ...NOTHING, [name]: 1 } }),
      ).toContain(name);
  });

  it('[CA-15] requests come only to those who may make them, refinements only to what has a plan', () => {
    expect(fulfilmentTabs(submitted({ status: 'SHIPPED' }), { ...known, role: 'doctorCases' })).toEqual([
      'refinements',
    ]);
    expect(fulfilmentTabs(submitted({ status: 'SHIPPED', withTs: true }), known)).toEqual(['requests']);
  });

  it('[CA-15] nothing comes any more once the patient data is erased', () => {
    const erasedAt = '2026-03-05T10:00:00.000Z';
    expect(fulfilmentTabs(submitted({ status: 'SHIPPED', erasedAt }), known)).toEqual([]);
  });

  it('[CA-23] a case with refinements lists them, canceled ones too', () => {
    const caseRecord = buildCase({ status: 'CANCELED_REFINEMENT', hasRefinements: true });
    expect(fulfilmentTabs(caseRecord, known)).toEqual(['refinements', 'requests']);
  });

  it.each(['SHIPPED', 'COMPLETE'] as const)(
    '[CA-15] in %s: what was made of it is expected until it is counted',
    (status) => {
      const counted = { ...known, role: null };
      expect(fulfilmentTabs(submitted({ status, withTs: true }), { ...counted, counts: undefined })).toEqual([
        'orders',
        'batches',
        'shipments',
      ]);
      expect(fulfilmentTabs(submitted({ status, withTs: true }), counted)).toEqual([]);
    },
  );

  it('[CA-15] the tab of an address stays until it is known that it is empty', () => {
    const caseRecord = buildCase({ status: 'CANCELED' });
    expect(fulfilmentTabs(caseRecord, { ...known, counts: undefined, open: 'orders' })).toEqual(['orders']);
    expect(fulfilmentTabs(caseRecord, { ...known, open: 'orders' })).toEqual([]);
  });
});
