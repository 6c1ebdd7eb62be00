import type { ToothChart } from '@portal/shared/contract';
import {
  hundredths,
  mouthRow,
  type MouthRow,
  type Numbers,
} from '../../modules/provider/simulator/planning/planned-teeth';
import type { Jaw } from '../files/arch-shape';
import type { ToothPlace } from '../files/tooth-places';
import type { ArchCurve } from './arch-curve';
import { fitTerms, powers, valueOf } from './fit';
import { inModel } from './scan-mesh';
import { clamp, type Stand } from './stand';

/** Where the treatment leads a tooth of a scan, and how. */
export interface Arranged {
  readonly place: ToothPlace;
  readonly row: MouthRow;
}

/** A space of a missing tooth that is at least so wide stays open; millimetres. */
const KEPT_SPACE = 3;
/** Molars are moved along an arch as little as possible. */
const ANCHORAGE = 4;
const STILL = 1_000;
/** Usual unevenness of crowns, and the most that one is led up or down or across; millimetres. */
const UNEVEN = 0.4;
const MOST_EXTRUSION = 1.5;
const MOST_BUCCAL = 3;

/** A turn or a lean of less may be one of the curve instead; radians. */
const MEASURABLE = 0.06;
/** Less than this, in millimetres and degrees, is no movement. */
const LEAST: Numbers = [0.1, 0.1, 0.1, 2, 2, 2];

/** A tooth by the curve: the middle of its neck, and its turn and lean there. */
interface Pose {
  readonly s: number;
  readonly out: number;
  readonly height: number;
  readonly turn: number;
}

/** Leads the teeth into a closed and level arch: side by side along the curve, their ends along one smooth line of heights. */
export function arrange(
  jaw: Jaw,
  curve: ArchCurve,
  stands: readonly Stand[],
  midline: number,
  chart: ToothChart | null,
): readonly Arranged[] {
  const middles = closedMiddles(stands, chart);
  const isPresent = stands.filter(({ isMissing }) => !isMissing);
  const reach = curve.length / 2;
  const termsAt = (s: number): readonly number[] => powers((s - midline) / reach, 4);
  const level = fitTerms(
    isPresent.map(({ from, to, tip }) => ({ terms: termsAt((from + to) / 2), value: tip, weight: 1 })),
    UNEVEN,
  );
  return isPresent.map((stand) => {
    const s = middles.get(stand.tooth) ?? (stand.from + stand.to) / 2;
    const scan: Pose = {
      s: (stand.from + stand.to) / 2,
      out: stand.out,
      height: stand.neck,
      turn: stand.turn,
    };
    const rise = clamp(valueOf(level, termsAt(s)) - stand.tip, MOST_EXTRUSION);
    const end: Pose = {
      s,
      out: stand.out - clamp(stand.out, MOST_BUCCAL),
      height: stand.neck + rise,
      turn: Math.abs(stand.turn) < MEASURABLE ? stand.turn : 0,
    };
    const before = placeOf(jaw, curve, stand.tooth, scan);
    const place = placeOf(jaw, curve, stand.tooth, end);
    const movement = movementOf(place, before, Math.abs(stand.lean) < MEASURABLE ? 0 : stand.lean);
    const isStill = chart?.doNotMove?.includes(stand.tooth) ?? false;
    return isStill || !movement.some((amount, index) => Math.abs(amount) >= (LEAST[index] ?? 0))
      ? { place: before, row: mouthRow(stand.tooth, [0, 0, 0, 0, 0, 0]) }
      : { place, row: mouthRow(stand.tooth, movement) };
  });
}

/** Middles of teeth that stand side by side, moved as little as possible on the whole. */
function closedMiddles(stands: readonly Stand[], chart: ToothChart | null): ReadonlyMap<number, number> {
  let next = 0;
  const places = stands.map(({ tooth, from, to, isMissing }) => {
    const width = isMissing && to - from < KEPT_SPACE ? 0 : to - from;
    const middle = next + width / 2;
    next += width;
    const weight = chart?.doNotMove?.includes(tooth) ? STILL : tooth % 10 > 5 ? ANCHORAGE : 1;
    return { tooth, middle, off: (from + to) / 2 - middle, weight };
  });
  const total = places.reduce((sum, { weight }) => sum + weight, 0);
  const shift = places.reduce((sum, { off, weight }) => sum + off * weight, 0) / total;
  return new Map(places.map(({ tooth, middle }) => [tooth, middle + shift]));
}

function placeOf(jaw: Jaw, curve: ArchCurve, tooth: number, { s, out, height, turn }: Pose): ToothPlace {
  const [x, y] = curve.at(s);
  const [tx, ty] = curve.tangent(s);
  const angle = Math.atan2(ty, tx) + turn;
  return {
    name: String(tooth),
    position: inModel(jaw, [x - ty * out, y + tx * out, height]),
    turn: jaw === 'upper' ? -angle : angle,
  };
}

/** The movement from one place to another, in clinical directions (the inverse of how a model shows it). */
function movementOf(end: ToothPlace, before: ToothPlace, lean: number): Numbers {
  const quadrant = Number(end.name[0]);
  const side = quadrant === 1 || quadrant === 4 ? 1 : -1;
  const height = quadrant < 3 ? -1 : 1;
  const [dx, dy, dz] = [0, 1, 2].map((axis) => (end.position[axis] ?? 0) - (before.position[axis] ?? 0)) as [
    number,
    number,
    number,
  ];
  const [cos, sin] = [Math.cos(end.turn), Math.sin(end.turn)];
  const degrees = (radians: number): number => (radians * 180) / Math.PI;
  return [
    hundredths((dx * cos - dz * sin) * side),
    hundredths(dx * sin + dz * cos),
    hundredths(dy * height),
    0,
    hundredths(degrees(-lean) * side * height),
    hundredths(degrees(end.turn - before.turn) * side),
  ];
}
