import { TOOTH_DIRECTIONS, type ToothMovement, type ToothPosition } from '@portal/shared/contract';

const START: ToothPosition = { mesial: 0, buccal: 0, extrusion: 0, torque: 0, tip: 0, rotation: 0 };

/** Where a tooth stands at a stage: straight between the steps that are given, and at the last of them after it. */
export function positionAt({ steps }: ToothMovement, stage: number): ToothPosition {
  const ordered = steps.toSorted((one, other) => one.stage - other.stage);
  const before = ordered.findLast((step) => step.stage <= stage) ?? { stage: 0, ...START };
  const after = ordered.find((step) => step.stage > stage);
  if (!after) return before;
  const share = (stage - before.stage) / (after.stage - before.stage);
  const between = TOOTH_DIRECTIONS.map(
    (direction) => [direction, before[direction] + (after[direction] - before[direction]) * share] as const,
  );
  return { ...START, ...Object.fromEntries(between) };
}

/** The stage after which a tooth does not move any more. */
export function lastMove({ steps }: ToothMovement): number {
  return steps.reduce((last, { stage }) => Math.max(last, stage), 0);
}
