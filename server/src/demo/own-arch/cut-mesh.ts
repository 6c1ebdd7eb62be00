import type { Work } from './in-slices';

/** Numbers of a point in a mesh that is cut: place, normal, along the curve, out from it, and height above the gum line. */
export const FIELDS = 9;
export const ALONG = 6;
export const OUT = 7;
export const ABOVE = 8;
/** Points so near to a cut lie on it, millimetres: no slivers. */
const ON_CUT = 0.02;
const SLICE = 20_000;
const MOST_POINTS = 2 ** 25;

/** A mesh whose points carry what it is cut by. */
export class CutMesh {
  constructor(
    public data: Float32Array,
    public points: number,
    public triangles: Uint32Array,
  ) {}

  get(point: number, field: number): number {
    return this.data[point * FIELDS + field] ?? 0;
  }

  /** Splits triangles so that none crosses a level of a field; `only` says which are cut at all. */
  *split(field: number, level: number, only: (triangle: number) => boolean = () => true): Work<void> {
    for (let point = 0; point < this.points; point += 1)
      if (Math.abs(this.get(point, field) - level) < ON_CUT) this.data[point * FIELDS + field] = level;
    const exact = Math.fround(level);
    const side = (point: number): number => Math.sign(this.get(point, field) - exact);
    const made = new Map<number, number>();
    const between = (a: number, b: number): number => {
      const key = Math.min(a, b) * MOST_POINTS + Math.max(a, b);
      const known = made.get(key) ?? this.addBetween(Math.min(a, b), Math.max(a, b), field, exact);
      made.set(key, known);
      return known;
    };
    const more: number[] = [];
    for (let i = 0; i < this.triangles.length; i += 3) {
      if (i % (SLICE * 3) === 0) yield;
      const corners = [...this.triangles.subarray(i, i + 3)];
      const sides = corners.map(side);
      if (!(sides.includes(1) && sides.includes(-1)) || !only(i / 3)) continue;
      // Turned so that the first corner is alone on its side, or on the cut.
      const lone = sides.includes(0)
        ? sides.indexOf(0)
        : sides.findIndex((one) => sides.filter((other) => other === one).length === 1);
      const [a = 0, b = 0, c = 0] = [0, 1, 2].map((n) => corners[(lone + n) % 3]);
      if (sides.includes(0)) {
        const middle = between(b, c);
        this.triangles.set([a, b, middle], i);
        more.push(a, middle, c);
      } else {
        const [ab, ac] = [between(a, b), between(a, c)];
        this.triangles.set([a, ab, ac], i);
        more.push(ab, b, c, ab, c, ac);
      }
    }
    const all = new Uint32Array(this.triangles.length + more.length);
    all.set(this.triangles);
    all.set(more, this.triangles.length);
    this.triangles = all;
  }

  private addBetween(a: number, b: number, field: number, level: number): number {
    if ((this.points + 1) * FIELDS > this.data.length) {
      const larger = new Float32Array(this.data.length * 1.3 + FIELDS * 1_000);
      larger.set(this.data);
      this.data = larger;
    }
    const share = (level - this.get(a, field)) / (this.get(b, field) - this.get(a, field));
    const at = this.points * FIELDS;
    for (let n = 0; n < FIELDS; n += 1)
      this.data[at + n] = this.get(a, n) + (this.get(b, n) - this.get(a, n)) * share;
    this.data[at + field] = level;
    this.points += 1;
    return this.points - 1;
  }
}

/** Sides of triangles that have no other triangle of the same part beyond them, as pairs of points. */
export function openEdges(triangles: ArrayLike<number>): readonly (readonly [number, number])[] {
  const open = new Map<number, readonly [number, number]>();
  const key = (a: number, b: number): number => a * MOST_POINTS + b;
  for (let i = 0; i < triangles.length; i += 3)
    for (let n = 0; n < 3; n += 1) {
      const [a, b] = [triangles[i + n] ?? 0, triangles[i + ((n + 1) % 3)] ?? 0];
      if (!open.delete(key(b, a))) open.set(key(a, b), [a, b]);
    }
  return [...open.values()];
}

/** The triangles that hang together with most others, and the rest. */
export function largestPiece(triangles: readonly number[]): {
  readonly piece: number[];
  readonly rest: number[];
} {
  const parents = new Map<number, number>();
  const root = (point: number): number => {
    let at = point;
    for (let up = parents.get(at) ?? at; up !== at; up = parents.get(at) ?? at) at = up;
    parents.set(point, at);
    return at;
  };
  for (let i = 0; i < triangles.length; i += 3)
    for (const n of [1, 2]) parents.set(root(triangles[i + n] ?? 0), root(triangles[i] ?? 0));
  const sizes = new Map<number, number>();
  for (let i = 0; i < triangles.length; i += 3) {
    const at = root(triangles[i] ?? 0);
    sizes.set(at, (sizes.get(at) ?? 0) + 1);
  }
  const largest = [...sizes].reduce((a, b) => (b[1] > a[1] ? b : a), [-1, 0])[0];
  const [piece, rest]: [number[], number[]] = [[], []];
  for (let i = 0; i < triangles.length; i += 3)
    (root(triangles[i] ?? 0) === largest ? piece : rest).push(...triangles.slice(i, i + 3));
  return { piece, rest };
}
