import type { ToothPosition } from '@portal/shared/contract';
import type { PlannedTooth } from '../../modules/provider/simulator/planning/planned-teeth';
import type { Point } from './surface';
import type { ToothPlace } from './tooth-places';

/** Where a tooth is at each stage of a plan, the first one before the treatment. */
export interface Motion {
  /** Three numbers for each stage, millimetres. */
  readonly translations: Float32Array;
  /** Quaternions, four numbers for each stage. */
  readonly rotations: Float32Array;
}

/** How far a tooth stands from its place in a closed and level arch, in its own directions. */
interface Displacement {
  /** Along the arch to the patient's left, up, and to the cheek; millimetres. */
  readonly shift: Point;
  /** Around the axis to the cheek (tip), the vertical one (turn) and the one along the arch (torque), in radians. */
  readonly angles: Point;
}

/** The way of a tooth in so many steps: as it is planned, or at rest in the arch where nothing is. */
export function toothMotion(place: ToothPlace, stages: number, planned: PlannedTooth | undefined): Motion {
  const translations = new Float32Array((stages + 1) * 3);
  const rotations = new Float32Array((stages + 1) * 4);
  for (let stage = 0; stage <= stages; stage += 1) {
    const { shift, angles } = displacementOf(place, positionAt(planned, stage));
    const [along, up, out] = shift;
    const [cos, sin] = [Math.cos(place.turn), Math.sin(place.turn)];
    const [x, y, z] = place.position;
    translations.set([x + along * cos + out * sin, y + up, z + out * cos - along * sin], stage * 3);
    rotations.set(quaternion(place.turn, angles), stage * 4);
  }
  return { translations, rotations };
}

const DIRECTIONS = ['mesial', 'buccal', 'extrusion', 'torque', 'tip', 'rotation'] as const;

/** Where a tooth stands at a stage against its place in a closed and level arch. */
function positionAt(planned: PlannedTooth | undefined, stage: number): ToothPosition {
  const left = planned ? 1 - share(stage, planned) : 0;
  return Object.fromEntries(
    DIRECTIONS.map((direction) => [
      direction,
      planned ? planned.beyondArch[direction] - planned.movement[direction] * left : 0,
    ]),
  ) as ToothPosition;
}

function share(stage: number, { fromStage, toStage }: PlannedTooth): number {
  return Math.min(1, Math.max(0, (stage - fromStage) / (toStage - fromStage)));
}

/** Clinical directions as directions of the model: mesial is to the left on the patient's right side, extrusion is down above. */
function displacementOf({ name }: ToothPlace, at: ToothPosition): Displacement {
  const quadrant = Number(name[0]);
  const side = quadrant === 1 || quadrant === 4 ? 1 : -1;
  const height = quadrant < 3 ? -1 : 1;
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  return {
    shift: [at.mesial * side, at.extrusion * height, at.buccal],
    angles: [radians(-at.tip) * side * height, radians(at.rotation) * side, radians(at.torque) * height],
  };
}

/** Turn around the vertical axis, then tip (z) and torque (x), which are small enough to be added. */
function quaternion(turn: number, [tip, twist, torque]: Point): readonly number[] {
  const [cy, sy] = [Math.cos((turn + twist) / 2), Math.sin((turn + twist) / 2)];
  const [x, z] = [torque / 2, tip / 2];
  const product = [cy * x + sy * z, sy, cy * z - sy * x, cy];
  const length = Math.hypot(...product);
  return product.map((part) => part / length);
}
