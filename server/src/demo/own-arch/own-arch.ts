import type { ToothChart } from '@portal/shared/contract';
import { MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';
import type { MouthRow } from '../../modules/provider/simulator/planning/planned-teeth';
import { AT_REST, positionOf } from '../../modules/provider/simulator/planning/planned-teeth';
import type { Jaw } from '../files/arch-shape';
import { inCodecOrder, type ArchShape } from '../files/plan-model';
import type { Point, Surface } from '../files/surface';
import { toothMotion } from '../files/tooth-motion';
import { arrange, type Arranged } from './arrange';
import { checkTeeth } from './check-teeth';
import { closeCrown, closeGum, joined, simplified, surfaceOf } from './close-parts';
import { findTeeth } from './find-teeth';
import { fitArch } from './fit-arch';
import { findGumLine } from './gum-line';
import { inSlices, type Work } from './in-slices';
import { readStl } from './read-stl';
import { inModel, joinCorners } from './scan-mesh';
import { alongCurve, cutSections } from './sections';
import { splitArch } from './split-arch';
import { standOf, type Stand } from './stand';

/** An arch of a case, cut into what a model moves. */
export interface OwnArch {
  readonly shape: ArchShape;
  /** How each tooth is led into a closed and level arch. */
  readonly rows: readonly MouthRow[];
  /** Where its front teeth end, at the midline; millimetres, as models have them. */
  readonly front: Point;
}

/**
 * Reads the scan of an arch as its teeth and gum. The same scan always gives the same; long work is done in slices.
 * @param triangles how many a model may have, about
 * @throws UnreadableArch when it is none that can be told into teeth
 */
export async function readOwnArch(
  jaw: Jaw,
  stl: Buffer,
  chart: ToothChart | null,
  triangles: number,
): Promise<OwnArch> {
  await Promise.all([MeshoptEncoder.ready, MeshoptSimplifier.ready]);
  return inSlices(work(jaw, stl, chart, triangles));
}

function* work(jaw: Jaw, stl: Buffer, chart: ToothChart | null, triangles: number): Work<OwnArch> {
  const scan = yield* joinCorners(jaw, yield* readStl(stl));
  const curve = fitArch(scan);
  yield;
  const along = yield* alongCurve(scan, curve);
  const sections = yield* cutSections(scan, along, curve.length);
  const midline = curve.midline();
  const teeth = yield* findTeeth(jaw, sections, midline, chart);
  checkTeeth(teeth, sections);
  const line = findGumLine(jaw, sections, teeth);
  yield;
  const split = yield* splitArch(scan, along, line, teeth);
  const { mesh, crowns } = split;
  const stands = teeth.map((one) => standOf(mesh, crowns.get(one.tooth) ?? [], one, sections, line));
  const arranged = arrange(jaw, curve, stands, midline, chart);
  const share = Math.min(1, triangles / (mesh.triangles.length / 3));
  const parts: ArchShape['teeth'][number][] = [];
  for (const one of arranged) {
    yield;
    const tooth = Number(one.place.name);
    const stand = stands.find((other) => other.tooth === tooth);
    const crown = crowns.get(tooth) ?? [];
    const [x, y] = curve.at(stand ? (stand.from + stand.to) / 2 : 0);
    const walls = closeCrown(mesh, crown, [x, y, stand?.neck ?? 0]);
    const surface = joined(simplified(surfaceOf(mesh, crown), share), walls);
    parts.push({ ...one.place, surface: inCodecOrder(inToothSpace(jaw, surface, one)) });
  }
  yield;
  const gum = joined(simplified(surfaceOf(mesh, split.gum), share), closeGum(split, curve, line));
  return {
    shape: { jaw, isOpen: true, gum: inCodecOrder(moved(gum, (place) => inModel(jaw, place))), teeth: parts },
    rows: arranged.map(({ row }) => row).filter(([, movement]) => movement.some((amount) => amount !== 0)),
    front: frontOf(jaw, curve.at(midline), stands),
  };
}

function frontOf(jaw: Jaw, [x, y]: readonly [number, number], stands: readonly Stand[]): Point {
  const tips = stands.filter(({ tooth }) => tooth % 10 === 1).map(({ tip }) => tip);
  return inModel(jaw, [x, y, tips.reduce((sum, tip) => sum + tip, 0) / Math.max(1, tips.length)]);
}

/** A crown of a scan as its node has it: where the node stands before the treatment is taken away from it. */
function inToothSpace(jaw: Jaw, surface: Surface, { place, row }: Arranged): Surface {
  const [tooth, numbers] = row;
  const planned = { tooth, movement: positionOf(numbers), beyondArch: AT_REST, fromStage: 0, toStage: 1 };
  const { translations, rotations } = toothMotion(place, 1, planned);
  const [tx = 0, ty = 0, tz = 0] = translations;
  const [qx = 0, qy = 0, qz = 0, qw = 1] = rotations;
  const back = ([x, y, z]: Point): Point => {
    // Turned by the inverse quaternion: v + 2w (v × q) + 2 (v × q) × q, with q its vector part.
    const [cx, cy, cz] = [y * qz - z * qy, z * qx - x * qz, x * qy - y * qx];
    return [
      x + 2 * (qw * cx + cy * qz - cz * qy),
      y + 2 * (qw * cy + cz * qx - cx * qz),
      z + 2 * (qw * cz + cx * qy - cy * qx),
    ];
  };
  return moved(
    surface,
    (at) => {
      const [x, y, z] = inModel(jaw, at);
      return back([x - tx, y - ty, z - tz]);
    },
    (normal) => back(inModel(jaw, normal)),
  );
}

function moved(
  { positions, normals, indices }: Surface,
  place: (at: Point) => Point,
  turn: (normal: Point) => Point = place,
): Surface {
  const each = (values: Float32Array, by: (at: Point) => Point): Float32Array => {
    const result = new Float32Array(values.length);
    for (let i = 0; i < values.length; i += 3)
      result.set(by([values[i] ?? 0, values[i + 1] ?? 0, values[i + 2] ?? 0]), i);
    return result;
  };
  return { positions: each(positions, place), normals: each(normals, turn), indices };
}
