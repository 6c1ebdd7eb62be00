import { PACKAGE_TYPES, type PackageType, type ProductId } from './cases';
import {
  ALIGNER_MATERIALS,
  MATERIALS,
  OFFSETS,
  TRIM_LINES,
  type Material,
  type Offset,
  type TrimLine,
} from './company';
import { teethByMark, toothChart, TOOTH_MARKS, type ToothChart, type ToothMark } from './teeth';

/** What can be chosen for a product; the company's preference holds where a case chooses nothing. */
export interface ClinicalChoices {
  readonly trimLine: readonly TrimLine[];
  readonly offset: readonly Offset[];
  readonly material: readonly Material[];
  readonly teeth: readonly ToothMark[];
  readonly packageType: readonly PackageType[];
}
/** What a tray is made over or around. Night guards and whitening trays are otherwise made as the lab always makes them. */
const TRAY: ClinicalChoices = {
  trimLine: [],
  offset: [],
  material: [],
  teeth: ['missing', 'crown', 'bridge', 'implant'],
  packageType: [],
};

/**
 * The clinical choices of each product (CA-18). Aligners and retainers have those of which companies keep preferences (CO-19);
 * a retainer moves no tooth.
 */
export const CLINICAL_CHOICES: Record<ProductId, ClinicalChoices> = {
  AL: {
    trimLine: TRIM_LINES,
    offset: OFFSETS,
    material: ALIGNER_MATERIALS,
    teeth: TOOTH_MARKS,
    packageType: PACKAGE_TYPES,
  },
  NG: TRAY,
  RE: {
    trimLine: TRIM_LINES,
    offset: OFFSETS,
    material: MATERIALS,
    teeth: ['missing', 'crown', 'bridge', 'implant', 'erupting'],
    packageType: [],
  },
  WK: TRAY,
};

export type ClinicalField = keyof ClinicalChoices;
/** What a case has chosen, in whole or in part. */
interface Chosen {
  readonly trimLine?: TrimLine | null;
  readonly offset?: Offset | null;
  readonly material?: Material | null;
  readonly teeth?: ToothChart | null;
  readonly packageType?: PackageType | null;
}

/** The fields in which a case has chosen what its product does not have. */
export function foreignChoices(productId: ProductId, chosen: Chosen): readonly ClinicalField[] {
  const choices = CLINICAL_CHOICES[productId];
  const teeth = teethByMark(chosen.teeth ?? {});
  const isForeign: Record<ClinicalField, boolean> = {
    trimLine: !isAmong(choices.trimLine, chosen.trimLine),
    offset: !isAmong(choices.offset, chosen.offset),
    material: !isAmong(choices.material, chosen.material),
    teeth: TOOTH_MARKS.some((mark) => teeth[mark]?.length && !choices.teeth.includes(mark)),
    packageType: !isAmong(choices.packageType, chosen.packageType),
  };
  return (Object.keys(isForeign) as ClinicalField[]).filter((field) => isForeign[field]);
}

/** What a product makes of the choices that it does not have: none, and a chart without the marks that it does not have. */
export function withoutForeignChoices(productId: ProductId, chosen: Chosen): Chosen {
  const entries = foreignChoices(productId, chosen).map((field) => [
    field,
    field === 'teeth' ? chartOfProduct(productId, chosen.teeth) : null,
  ]);
  return Object.fromEntries(entries) as Chosen;
}

function chartOfProduct(productId: ProductId, chart: ToothChart | null | undefined): ToothChart | null {
  const foreign = TOOTH_MARKS.filter((mark) => !CLINICAL_CHOICES[productId].teeth.includes(mark));
  const marked = Object.entries(teethByMark(chart ?? {}));
  return toothChart(Object.fromEntries(marked.filter(([mark]) => !foreign.some((one) => one === mark))));
}

function isAmong<T>(choices: readonly T[], value: T | null | undefined): boolean {
  return value === null || value === undefined || choices.includes(value);
}

/** What a company prefers, as its configuration says it. */
interface Preferences {
  readonly alignerOffset: Offset | null;
  readonly alignerCutline: TrimLine | null;
  readonly alignerMaterial: Material | null;
  readonly retainerOffset: Offset | null;
  readonly retainerCutline: TrimLine | null;
  readonly retainerMaterial: Material | null;
}
export interface PreferredChoices {
  readonly trimLine: TrimLine | null;
  readonly offset: Offset | null;
  readonly material: Material | null;
}

/** What holds for a case that chooses nothing else, until it is ordered: an order keeps what was preferred when it was made (CO-20). */
export function preferredChoices(productId: ProductId, of: Preferences): PreferredChoices {
  switch (productId) {
    case 'AL':
      return { trimLine: of.alignerCutline, offset: of.alignerOffset, material: of.alignerMaterial };
    case 'RE':
      return { trimLine: of.retainerCutline, offset: of.retainerOffset, material: of.retainerMaterial };
    case 'NG':
    case 'WK':
      return { trimLine: null, offset: null, material: null };
  }
}
