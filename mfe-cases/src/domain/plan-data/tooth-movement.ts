import {
  TOOTH_DIRECTIONS,
  type ToothDirection,
  type ToothMovement,
  type ToothPosition,
} from '@portal/shared/contract';

const AT_REST = Object.fromEntries(TOOTH_DIRECTIONS.map((direction) => [direction, 0])) as ToothPosition;

/** Where a tooth stands in the end, against its place before the treatment. */
export function totalMovement({ steps }: ToothMovement): ToothPosition {
  return steps.at(-1) ?? AT_REST;
}

/** Where a tooth stands after a stage; between two given ones it goes straight on, and before the first it has not moved. */
export function positionAfter({ steps }: ToothMovement, stage: number): ToothPosition {
  const before = steps.findLast((step) => step.stage <= stage);
  const next = steps.find((step) => step.stage > stage);
  if (!before) return AT_REST;
  if (!next) return before;
  const share = (stage - before.stage) / (next.stage - before.stage);
  return Object.fromEntries(
    TOOTH_DIRECTIONS.map((direction) => [
      direction,
      before[direction] + (next[direction] - before[direction]) * share,
    ]),
  ) as ToothPosition;
}

/** The stage after which a tooth does not move any more. */
export function lastMove({ steps }: ToothMovement): number {
  return steps.at(-1)?.stage ?? 0;
}

/** The stages in which a tooth moves. */
export function movingStages(movement: ToothMovement): readonly number[] {
  return Array.from({ length: lastMove(movement) }, (_, index) => index + 1).filter((stage) => {
    const [from, to] = [positionAfter(movement, stage - 1), positionAfter(movement, stage)];
    return TOOTH_DIRECTIONS.some((direction) => from[direction] !== to[direction]);
  });
}

export interface Amount {
  readonly direction: ToothDirection;
  readonly amount: number;
}

/** The directions in which a position differs from rest by what is shown: two digits after the point. */
export function amountsOf(position: ToothPosition): readonly Amount[] {
  return TOOTH_DIRECTIONS.map((direction) => ({
    direction,
    amount: Math.round(position[direction] * 100) / 100,
  })).filter(({ amount }) => amount !== 0);
}
