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
    const complete = routeTo('COMPLETE', { ...doctors, hasRefinements: true })?.map(({ action }) => action);
    expect(complete?.filter((action) => action === 'ship' || action === 'cancel')).toEqual(['ship', 'ship']);
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

  it('[CA-16] delivers a planned treatment in one to four batches, weeks apart', () => {
    const DAY = 86_400_000;
    const seen = new Set<number>();
    for (const side of ['client', 'doctor'] as const)
      for (let seed = 0; seed < 60; seed += 1) {
        const story = tellStory('ACTIVE', { ...doctors, side }, NOW, new Prng(seed)) ?? [];
        const ordered = story.filter(({ action }) => action === 'orderNextBatch');
        seen.add(ordered.length + 1);
        expect(story.filter(({ action }) => action === 'ship')).toHaveLength(ordered.length + 1);
        for (const step of ordered) {
          const before = story[story.indexOf(step) - 1]?.at ?? NOW;
          expect(step.at.getTime() - before.getTime()).toBeGreaterThan(30 * DAY);
        }
      }
    expect([...seen].toSorted()).toEqual([1, 2, 3, 4]);
  });

  it('[CA-16] makes at once what has no plan', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const story = tellStory('ACTIVE', { ...doctors, withTs: true }, NOW, new Prng(seed)) ?? [];
      expect(story.some(({ action }) => action === 'orderNextBatch')).toBe(false);
    }
  });

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
