import { lastMove, positionAt } from './plan-movement';

const at = (stage: number, mesial: number) => ({
  stage,
  mesial,
  buccal: 0,
  extrusion: 0,
  torque: 0,
  tip: 0,
  rotation: 2 * mesial,
});
const MOVEMENT = { tooth: 14, steps: [at(10, 2), at(4, 1)] };

describe('the movement of a tooth', () => {
  it.each([
    ['before treatment', 0, 0],
    ['on the way to its first step', 2, 0.5],
    ['at a step', 4, 1],
    ['between two steps', 7, 1.5],
    ['after the last one', 20, 2],
  ])('[CA-13] %s', (_title, stage, mesial) => {
    expect(positionAt(MOVEMENT, stage)).toMatchObject({ mesial, rotation: 2 * mesial, torque: 0 });
  });

  it('[CA-13] ends with its last step', () => {
    expect(lastMove(MOVEMENT)).toBe(10);
  });
});
