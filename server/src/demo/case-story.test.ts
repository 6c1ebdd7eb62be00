import { CASE_STATUSES, type CaseFacts } from '@portal/shared/contract';
import { routeTo, tellStory } from './case-story';
import { Prng } from './prng';

const doctors: CaseFacts = { workflow: 'TWO_STEPS', withTs: false, side: 'doctor' };
const NOW = new Date('2026-11-20T12:00:00Z');

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

  it('knows that a workflow without approval never waits for one', () => {
    expect(routeTo('IN_CUSTOMER_APPPROVE', { ...doctors, workflow: 'ZERO_STEP' })).toBeNull();
  });

  it.each(CASE_STATUSES)('leads to %s without a gap, each step later than the one before', (status) => {
    const story = tellStory(status, doctors, NOW, new Prng(3)) ?? [];
    expect(story.at(-1)?.to).toBe(status);
    expect(story.at(-1)?.at).toEqual(NOW);
    story.slice(1).forEach((step, index) => {
      expect(step.from).toBe(story[index]?.to);
      expect(step.at.getTime()).toBeGreaterThan(story[index]?.at.getTime() ?? 0);
    });
  });
});
