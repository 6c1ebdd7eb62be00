import { checkPlanDetails } from '../../../plan/plan-details';
import { localeOf } from '../language';
import { PLAN_LENGTHS } from '../plan-lengths';
import { planData } from './plan-data';
import { readTerms, usualTerms } from './plan-terms';
import { planTeeth, type PlanTerms } from './planned-teeth';
import { revisePlan, type Change } from './revise-plan';
import { revisionNote } from './revision-note';

const BEFORE = usualTerms({ upper: 16, lower: 30 });
const IN_ENGLISH = { locale: 'en', notation: null } as const;
const totalIpr = (terms: PlanTerms) => planData(terms).ipr.reduce((sum, { mm }) => sum + mm, 0);

describe('[CA-13] a revision of the demo’s lab', () => {
  it.each<[string, readonly Change[]]>([
    ['Too many stages in lower', ['fewerStages']],
    ['Aşama sayısı çok fazla', ['fewerStages']],
    ['عدد المراحل كبير', ['fewerStages']],
    ['Please close the gap between the front teeth', ['closedGap']],
    ['Boşluk kapansın', ['closedGap']],
    ['أغلقوا الفراغ من فضلكم', ['closedGap']],
    ['Less IPR', ['lessIpr']],
    ['Aşındırma daha az olsun', ['lessIpr']],
    ['نريد تقليل البرد بين الأسنان', ['lessIpr']],
    ['No attachments on the incisors, and less IPR', ['lessIpr', 'fewerAttachments']],
    ['I do not like it', ['detailed']],
  ])('of "%s" does %j and says so', (reason, changes) => {
    const revision = revisePlan(BEFORE, reason);
    expect(revision.changes).toEqual(changes);
    expect(planData(revision.terms)).not.toEqual(planData(BEFORE));
    const locale = localeOf(reason);
    expect(revisionNote(BEFORE, revision, { locale, notation: null })).toMatch(
      locale === 'ar' ? /\p{Script=Arabic}/u : /\p{L}/u,
    );
  });

  it('shortens the arch that is named, to a length that is still safe', () => {
    const { terms } = revisePlan(BEFORE, 'Too many stages in lower');
    expect(terms.stages).toEqual({ upper: 16, lower: 23 });
    const note = revisionNote(BEFORE, revisePlan(BEFORE, 'Too many stages in lower'), IN_ENGLISH);
    expect(note).toContain('30 → 23');
    const shortest = usualTerms({ upper: 8, lower: 0 });
    const again = revisePlan(shortest, 'fewer stages');
    expect(again.changes).toEqual(['fewestStages', 'detailed']);
    expect(again.terms.stages.lower).toBe(0);
  });

  it('takes less enamel away each time, and widens the arch for it', () => {
    const once = revisePlan(BEFORE, 'less IPR').terms;
    const twice = revisePlan(once, 'less IPR').terms;
    expect(totalIpr(once)).toBeCloseTo(totalIpr(BEFORE) / 2);
    expect(totalIpr(twice)).toBe(0);
    const buccal = (terms: PlanTerms) =>
      planTeeth('upper', terms).find(({ tooth }) => tooth === 14)?.movement.buccal;
    expect([buccal(BEFORE), buccal(once), buccal(twice)]).toEqual([0.9, 1.2, 1.5]);
    expect(revisePlan(BEFORE, 'no IPR at all').terms.iprShare).toBe(0);
  });

  it('goes on from what was revised before', () => {
    const once = revisePlan(BEFORE, 'less IPR, close the gap').terms;
    const { terms } = revisePlan(once, 'whatever', [
      { tooth: 42, text: 'No IPR' },
      { tooth: 13, text: 'Attachment' },
      { tooth: 31, text: 'Attachment' },
    ]);
    const read = readTerms(terms.stages, planData(terms));
    expect(read).toEqual({ ...terms, rotationExcess: expect.closeTo(terms.rotationExcess) });
    expect(read).toMatchObject({ noIpr: [43, 42], bare: [13], attached: [31] });
    expect(readTerms({ upper: 10, lower: 0 }, null)).toEqual(usualTerms({ upper: 10, lower: 0 }));
  });

  it('answers comments on teeth at these teeth, and says which are still open', () => {
    const pins = [
      { tooth: 14, text: 'No attachment please' },
      { tooth: 31, text: 'Needs an attachment' },
      { tooth: 41, text: 'Less IPR here' },
      { tooth: 11, text: 'Close the gap' },
      { tooth: 33, text: 'Too many aligners' },
      { tooth: 13, text: 'Crown looks too long' },
      { tooth: 16, text: 'Less IPR' },
    ];
    const revision = revisePlan(BEFORE, 'See the comments', pins);
    const { terms, changes, answers } = revision;
    expect(changes).toEqual([]);
    expect(answers.map(({ pin, done, isAnswered }) => [pin.tooth, done, isAnswered])).toEqual([
      [14, ['noAttachment'], true],
      [31, ['attachment'], true],
      [41, ['lessIpr'], true],
      [11, ['closedGap'], true],
      [33, ['fewerStages'], true],
      [13, [], false],
      [16, [], false],
    ]);
    const { ipr, attachments } = planData(terms);
    expect(attachments.map(({ tooth }) => tooth)).toEqual(expect.not.arrayContaining([14]));
    expect(ipr.some(({ tooth, neighbour }) => tooth === 41 || neighbour === 41)).toBe(false);
    expect(terms.stages).toEqual({ upper: 16, lower: 23 });
    const note = revisionNote(BEFORE, revision, { locale: 'en', notation: 'universal' });
    expect(note).toContain(
      'answered: 5 (no attachment), 24 (an attachment), 25 (less interproximal reduction)',
    );
    expect(note).toMatch(/Still open, .*: 6, 3\.$/);
  });

  it('leaves open what the prescription forbids or what two comments ask for and one gets', () => {
    const before = usualTerms({ upper: 16, lower: 0 }, { noAttachments: [15] });
    const pins = [
      { tooth: 15, text: 'Place an attachment' },
      { tooth: 12, text: 'No attachment, and fewer stages' },
    ];
    const { answers } = revisePlan({ ...before, stages: { upper: 8, lower: 0 } }, '.', pins);
    expect(answers.map(({ done, isAnswered }) => [done, isAnswered])).toEqual([
      [[], false],
      [['noAttachment'], false],
    ]);
  });

  it.each([...PLAN_LENGTHS, 8, 13])('has data that the server takes, with %i stages', (stages) => {
    for (const reason of ['less IPR', 'no IPR', 'close the gap', 'fewer attachments', 'x']) {
      const { terms } = revisePlan(usualTerms({ upper: stages, lower: stages }), reason);
      const { upper: upperStages, lower: lowerStages } = terms.stages;
      expect(() =>
        checkPlanDetails(planData(terms), { upperStages, lowerStages, missing: [] }),
      ).not.toThrow();
    }
  });
});
