import { CASE_STATUSES, findTransition, CASE_TRANSITIONS, type CaseFacts } from '@portal/shared/contract';
import { Prng } from '../prng';
import { routeTo, tellStory } from './case-story';

const doctors: CaseFacts = {
  workflow: 'TWO_STEPS',
  withTs: false,
  side: 'doctor',
  productId: 'AL',
  impressionType: 'meditScanner',
  hasRefinements: false,
};
const NOW = new Date('2026-11-20T12:00:00Z');
const PHYSICAL = ['PENDING_COURIER_PICKUP', 'AWAITING_IMPRESSION'];

describe('the story of a demo case', () => {
  it('finds the way of the table of transitions', () => {
    const actions = routeTo('FIRST_MILE_SHIPPED', doctors)?.map(({ history }) => history);
    expect(actions).toEqual([
      'submitted',
      'qcPassed',
      'planPublished',
      'approved',
      'cleared',
      'manufacturingStarted',
      'manufactured',
      'shipmentCreated',
      'shipped',
    ]);
  });

  it('[CA-23] leads through a refinement where the case had one', () => {
    const actions = routeTo('CANCELED_REFINEMENT', { ...doctors, hasRefinements: true })?.map(
      ({ action }) => action,
    );
    expect(actions?.slice(-3)).toEqual(['lastMileShipped', 'refine', 'cancel']);
    expect(routeTo('CANCELED_REFINEMENT', doctors)).toBeNull();
    expect(routeTo('NEW', { ...doctors, hasRefinements: true })).toBeNull();
  });

  it('knows that a workflow without approval never waits for one', () => {
    expect(routeTo('IN_CUSTOMER_APPPROVE', { ...doctors, workflow: 'ZERO_STEP' })).toBeNull();
  });

  it.each(['ZERO_STEP', 'ONE_STEP', 'TWO_STEPS'] as const)(
    '[CA-10] [CA-13] knows that what is made without a plan never waits for one (%s)',
    (workflow) => {
      for (const productId of ['AL', 'RE'] as const)
        for (const status of ['IN_TS_GENERATING', 'IN_CUSTOMER_APPPROVE', 'TS_REJECTED'] as const)
          expect(routeTo(status, { ...doctors, workflow, productId, withTs: true })).toBeNull();
    },
  );

  it.each(CASE_STATUSES)('leads to %s without a gap, each step a line of the table and later', (status) => {
    const facts: CaseFacts = {
      ...doctors,
      impressionType: PHYSICAL.includes(status) ? 'physical' : 'meditScanner',
      hasRefinements: status === 'CANCELED_REFINEMENT',
    };
    const story = tellStory(status, facts, NOW, new Prng(3)) ?? [];
    expect(story.at(-1)?.to).toBe(status);
    expect(story.at(-1)?.at).toEqual(NOW);
    story.slice(1).forEach(({ action, from, to, actor, at }, index) => {
      expect(from).toBe(story[index]?.to);
      expect(at.getTime()).toBeGreaterThan(story[index]?.at.getTime() ?? 0);
      const lines = CASE_TRANSITIONS.filter((line) => line.to === to);
      expect(findTransition(lines, { action, from, actor, facts })).toBeDefined();
    });
  });
});
