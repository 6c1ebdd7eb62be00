import { CASE_STATUSES, type Case, type CaseStatus } from '@portal/shared/contract';
import { buildCase } from '@portal/shared/testing';
import { PART_TABS, type PartTab } from './case-paths';
import { partTabs } from './part-tabs';

const NOTHING = { orders: 0, batches: 0, refinements: 0, requests: 0, shipments: 0 };
const known = { counts: NOTHING, workflow: 'ONE_STEP', role: 'customer', open: 'overview' } as const;
const submitted = (over: Partial<Case>): Case =>
  buildCase({ submittedAt: '2026-03-02T09:30:00.000Z', ...over });

describe('tabs of what is made of a case', () => {
  const MADE: readonly PartTab[] = ['orders', 'batches', 'shipments'];
  it.each<[CaseStatus, readonly PartTab[]]>([
    ['IN_QC', MADE],
    ['IN_MFG', MADE],
    ['IN_SHIPPING', MADE],
    ['FIRST_MILE_SHIPPED', ['orders', 'batches', 'requests', 'shipments']],
    ['SHIPPED', ['refinements', 'requests']],
    ['COMPLETE', ['refinements', 'requests']],
    ['CANCELED', []],
    ['EXPIRED', []],
  ])('[CA-15] in %s: %j can come', (status, tabs) => {
    expect(partTabs(submitted({ status }), known)).toEqual(tabs);
  });

  it('[CA-15] of a draft there are none yet', () => {
    expect(partTabs(buildCase(), known)).toEqual([]);
  });

  it.each(CASE_STATUSES)('[CA-15] in %s: what there is is shown', (status) => {
    for (const name of PART_TABS)
      expect(partTabs(buildCase({ status }), { ...known, counts: { ...NOTHING, [name]: 1 } })).toContain(
        name,
      );
  });

  it('[CA-15] requests come only to those who may make them, refinements only to what has a plan', () => {
    expect(partTabs(submitted({ status: 'SHIPPED' }), { ...known, role: 'doctorCases' })).toEqual([
      'refinements',
    ]);
    expect(partTabs(submitted({ status: 'SHIPPED', withTs: true }), known)).toEqual(['requests']);
  });

  it('[CA-23] a case with refinements lists them, canceled ones too', () => {
    const subject = buildCase({ status: 'CANCELED_REFINEMENT', hasRefinements: true });
    expect(partTabs(subject, known)).toEqual(['refinements']);
  });

  it('[CA-15] the tab of an address stays until it is known that it is empty', () => {
    const subject = buildCase({ status: 'CANCELED' });
    expect(partTabs(subject, { ...known, counts: undefined, open: 'orders' })).toEqual(['orders']);
    expect(partTabs(subject, { ...known, open: 'orders' })).toEqual([]);
  });
});
