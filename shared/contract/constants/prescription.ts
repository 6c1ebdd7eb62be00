import type { ProductId } from './cases';
import { teethByMark, type ToothChart } from './teeth';

/** Corrections of the bite, as labs ask for them. */
const CORRECTIONS = ['maintain', 'improve', 'ideal'] as const;
const PERMISSIONS = ['yes', 'ifNeeded', 'no'] as const;
const YES_OR_NO = ['yes', 'no'] as const;
const SEVERITIES = ['absent', 'mild', 'moderate', 'severe'] as const;
/** How deep the teeth are pressed into the appliance (specification § 9). */
export const INDEXINGS = ['none', 'light', 'medium', 'heavy'] as const;
/** Vita classical shades from light to dark. */
const SHADES = [
  ...['B1', 'A1', 'B2', 'D2', 'A2', 'C1', 'C2', 'D4'],
  ...['A3', 'D3', 'B3', 'A3.5', 'B4', 'C3', 'A4', 'C4'],
] as const;
const BLEACHED_SHADES = ['BL1', 'BL2', 'BL3', 'BL4'] as const;

/** Groups in which a form asks for the fields. */
export const PRESCRIPTION_SECTIONS = ['goals', 'bite', 'space', 'appliance'] as const;
export type PrescriptionSection = (typeof PRESCRIPTION_SECTIONS)[number];

type Asked =
  | { readonly kind: 'text'; readonly maxLength: number }
  /** One of some named values. */
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly usual?: string }
  /** Any number of some named values. */
  | { readonly kind: 'choices'; readonly choices: readonly string[] }
  /** One of some lengths. */
  | { readonly kind: 'millimetres'; readonly choices: readonly string[]; readonly usual?: string }
  /** A shade by its code, which is the same in all languages. */
  | { readonly kind: 'shade'; readonly choices: readonly string[] };

/** One question of the prescription. `usual` is what applies where nobody says otherwise. */
export type PrescriptionField = Asked & {
  readonly section: PrescriptionSection;
  readonly products: readonly ProductId[];
  /** A habit of the prescriber and no fact of the patient: offered again from their last case of the product. */
  readonly isHabit?: true;
  /** Not asked where the treatment is planned already. */
  readonly isForPlan?: true;
};

const planned = { products: ['AL'], isForPlan: true } as const;
const correction = <C extends (typeof CORRECTIONS)[number]>(usual: C) =>
  ({ ...planned, section: 'bite', kind: 'choice', choices: CORRECTIONS, usual, isHabit: true }) as const;
const permission = <C extends (typeof PERMISSIONS)[number]>(usual: C) =>
  ({ ...planned, section: 'space', kind: 'choice', choices: PERMISSIONS, usual, isHabit: true }) as const;

/**
 * What labs ask of a case, by product (CA-24). A new question is a line here, with its names in the pages: the schema, the
 * server's check, the form and the facts are made from this table.
 */
export const PRESCRIPTION_FIELDS = {
  chiefComplaint: { ...planned, section: 'goals', kind: 'text', maxLength: 1_000 },
  goals: {
    ...planned,
    section: 'goals',
    kind: 'choices',
    choices: ['alignment', 'closeSpaces', 'correctBite', 'widerSmile', 'relapse', 'beforeRestoration'],
  },
  extent: {
    ...planned,
    section: 'goals',
    kind: 'choice',
    choices: ['allTeeth', 'premolars', 'frontTeeth'],
    usual: 'allTeeth',
    isHabit: true,
  },
  midline: correction('improve'),
  molarRelation: correction('maintain'),
  overjet: correction('improve'),
  overbite: correction('improve'),
  crossbite: correction('maintain'),
  biteNote: { ...planned, section: 'bite', kind: 'text', maxLength: 1_000 },
  spaces: {
    ...planned,
    section: 'space',
    kind: 'choice',
    choices: ['close', 'keep'],
    usual: 'close',
    isHabit: true,
  },
  ipr: permission('ifNeeded'),
  attachments: permission('ifNeeded'),
  expansion: permission('ifNeeded'),
  proclination: permission('ifNeeded'),
  extractions: {
    ...planned,
    section: 'space',
    kind: 'choice',
    choices: ['no', 'asMarked', 'labProposes'],
    usual: 'no',
  },
  indexing: {
    section: 'appliance',
    products: ['AL', 'RE'],
    kind: 'choice',
    choices: INDEXINGS,
    usual: 'none',
    isHabit: true,
  },
  pontics: {
    section: 'appliance',
    products: ['RE'],
    kind: 'choice',
    choices: ['no', 'everyGap'],
    usual: 'no',
  },
  bondedRetainer: {
    section: 'appliance',
    products: ['AL', 'RE'],
    kind: 'choice',
    choices: ['absent', 'upper', 'lower', 'both'],
    usual: 'absent',
  },
  hardness: {
    section: 'appliance',
    products: ['NG'],
    kind: 'choice',
    choices: ['hard', 'soft', 'dual'],
    usual: 'hard',
    isHabit: true,
  },
  thickness: {
    section: 'appliance',
    products: ['NG'],
    kind: 'millimetres',
    choices: ['1', '1.5', '2', '3', '4'],
    usual: '2',
    isHabit: true,
  },
  guidance: {
    section: 'bite',
    products: ['NG'],
    kind: 'choice',
    choices: ['flatPlane', 'canine', 'anterior'],
    usual: 'flatPlane',
    isHabit: true,
  },
  bruxism: { section: 'bite', products: ['NG'], kind: 'choice', choices: SEVERITIES },
  opposing: {
    section: 'bite',
    products: ['NG'],
    kind: 'choice',
    choices: ['naturalTeeth', 'restorations', 'denture', 'orthodonticAppliance'],
    usual: 'naturalTeeth',
  },
  shadeNow: { section: 'goals', products: ['WK'], kind: 'shade', choices: SHADES },
  shadeWished: {
    section: 'goals',
    products: ['WK'],
    kind: 'shade',
    choices: [...BLEACHED_SHADES, ...SHADES],
  },
  sensitivity: { section: 'goals', products: ['WK'], kind: 'choice', choices: SEVERITIES },
  reservoirs: {
    section: 'appliance',
    products: ['WK'],
    kind: 'choice',
    choices: YES_OR_NO,
    usual: 'no',
    isHabit: true,
  },
} as const satisfies Record<string, PrescriptionField>;

type Fields = typeof PRESCRIPTION_FIELDS;
export type PrescriptionFieldName = keyof Fields;
export const PRESCRIPTION_FIELD_NAMES = Object.keys(PRESCRIPTION_FIELDS) as PrescriptionFieldName[];

/** Values that have names in words. */
export type PrescriptionChoice = Extract<
  Fields[PrescriptionFieldName],
  { readonly kind: 'choice' | 'choices' }
>['choices'][number];

type ValueOf<F> = F extends { readonly kind: 'text' }
  ? string
  : F extends { readonly kind: 'choices'; readonly choices: readonly (infer Choice)[] }
    ? readonly Choice[]
    : F extends { readonly choices: readonly (infer Choice)[] }
      ? Choice
      : never;

/** Answers by field. A field that is null was left to the lab; one that is absent was not decided yet. */
export type Prescription = { readonly [N in PrescriptionFieldName]?: ValueOf<Fields[N]> | null };

/** The facts of a case that decide what is asked. */
export interface PrescribedCase {
  readonly productId: ProductId;
  readonly withTs: boolean;
  readonly teeth?: ToothChart | null;
}

/** What is asked for a case, in order. */
export function prescriptionFields({ productId, withTs }: PrescribedCase): readonly PrescriptionFieldName[] {
  return PRESCRIPTION_FIELD_NAMES.filter((name) => {
    const field: PrescriptionField = PRESCRIPTION_FIELDS[name];
    return field.products.includes(productId) && !(withTs && field.isForPlan);
  });
}

/** Answers to questions that are not of the product. */
export function foreignAnswers(
  productId: ProductId,
  prescription: Prescription | null | undefined,
): readonly PrescriptionFieldName[] {
  const asked = prescriptionFields({ productId, withTs: false });
  return PRESCRIPTION_FIELD_NAMES.filter(
    (name) => (prescription?.[name] ?? null) !== null && !asked.includes(name),
  );
}

/** The answers that a product asks for; null when there are none. */
export function answersOfProduct(
  productId: ProductId,
  prescription: Prescription | null | undefined,
): Prescription | null {
  const asked = prescriptionFields({ productId, withTs: false }).filter(
    (name) => name in (prescription ?? {}),
  );
  return asked.length > 0
    ? (Object.fromEntries(asked.map((name) => [name, prescription?.[name] ?? null])) as Prescription)
    : null;
}

/** The answers that are habits of the prescriber. The others are about one patient, and go to no other case. */
export function habitsOf(prescription: Prescription): Prescription {
  const habits = PRESCRIPTION_FIELD_NAMES.filter((name) => {
    const field: PrescriptionField = PRESCRIPTION_FIELDS[name];
    return field.isHabit && (prescription[name] ?? null) !== null;
  });
  return Object.fromEntries(habits.map((name) => [name, prescription[name]])) as Prescription;
}

export type PresetSource = 'chart' | 'clinic' | 'lastTime' | 'usual';
export interface Preset {
  readonly value: NonNullable<Prescription[PrescriptionFieldName]>;
  readonly source: PresetSource;
}

function hasExtractions(teeth: ToothChart | null | undefined): boolean {
  return (teethByMark(teeth ?? {}).extract ?? []).length > 0;
}

/**
 * Whether the answer about extractions denies the dental chart: none, though teeth are marked, or those that are marked, where none is.
 * A lab that proposes extractions may propose more than the marked ones.
 */
export function contradictsChart(
  facts: PrescribedCase,
  prescription: Prescription | null | undefined,
): boolean {
  const denied = hasExtractions(facts.teeth) ? 'no' : 'asMarked';
  return prescriptionFields(facts).includes('extractions') && prescription?.extractions === denied;
}

/**
 * What applies to a field that nobody decided: what the dental chart says, or else the clinic's usual answer, or else the prescriber's
 * habit of last time, or else what is usual everywhere; undefined when it is asked each time. The clinic comes before last time: as each
 * case is submitted with all its answers, there is a last time from the first case on, and a later decision of the clinic would never be
 * seen.
 */
export function presetOf(
  name: PrescriptionFieldName,
  last: Prescription | null,
  clinic: Prescription | null = null,
  teeth: ToothChart | null = null,
): Preset | undefined {
  if (name === 'extractions' && hasExtractions(teeth)) return { value: 'asMarked', source: 'chart' };
  const field: PrescriptionField = PRESCRIPTION_FIELDS[name];
  const habits = { clinic: clinic?.[name], lastTime: last?.[name] } as const;
  for (const source of ['clinic', 'lastTime'] as const) {
    const value = habits[source] ?? null;
    if (field.isHabit && value !== null) return { value, source };
  }
  const usual = 'usual' in field ? field.usual : undefined;
  return usual === undefined ? undefined : { value: usual as Preset['value'], source: 'usual' };
}

/**
 * The prescription as a person sees it and as it is submitted: each question with its answer, what is preset where it was not
 * decided, or null where it is left to the lab.
 */
export function completePrescription(
  facts: PrescribedCase,
  prescription: Prescription | null,
  last: Prescription | null,
  clinic: Prescription | null = null,
): Prescription {
  const answers = prescriptionFields(facts).map((name) => {
    const answer = prescription?.[name];
    return [name, answer === undefined ? (presetOf(name, last, clinic, facts.teeth)?.value ?? null) : answer];
  });
  return Object.fromEntries(answers) as Prescription;
}
