import {
  CLINICAL_CHOICES,
  completePrescription,
  exclusiveWith,
  PRESCRIPTION_FIELDS,
  prescriptionFields,
  type Arch,
  type Prescription,
  type PrescribedCase,
  type PrescriptionField,
  type PrescriptionFieldName,
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
  // Premolars, to make room.
  extract: [[14, 24], [34, 44], [34]],
  crown: [[27], [37], [17, 27]],
  bridge: [
    [45, 46, 47],
    [24, 25, 26],
  ],
  implant: [[15], [35]],
  erupting: [[28], [18]],
};
/** How many cases have a mark: those that were always asked for are the most frequent. */
const FREQUENCY: Record<ToothMark, number> = {
  ...{ doNotMove: 0.4, noAttachments: 0.4, missing: 0.4 },
  ...{ extract: 0.08, crown: 0.15, bridge: 0.06, implant: 0.08, erupting: 0.04 },
};

/** What a clinic chooses for a case beyond its preferences: not often, and where its product has such choices (CA-18, CA-20). */
export function chooseClinically({
  uuid,
  productId,
  arch,
  withTs,
}: {
  readonly uuid: string;
  readonly productId: ProductId;
  readonly arch: Arch | null;
  readonly withTs: boolean;
}) {
  // A stream of the case's own: what is chosen here changes nothing else of the demo.
  const prng = new Prng(Number.parseInt(uuid.slice(0, 8), 16));
  const { trimLine, offset, material, teeth } = CLINICAL_CHOICES[productId];
  const seldom = <T>(choices: readonly T[]): T | null =>
    choices.length > 0 && prng.chance(0.25) ? prng.pick(choices) : null;
  const chart: ToothChart = {};
  for (const mark of teeth) {
    const isMarkable = (tooth: number): boolean =>
      isIn(arch, tooth) && !exclusiveWith(mark).some((other) => chart[other]?.includes(tooth));
    const marked = prng.chance(FREQUENCY[mark]) ? prng.pick(MARKS[mark]).filter(isMarkable) : [];
    if (marked.length > 0) chart[mark] = marked;
  }
  const marks = Object.keys(chart).length > 0 ? chart : null;
  return {
    trimLine: seldom(trimLine),
    offset: seldom(offset),
    material: seldom(material),
    teeth: marks,
    prescription: prescribe({ productId, withTs, teeth: marks }, prng),
  };
}

const COMPLAINTS = [
  'Crowded lower front teeth',
  'Gap between the upper front teeth',
  'Teeth moved back after braces',
  'Does not like the rotated canine',
] as const;

/** The usual answers, with some that differ for the patient; extractions are those of the chart (CA-24). */
function prescribe(facts: PrescribedCase, prng: Prng): Prescription {
  const asked = prescriptionFields(facts).map((name) => [name, answerTo(name, prng)] as const);
  return completePrescription(
    facts,
    Object.fromEntries(asked.filter(([name, answer]) => answer !== undefined && name !== 'extractions')),
    null,
  );
}

function answerTo(name: PrescriptionFieldName, prng: Prng): string | string[] | undefined {
  const field: PrescriptionField = PRESCRIPTION_FIELDS[name];
  if (name === 'chiefComplaint') return prng.pick(COMPLAINTS);
  switch (field.kind) {
    case 'text':
      return undefined;
    case 'choices':
      return [prng.pick(field.choices)];
    default:
      return prng.chance(field.kind === 'shade' ? 0.8 : 0.2) ? prng.pick(field.choices) : undefined;
  }
}

/** In FDI notation the quadrants 1 and 2 are above. */
function isIn(arch: Arch | null, tooth: number): boolean {
  const of = tooth < 30 ? 'upper' : 'lower';
  return arch === 'both' || arch === of;
}
