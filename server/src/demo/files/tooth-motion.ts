import type { Prng } from '../prng';
import type { Point } from './surface';
import type { PlacedTooth } from './tooth-places';

/** Where a tooth is at each stage of a plan, the first one before the treatment. */
export interface Motion {
  /** Three numbers for each stage, millimetres. */
  readonly translations: Float32Array;
  /** Quaternions, four numbers for each stage. */
  readonly rotations: Float32Array;
}

/** How far a tooth stands from its place before the treatment; the last tooth of a side hardly does. */
interface Misplacement {
  readonly shift: Point;
  /** Tip, turn and torque in radians. */
  readonly angles: Point;
  /** Part of the treatment in which it moves, as shares of the whole. */
  readonly from: number;
  readonly to: number;
}

/** The way of a tooth to its place in so many steps, made up; the same numbers give the same way. */
export function toothMotion({ name, position, turn }: PlacedTooth, stages: number, prng: Prng): Motion {
  const wrong = misplacementOf(Number(name.at(-1)), prng);
  const translations = new Float32Array((stages + 1) * 3);
  const rotations = new Float32Array((stages + 1) * 4);
  for (let stage = 0; stage <= stages; stage += 1) {
    const done = (stage / stages - wrong.from) / (wrong.to - wrong.from);
    const left = 1 - Math.min(1, Math.max(0, done));
    const [along, up, out] = wrong.shift;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const [x, y, z] = position;
    translations.set(
      [x + left * (along * cos + out * sin), y + left * up, z + left * (out * cos - along * sin)],
      stage * 3,
    );
    rotations.set(quaternion(turn, wrong.angles, left), stage * 4);
  }
  return { translations, rotations };
}

/** @param place of the tooth from the middle of the arch: 1 is a central incisor */
function misplacementOf(place: number, prng: Prng): Misplacement {
  const amount = Math.max(0.08, 1 - (place - 1) / 6);
  const any = (most: number): number => (prng.next() * 2 - 1) * most * amount;
  const shift: Point = [any(0.7), any(0.9), any(2)];
  const angles: Point = [any(0.14), any(0.5), any(0.16)];
  return { shift, angles, from: prng.next() * 0.25, to: 0.7 + prng.next() * 0.3 };
}

/** Turn around the vertical axis, then tip (z) and torque (x), which are small enough to be added. */
function quaternion(turn: number, [tip, twist, torque]: Point, left: number): readonly number[] {
  const [cy, sy] = [Math.cos((turn + twist * left) / 2), Math.sin((turn + twist * left) / 2)];
  const [x, z] = [(torque * left) / 2, (tip * left) / 2];
  const product = [cy * x + sy * z, sy, cy * z - sy * x, cy];
  const length = Math.hypot(...product);
  return product.map((part) => part / length);
}
