/** Millimetres between two points of a curve. */
const STEP = 0.25;
/** Straight continuations at both ends, millimetres: the gum behind the last teeth. */
const TAIL = 9;
/** Points of a line whose direction a continuation keeps: its last ones alone may bend aside. */
const BASE = 12;
/** Size of the cells in which the nearest point is looked up, millimetres, and points around it that are compared. */
const CELL = 1;
const NEARBY = 8;

export type Place = readonly [x: number, y: number];
/** A place by the curve: how far along it, and how far outwards from it; millimetres. */
export interface AlongCurve {
  readonly s: number;
  readonly u: number;
}

/** The middle line of an arch seen from above its crowns, from low to high x, in even steps. */
export class ArchCurve {
  readonly length: number;
  private readonly points: readonly Place[];
  private readonly cells = new Map<number, number>();

  constructor(line: readonly Place[]) {
    this.points = evenly(withTails(line));
    this.length = (this.points.length - 1) * STEP;
  }

  at(s: number): Place {
    const place = Math.min(this.points.length - 1.001, Math.max(0, s / STEP));
    const index = Math.floor(place);
    const [[ax, ay], [bx, by]] = [this.point(index), this.point(index + 1)];
    const share = place - index;
    return [ax + (bx - ax) * share, ay + (by - ay) * share];
  }

  /** Unit vector along the curve. The outward one is this turned by a quarter to the left. */
  tangent(s: number): Place {
    const [[ax, ay], [bx, by]] = [this.at(s - 1.5), this.at(s + 1.5)];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [(bx - ax) / length, (by - ay) / length];
  }

  /** Where the curve crosses the plane between its two sides. */
  midline(): number {
    const [[ax], [bx]] = [this.at(TAIL), this.at(this.length - TAIL)];
    return this.nearest((ax + bx) / 2, Math.max(...this.points.map(([, y]) => y))).s;
  }

  nearest(x: number, y: number): AlongCurve {
    const around = this.nearIndex(x, y);
    let best = { s: 0, u: Infinity };
    for (let index = around - NEARBY; index < around + NEARBY; index += 1) {
      if (index < 0 || index + 1 >= this.points.length) continue;
      const [[ax, ay], [bx, by]] = [this.point(index), this.point(index + 1)];
      const [dx, dy] = [bx - ax, by - ay];
      const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
      const [ox, oy] = [x - ax - share * dx, y - ay - share * dy];
      const away = Math.hypot(ox, oy);
      if (away < Math.abs(best.u))
        best = { s: (index + share) * STEP, u: dx * oy - dy * ox < 0 ? -away : away };
    }
    return best;
  }

  private nearIndex(x: number, y: number): number {
    const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
    const key = (column + 10_000) * 100_000 + row + 10_000;
    const known = this.cells.get(key);
    if (known !== undefined) return known;
    const [cx, cy] = [(column + 0.5) * CELL, (row + 0.5) * CELL];
    let nearest = 0;
    let least = Infinity;
    this.points.forEach(([px, py], index) => {
      const away = (px - cx) ** 2 + (py - cy) ** 2;
      if (away < least) [nearest, least] = [index, away];
    });
    this.cells.set(key, nearest);
    return nearest;
  }

  private point(index: number): Place {
    return this.points[index] ?? [0, 0];
  }
}

function withTails(line: readonly Place[]): readonly Place[] {
  const beyond = (end: number, inner: number): Place => {
    const [[ex, ey], [ix, iy]] = [line.at(end) ?? [0, 0], line.at(inner) ?? [0, 0]];
    const share = TAIL / (Math.hypot(ex - ix, ey - iy) || 1);
    return [ex + (ex - ix) * share, ey + (ey - iy) * share];
  };
  return [beyond(0, BASE), ...line, beyond(-1, -1 - BASE)];
}

function evenly(line: readonly Place[]): readonly Place[] {
  const even: Place[] = [];
  let next = 0;
  let passed = 0;
  line.slice(1).forEach(([bx, by], index) => {
    const [ax, ay] = line[index] ?? [0, 0];
    const length = Math.hypot(bx - ax, by - ay);
    for (; next <= passed + length; next += STEP) {
      const share = length === 0 ? 0 : (next - passed) / length;
      even.push([ax + (bx - ax) * share, ay + (by - ay) * share]);
    }
    passed += length;
  });
  return even;
}
