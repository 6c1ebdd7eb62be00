import { nextBatch, type KnownBatch, type PlannedStages } from './next-batch';

const PLAN: PlannedStages = { id: 7, upperStages: 20, lowerStages: 14, stagesPerBatch: 8 };
const FIRST: KnownBatch = {
  id: 1,
  number: '1st',
  planId: 7,
  refinementId: null,
  toStage: 8,
  isDead: false,
};
const second: KnownBatch = { ...FIRST, id: 2, number: '2nd', toStage: 16 };

describe('[CA-16] the next batch', () => {
  it('takes the stages in order, the last one what is left, and then there is none', () => {
    expect(nextBatch([], PLAN, null)).toMatchObject({ number: '1st', fromStage: 1, toStage: 8, planId: 7 });
    expect(nextBatch([FIRST], PLAN, null)).toMatchObject({ number: '2nd', fromStage: 9, toStage: 16 });
    expect(nextBatch([FIRST, second], PLAN, null)).toMatchObject({
      number: '3rd',
      fromStage: 17,
      toStage: 20,
    });
    expect(
      nextBatch([FIRST, second, { ...FIRST, id: 3, number: '3rd', toStage: 20 }], PLAN, null),
    ).toBeNull();
  });

  it('is everything at once without a number of stages', () => {
    const whole = { ...PLAN, stagesPerBatch: null };
    expect(nextBatch([], whole, null)).toMatchObject({ fromStage: 1, toStage: 20 });
  });

  it('is refused as the fifth', () => {
    const small = { ...PLAN, stagesPerBatch: 2 };
    const four = (['1st', '2nd', '3rd', '4th'] as const).map((number, index) => ({
      ...FIRST,
      id: index + 1,
      number,
      toStage: (index + 1) * 2,
    }));
    expect(nextBatch(four.slice(0, 3), small, null)).toMatchObject({ number: '4th', fromStage: 7 });
    expect(nextBatch(four, small, null)).toBeNull();
  });

  it('takes the place of one whose orders were all canceled', () => {
    expect(nextBatch([FIRST, { ...second, isDead: true }], PLAN, null)).toMatchObject({
      number: '2nd',
      fromStage: 9,
      takesPlaceOf: 2,
    });
  });

  it('begins with the first stage of another plan, under the next number', () => {
    const other = { ...PLAN, id: 8, stagesPerBatch: null };
    expect(nextBatch([FIRST], other, null)).toMatchObject({
      number: '2nd',
      fromStage: 1,
      toStage: 20,
      planId: 8,
    });
  });

  it('is called Refinement in a refinement, and does not count with the others', () => {
    const again = { ...PLAN, id: 8 };
    expect(nextBatch([FIRST, second], again, 3)).toMatchObject({
      number: 'Refinement',
      refinementId: 3,
      fromStage: 1,
    });
  });

  it('without a plan has no stages and is the only one', () => {
    expect(nextBatch([], null, null)).toMatchObject({ number: '1st', fromStage: null, toStage: null });
    expect(nextBatch([{ ...FIRST, planId: null, toStage: null }], null, null)).toBeNull();
  });
});
