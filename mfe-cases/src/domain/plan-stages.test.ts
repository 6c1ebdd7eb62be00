import { batchStages, nearestStage, stageCount, weeksUntil } from './plan-stages';

const PLAN = { upperStages: 16, lowerStages: 22, weeks: 44 };

describe('[CA-14] the stages of a plan', () => {
  it('are those of its longer arch', () => {
    expect(stageCount(PLAN)).toBe(22);
    expect(stageCount({ ...PLAN, lowerStages: 0 })).toBe(16);
  });

  it.each([
    [0, 0],
    [1, 2],
    [11, 22],
    [22, 44],
  ])('stage %i is reached after %i weeks', (stage, weeks) => {
    expect(weeksUntil(PLAN, stage)).toBe(weeks);
  });

  it('are never left', () => {
    expect([-3, 4.4, 99].map((stage) => nearestStage(PLAN, stage))).toEqual([0, 4, 22]);
    expect(weeksUntil({ upperStages: 0, lowerStages: 0, weeks: 0 }, 0)).toBe(0);
  });

  it('[CA-16] are, in a batch, those of each arch that goes on so far', () => {
    expect(batchStages({ fromStage: 9, toStage: 22 }, PLAN)).toEqual([
      { arch: 'upper', from: 9, to: 16 },
      { arch: 'lower', from: 9, to: 22 },
    ]);
    expect(batchStages({ fromStage: 17, toStage: 22 }, PLAN)).toEqual([{ arch: 'lower', from: 17, to: 22 }]);
  });
});
