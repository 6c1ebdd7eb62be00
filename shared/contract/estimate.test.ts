import { CASE_PHASES, estimateCase, type CaseStatus, type PhaseTime } from './constants';

const NOW = new Date('2026-03-10T00:00:00.000Z');
const day = (date: string) => new Date(`${date}T00:00:00.000Z`);
/** Two days for each phase, and ten for manufacturing. */
const times = (cases = 5): PhaseTime[] =>
  CASE_PHASES.map((phase) => ({ phase, p50: phase === 'manufacturing' ? 10 : 2, p90: 20, cases }));
const estimate = (status: CaseStatus, withTs: boolean, since: string, of = times()) =>
  estimateCase({ status, withTs, since: day(since) }, of, NOW);

describe('when a case will probably be shipped', () => {
  it.each([
    ['a plan is being made since today', 'IN_TS_GENERATING', false, '2026-03-10', '2026-03-24'],
    ['half of the phase is over', 'IN_TS_GENERATING', false, '2026-03-09', '2026-03-23'],
    ['the phase lasts longer than usual', 'IN_TS_GENERATING', false, '2026-01-01', '2026-03-22'],
    ['there is no plan', 'IN_QC', true, '2026-03-10', '2026-03-24'],
    ['there is still a plan to be made', 'IN_QC', false, '2026-03-10', '2026-03-26'],
  ] as const)('%s', (_, status, withTs, since, at) => {
    expect(estimate(status, withTs, since)).toMatchObject({
      at: day(at),
      longest: 'manufacturing',
      days: 10,
    });
  });

  it('is not known where nobody works on it, and where too few cases say how long it takes', () => {
    expect(estimate('SHIPPED', false, '2026-03-10')).toBeNull();
    expect(estimate('IN_QC', false, '2026-03-10', times(4))).toBeNull();
    const withoutShipping = times().filter(({ phase }) => phase !== 'shipping');
    expect(estimate('IN_QC', false, '2026-03-10', withoutShipping)).toBeNull();
  });
});
