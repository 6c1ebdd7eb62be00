import { normalsOf } from '../files/surface';
import { ABOVE, ALONG, CutMesh, FIELDS, largestPiece, OUT } from './cut-mesh';
import type { FoundTooth } from './find-teeth';
import type { GumLine } from './gum-line';
import type { Work } from './in-slices';
import type { ScanMesh } from './scan-mesh';
import { HALF_WIDTH, STEP, type PointsAlong } from './sections';

/** From the side of the tongue to that of the cheek the gum line changes over so many millimetres. */
const ACROSS = 6;

/** The parts of a scan: triangles of the gum and of each crown, and where the gum is cut from what is none. */
export interface SplitArch {
  readonly mesh: CutMesh;
  readonly gum: readonly number[];
  readonly crowns: ReadonlyMap<number, readonly number[]>;
  /** Crowns that are left out, since the prescription says that the teeth are missing. */
  readonly leftOut: readonly number[];
}

/** Cuts a scan along the gum line and between the teeth. */
export function* splitArch(
  scan: ScanMesh,
  along: PointsAlong,
  line: GumLine,
  teeth: readonly FoundTooth[],
): Work<SplitArch> {
  const mesh = withFields(scan, along, line);
  yield* mesh.split(ABOVE, 0);
  const isCrown = (triangle: number): boolean =>
    [0, 1, 2].every((n) => mesh.get(mesh.triangles[triangle * 3 + n] ?? 0, ABOVE) >= 0);
  const levels = new Set(teeth.flatMap(({ from, to }) => [from, to]));
  for (const level of levels) yield* mesh.split(ALONG, level, isCrown);
  const { triangles } = mesh;
  const gum: number[] = [];
  const parts = new Map<number, number[]>(teeth.map(({ tooth }) => [tooth, []]));
  for (let i = 0; i < triangles.length; i += 3) {
    if (i % 60_000 === 0) yield;
    const corners = [...triangles.subarray(i, i + 3)];
    const mean = (field: number): number => corners.reduce((sum, one) => sum + mesh.get(one, field), 0) / 3;
    const s = mean(ALONG);
    const tooth = mean(ABOVE) > 0 ? teeth.find(({ from, to }) => s > from && s < to)?.tooth : undefined;
    (tooth === undefined ? gum : (parts.get(tooth) ?? gum)).push(...corners);
  }
  const crowns = new Map<number, readonly number[]>();
  const leftOut: number[] = [];
  for (const { tooth, isMissing } of teeth) {
    const { piece, rest } = largestPiece(parts.get(tooth) ?? []);
    if (isMissing) leftOut.push(...piece);
    else crowns.set(tooth, piece);
    for (const point of rest) gum.push(point);
    yield;
  }
  return { mesh, gum, crowns, leftOut };
}

function withFields({ positions, indices }: ScanMesh, { s, u }: PointsAlong, line: GumLine): CutMesh {
  const normals = normalsOf(positions, indices);
  const points = positions.length / 3;
  const data = new Float32Array(Math.ceil(points * 1.2) * FIELDS);
  for (let point = 0; point < points; point += 1) {
    const at = point * FIELDS;
    data.set(positions.subarray(point * 3, point * 3 + 3), at);
    data.set(normals.subarray(point * 3, point * 3 + 3), at + 3);
    const [along, out] = [s[point] ?? 0, u[point] ?? 0];
    data[at + ALONG] = along;
    data[at + OUT] = out;
    const above = (positions[point * 3 + 2] ?? 0) - gumHeight(line, along, out);
    data[at + ABOVE] = Math.max(-20, Math.min(above, HALF_WIDTH - Math.abs(out)));
  }
  return new CutMesh(data, points, indices.slice());
}

/** Height of the gum line at a place by the curve. */
export function gumHeight({ outer, inner }: GumLine, along: number, out: number): number {
  const at = Math.min(outer.length - 1, Math.max(0, Math.round(along / STEP)));
  const share = Math.min(1, Math.max(0, out / ACROSS + 0.5));
  return (inner[at] ?? 0) * (1 - share) + (outer[at] ?? 0) * share;
}
