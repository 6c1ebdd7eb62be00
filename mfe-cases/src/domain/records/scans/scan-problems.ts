import { MIN_SCAN_TRIANGLES } from '@portal/shared/contract';
import type { ScanFacts } from './measure-scan';

/** What surely makes a lab send a scan back: the file is not taken. */
export type ScanStop = 'scanTooFewTriangles' | 'scanInInches' | 'scanInMetres' | 'scanSize' | 'scanSameArch';
/** What looks as if a lab could send it back; the person decides. */
export type ScanWarning = 'scanCoarse' | 'scanHoles' | 'scanInsideOut' | 'scanSwapped';

/** Below it, labs see the facets on the teeth; scanners write 50,000 and more. */
const COARSE_TRIANGLES = 20_000;
/** Millimetres along the edge of a hole that matters: about 5 mm across. The longest opening is the base of the arch. */
const HOLE_EDGE = 15;
/** Millimetres. The arch of an adult is 50 to 80 wide; a bite scan shows some teeth of one side at least. */
const SMALLEST_ARCH = 20;
const SMALLEST_BITE = 8;
const LARGEST = 200;
/** Longest side of an arch when the file is in inches, and in metres. */
const INCHES: readonly [number, number] = [1, 4.5];
const METRES = 0.2;
/** Share of the box. A hood of teeth fills a tenth of it and more; a thin or torn one says nothing. */
const CLEARLY_INSIDE_OUT = -0.05;
/** Millimetres by which the arches lie wrong above each other. */
const CLEARLY = 2;

export function findScanStop(facts: ScanFacts, kind: 'arch' | 'bite'): ScanStop | null {
  const longest = Math.max(...facts.size);
  if (facts.triangles < MIN_SCAN_TRIANGLES) return 'scanTooFewTriangles';
  if (longest < METRES) return 'scanInMetres';
  if (longest >= INCHES[0] && longest <= INCHES[1]) return 'scanInInches';
  const isPlausible = longest >= (kind === 'arch' ? SMALLEST_ARCH : SMALLEST_BITE) && longest <= LARGEST;
  return isPlausible ? null : 'scanSize';
}

export function findScanWarnings({ triangles, openLoops, volume }: ScanFacts): readonly ScanWarning[] {
  const holes = countHoles({ openLoops });
  return [
    triangles < COARSE_TRIANGLES ? (['scanCoarse'] as const) : [],
    holes > 0 ? (['scanHoles'] as const) : [],
    volume !== null && volume < CLEARLY_INSIDE_OUT ? (['scanInsideOut'] as const) : [],
  ].flat();
}

/** Openings besides the base of the arch. */
export function countHoles({ openLoops }: Pick<ScanFacts, 'openLoops'>): number {
  return (openLoops ?? []).slice(1).filter((edge) => edge >= HOLE_EDGE).length;
}

/** Whether two files are the scan of one arch, whether or not it was moved in between. */
export function isSameArch(one: ScanFacts, other: ScanFacts): boolean {
  const isNear = (a: number, b: number) => Math.abs(a - b) <= 0.001 * Math.max(Math.abs(a), Math.abs(b));
  return (
    one.triangles === other.triangles &&
    isNear(one.area, other.area) &&
    one.size.every((side, axis) => isNear(side, other.size[axis] ?? 0))
  );
}

/**
 * Whether the upper arch lies below the lower one. Scanners write both arches in bite with z up; of arches that do not lie
 * above each other in z, nothing can be said.
 */
export function looksSwapped(upper: ScanFacts, lower: ScanFacts): boolean {
  const [x, y, z] = [0, 1, 2].map((axis) => (upper.centre[axis] ?? 0) - (lower.centre[axis] ?? 0)) as [
    number,
    number,
    number,
  ];
  return z < -CLEARLY && Math.abs(z) > Math.hypot(x, y);
}
