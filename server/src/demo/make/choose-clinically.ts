import {
  CLINICAL_CHOICES,
  type Arch,
  type ProductId,
  type ToothChart,
  type ToothMark,
} from '@portal/shared/contract';
import { Prng } from '../prng';

const MARKS: Record<ToothMark, readonly (readonly number[])[]> = {
  // Implants and bridges stay where they are.
  doNotMove: [[16], [26], [36], [46], [36, 46], [14, 15, 16]],
  // Where one would see them.
  noAttachments: [
    [11, 12, 21, 22],
    [11, 21],
    [31, 32, 41, 42],
  ],
  // Wisdom teeth that are out, or premolars of an earlier treatment.
  missing: [
    [18, 28, 38, 48],
    [18, 28],
    [38, 48],
    [24, 44],
  ],
};

/** What a clinic chooses for a case beyond its preferences: not often, and where its product has such choices (CA-18, CA-20). */
export function chooseClinically({
  uuid,
  productId,
  arch,
}: {
  readonly uuid: string;
  readonly productId: ProductId;
  readonly arch: Arch | null;
}) {
  // A stream of the case's own: what is chosen here changes nothing else of the demo.
  const prng = new Prng(Number.parseInt(uuid.slice(0, 8), 16));
  const { trimLine, offset, material, teeth } = CLINICAL_CHOICES[productId];
  const seldom = <T>(choices: readonly T[]): T | null =>
    choices.length > 0 && prng.chance(0.25) ? prng.pick(choices) : null;
  const chart: ToothChart = {};
  for (const mark of teeth) {
    const marked = prng.chance(0.4) ? prng.pick(MARKS[mark]).filter((tooth) => isIn(arch, tooth)) : [];
    if (marked.length > 0) chart[mark] = marked;
  }
  return {
    trimLine: seldom(trimLine),
    offset: seldom(offset),
    material: seldom(material),
    teeth: Object.keys(chart).length > 0 ? chart : null,
  };
}

/** In FDI notation the quadrants 1 and 2 are above. */
function isIn(arch: Arch | null, tooth: number): boolean {
  const of = tooth < 30 ? 'upper' : 'lower';
  return arch === 'both' || arch === of;
}
