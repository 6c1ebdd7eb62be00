import type { ToothMovement, ToothPosition } from '@portal/shared/contract';
import { chairsideVisits, totalReduction } from './chairside';
import { amountsOf, movingStages, positionAfter, totalMovement } from './tooth-movement';

const rest: ToothPosition = { mesial: 0, buccal: 0, extrusion: 0, torque: 0, tip: 0, rotation: 0 };
const MOVEMENT: ToothMovement = {
  tooth: 11,
  steps: [
    { stage: 2, ...rest },
    { stage: 6, ...rest, mesial: 0.8, rotation: -10 },
  ],
};

describe('[CA-13] [CA-14] the movement of a tooth', () => {
  it.each([
    [0, 0],
    [2, 0],
    [4, 0.4],
    [6, 0.8],
    [9, 0.8],
  ])('after stage %i is %f mm', (stage, mesial) => {
    expect(positionAfter(MOVEMENT, stage).mesial).toBeCloseTo(mesial);
  });

  it('is counted by the stages in which something changes, and in all', () => {
    expect(movingStages(MOVEMENT)).toEqual([3, 4, 5, 6]);
    expect(movingStages({ tooth: 11, steps: [{ stage: 3, ...rest, tip: 1 }] })).toEqual([3]);
    expect(amountsOf(totalMovement(MOVEMENT))).toEqual([
      { direction: 'mesial', amount: 0.8 },
      { direction: 'rotation', amount: -10 },
    ]);
    expect(amountsOf(totalMovement({ tooth: 11, steps: [] }))).toEqual([]);
  });
});

it('[CA-13] what is done at the chair comes stage by stage', () => {
  const ipr = [
    { tooth: 11, neighbour: 21, mm: 0.3, beforeStage: 5 },
    { tooth: 12, neighbour: 11, mm: 0.2, beforeStage: 2 },
  ];
  const attachments = [{ tooth: 13, type: 'ellipsoid' as const, fromStage: 2, toStage: 4 }];
  expect(chairsideVisits({ ipr, attachments })).toEqual([
    { stage: 2, ipr: [ipr[1]], bonded: attachments, removed: [] },
    { stage: 5, ipr: [ipr[0]], bonded: [], removed: attachments },
  ]);
  expect(totalReduction({ ipr })).toBe(0.5);
});
