import type { Jaw } from '../../modules/provider/simulator/plan-lengths';

export type { Jaw };

/** One tooth of an arch; lengths in millimetres. */
export interface Tooth {
  readonly width: number;
  readonly height: number;
  /** From cheek to tongue. */
  readonly depth: number;
  readonly cusps: 0 | 1 | 2;
}

const HALF_ARCH: Record<Jaw, readonly Tooth[]> = {
  upper: [
    { width: 8.5, height: 10.5, depth: 5.5, cusps: 0 },
    { width: 6.5, height: 9.8, depth: 5, cusps: 0 },
    { width: 7.5, height: 9.7, depth: 7, cusps: 1 },
    { width: 7, height: 8.6, depth: 8.5, cusps: 2 },
    { width: 7, height: 8, depth: 8.5, cusps: 2 },
    { width: 10, height: 7.4, depth: 10.5, cusps: 2 },
    { width: 9, height: 6.5, depth: 10.5, cusps: 2 },
  ],
  lower: [
    { width: 5, height: 8.5, depth: 4.8, cusps: 0 },
    { width: 5.5, height: 8.6, depth: 5, cusps: 0 },
    { width: 7, height: 8.6, depth: 6.8, cusps: 1 },
    { width: 7, height: 8, depth: 7.5, cusps: 2 },
    { width: 7.2, height: 7.5, depth: 8, cusps: 2 },
    { width: 11, height: 7, depth: 10, cusps: 2 },
    { width: 10.5, height: 6.5, depth: 9.8, cusps: 2 },
  ],
};

/** What the surface is at one place along the arch. */
export interface ArchStation {
  readonly x: number;
  readonly y: number;
  /** Outward direction (to the cheek), a unit vector. */
  readonly nx: number;
  readonly ny: number;
  /** Height and thickness of the crown here; they shrink between two teeth. */
  readonly crownHeight: number;
  readonly crownDepth: number;
  /** Half the width of the gum at its foot. */
  readonly foot: number;
  readonly cusps: 0 | 1 | 2;
  /** Place within the tooth, -1 to 1. */
  readonly within: number;
}

/** The fourteen teeth of an arch, from the right to the left. */
export const teethOf = (jaw: Jaw): readonly Tooth[] => [...HALF_ARCH[jaw]].reverse().concat(HALF_ARCH[jaw]);

function toothAt(teeth: readonly Tooth[], along: number): { tooth: Tooth; within: number } {
  const total = teeth.reduce((sum, t) => sum + t.width, 0);
  let left = along * total;
  for (const tooth of teeth) {
    if (left <= tooth.width) return { tooth, within: (2 * left) / tooth.width - 1 };
    left -= tooth.width;
  }
  const last = teeth[teeth.length - 1];
  if (last === undefined) throw new RangeError('an arch without teeth');
  return { tooth: last, within: 1 };
}

/** The U-shaped middle line of an arch: half an ellipse with straightened ends. `along` runs 0 to 1, right to left. */
function middleLine(jaw: Jaw, along: number): { x: number; y: number } {
  const angle = Math.PI * (along - 0.5) * 1.04;
  const half = jaw === 'upper' ? 29 : 27;
  const length = jaw === 'upper' ? 46 : 43;
  return {
    x: half * Math.sign(angle) * Math.abs(Math.sin(angle)) ** 0.86,
    y: length * (Math.cos(angle) - 0.4),
  };
}

/** Everything the surface needs to know at a place of the arch, `along` from 0 to 1. Irregularity makes crowded teeth. */
export function archStation(jaw: Jaw, along: number, irregularity: (tooth: number) => number): ArchStation {
  const teeth = teethOf(jaw);
  const { tooth, within } = toothAt(teeth, along);
  const shift = irregularity(teeth.indexOf(tooth)) * (1 - within ** 2);
  const here = middleLine(jaw, along);
  const before = middleLine(jaw, along - 1e-3);
  const after = middleLine(jaw, along + 1e-3);
  const dx = after.x - before.x;
  const dy = after.y - before.y;
  const length = Math.hypot(dx, dy);
  const nx = -dy / length;
  const ny = dx / length;
  // A rounded square in plan: wide in the middle of the tooth, a notch to its neighbour.
  const fullness = Math.sqrt(Math.max(0, 1 - within ** 6));
  return {
    x: here.x + nx * shift,
    y: here.y + ny * shift,
    nx,
    ny,
    crownHeight: tooth.height * (0.42 + 0.58 * fullness),
    crownDepth: tooth.depth * (0.5 + 0.5 * fullness),
    foot: 5.6 + 3 * Math.abs(2 * along - 1),
    cusps: tooth.cusps,
    within,
  };
}
