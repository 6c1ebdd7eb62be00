import { Prng } from '../prng';
import { archStation, type ArchStation, type Jaw } from './arch-shape';

/** Points around one cross section. Each starts two triangles, but for the last section. */
const RING = 100;
const GUM_HEIGHT = 9;
/** The arches lie as scanners write them: in bite, z up, y to the front. So far is an arch's base from where they meet. */
const BASE = 16.5;
const HEADER_BYTES = 84;
const TRIANGLE_BYTES = 50;

interface Point2 {
  /** To the cheek. */
  readonly u: number;
  /** Up from the base. */
  readonly z: number;
}

/** The crown's surface across the tooth, `v` from the cheek (0) to the tongue (1). */
function crown(station: ArchStation, v: number): Point2 {
  const { crownDepth, crownHeight, cusps, within } = station;
  const across = Math.cos(Math.PI * v);
  const blade = cusps === 0 ? 1.6 : cusps === 1 ? 1.1 : 0.55;
  const rise = Math.max(0, 1 - Math.abs(across) ** 2.2) ** blade;
  const fissure = cusps === 2 ? 1.1 * Math.exp(-((across / 0.22) ** 2)) : 0;
  const ridge = cusps === 0 ? 0 : 0.55 * rise * Math.cos(2 * Math.PI * within * (cusps === 2 ? 1 : 0.5));
  return { u: (crownDepth / 2) * across, z: GUM_HEIGHT + crownHeight * rise - fissure * rise + ridge };
}

/** A closed cross section: base, gum on the cheek's side, crown, gum on the tongue's side. `t` runs 0 to 1. */
function profile(station: ArchStation, t: number): Point2 {
  const { foot } = station;
  const neck = station.crownDepth / 2;
  if (t < 0.12) return { u: foot * ((2 * t) / 0.12 - 1), z: 0 };
  if (t < 0.28) return gum(foot, neck, (t - 0.12) / 0.16);
  if (t < 0.84) return crown(station, (t - 0.28) / 0.56);
  const { u, z } = gum(foot, neck, 1 - (t - 0.84) / 0.16);
  return { u: -u, z };
}

/** The gum's wall from its foot (0) to the neck of the tooth (1), slightly bulged. */
function gum(foot: number, neck: number, v: number): Point2 {
  const bulge = 0.9 * Math.sin(Math.PI * v);
  return { u: foot + (neck - foot) * v ** 1.8 + bulge, z: GUM_HEIGHT * v };
}

/** Points of all cross sections, three numbers each, section after section. */
function makePoints(jaw: Jaw, sections: number, seed: number): Float32Array {
  const prng = new Prng(seed);
  const shifts = Array.from({ length: 14 }, () => (prng.next() - 0.5) * 1.8);
  const points = new Float32Array(sections * RING * 3);
  const up = jaw === 'upper' ? -1 : 1;
  let at = 0;
  for (let s = 0; s < sections; s += 1) {
    const station = archStation(jaw, s / (sections - 1), (tooth) => shifts[tooth] ?? 0);
    for (let r = 0; r < RING; r += 1) {
      const { u, z } = profile(station, r / RING);
      points[at] = station.x + station.nx * u;
      points[at + 1] = station.y + station.ny * u;
      points[at + 2] = (z - BASE) * up;
      at += 3;
    }
  }
  return points;
}

/** Writes triangles of a binary STL one after the other into one buffer. */
class StlWriter {
  readonly bytes: Buffer;
  private readonly view: DataView;
  private at = HEADER_BYTES;

  constructor(
    private readonly points: Float32Array,
    triangles: number,
    private readonly jaw: Jaw,
  ) {
    this.bytes = Buffer.alloc(HEADER_BYTES + TRIANGLE_BYTES * triangles);
    this.bytes.write(`${jaw} arch, millimetres`, 0, 80, 'ascii');
    this.bytes.writeUInt32LE(triangles, 80);
    this.view = new DataView(this.bytes.buffer, this.bytes.byteOffset, this.bytes.byteLength);
  }

  /** The upper arch is the mirror image of one that stands on its base, so its triangles run the other way round. */
  triangle(a: number, second: number, third: number): void {
    const [b, c] = this.jaw === 'upper' ? [third, second] : [second, third];
    const p = this.points;
    const coordinate = (i: number, axis: number): number => p[i * 3 + axis] ?? 0;
    const [ax, ay, az] = [coordinate(a, 0), coordinate(a, 1), coordinate(a, 2)];
    const [ux, uy, uz] = [coordinate(b, 0) - ax, coordinate(b, 1) - ay, coordinate(b, 2) - az];
    const [vx, vy, vz] = [coordinate(c, 0) - ax, coordinate(c, 1) - ay, coordinate(c, 2) - az];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const length = Math.hypot(nx, ny, nz) || 1;
    this.number(nx / length, ny / length, nz / length);
    for (const i of [a, b, c]) this.number(coordinate(i, 0), coordinate(i, 1), coordinate(i, 2));
    this.at += 2;
  }

  private number(...values: number[]): void {
    for (const value of values) {
      this.view.setFloat32(this.at, value, true);
      this.at += 4;
    }
  }
}

/** Closes one end: a fan around the first point of its section. */
function closeEnd(writer: StlWriter, first: number, outward: boolean): void {
  for (let r = 1; r < RING - 1; r += 1) {
    const [b, c] = [first + r, first + r + 1];
    if (outward) writer.triangle(first, b, c);
    else writer.triangle(first, c, b);
  }
}

/**
 * A dental arch as a binary STL: gum, base and fourteen teeth, in millimetres. Deterministic by its seed.
 * @param triangles about how many, at least 400; the header has the exact number
 */
export function makeArchStl(jaw: Jaw, triangles: number, seed: number): Buffer {
  const sections = Math.max(2, Math.floor(triangles / (2 * RING)));
  const writer = new StlWriter(makePoints(jaw, sections, seed), sections * RING * 2 - 4, jaw);
  for (let s = 0; s < sections - 1; s += 1) {
    for (let r = 0; r < RING; r += 1) {
      const [a, b] = [s * RING + r, s * RING + ((r + 1) % RING)];
      writer.triangle(a, b, a + RING);
      writer.triangle(b, b + RING, a + RING);
    }
  }
  closeEnd(writer, 0, false);
  closeEnd(writer, (sections - 1) * RING, true);
  return writer.bytes;
}
