import {
  answersOfProduct,
  CLINICAL_CHOICES,
  completePrescription,
  exclusiveWith,
  foreignChoices,
  habitsOf,
  teethByMark,
  toothChart,
  withoutForeignChoices,
  type Case,
  type CaseChange,
  type ClinicalField,
  type LastPrescription,
  type PrescribedCase,
  type Prescription,
  type ProductId,
  type ToothMark,
} from '@portal/shared/contract';
import {
  SUBMISSION_FIELD_NAMES,
  SUBMISSION_FIELDS,
  type SubmissionField,
  type SubmissionFieldName,
  type SubmissionValues,
} from '../../../components/case-fields/submission-fields';
import { toRecord, toRows, type CustomFieldRows } from './custom-fields';

type Fields = typeof SUBMISSION_FIELDS;
export const CLINICAL_FIELDS: readonly ClinicalField[] = [
  'trimLine',
  'offset',
  'material',
  'teeth',
  'packageType',
];
/** Value of a field in its control. Texts are '' instead of null. */
type FormValue<N extends SubmissionFieldName> = Fields[N]['kind'] extends 'patientName' | 'text' | 'longText'
  ? string
  : Fields[N]['kind'] extends 'customFields'
    ? CustomFieldRows
    : Case[N];

/** The fields of a submission as its form has them. */
export type DraftValues = { readonly [N in SubmissionFieldName]: FormValue<N> };
export type DraftField = keyof DraftValues;

/** A case as the form shows it. */
export function toDraftValues(caseRecord: SubmissionValues): DraftValues {
  const entries = SUBMISSION_FIELD_NAMES.map((name) => [name, toFormValue(name, caseRecord)] as const);
  return Object.fromEntries(entries) as DraftValues;
}

function toFormValue(name: SubmissionFieldName, caseRecord: SubmissionValues): unknown {
  switch (SUBMISSION_FIELDS[name].kind) {
    case 'patientName':
    case 'text':
    case 'longText':
      return caseRecord[name] ?? '';
    case 'customFields':
      return toRows(caseRecord.customFields);
    default:
      return caseRecord[name];
  }
}

/** Form values as values of a case. */
export function toSubmissionValues(values: DraftValues): SubmissionValues {
  return { ...values, customFields: toRecord(values.customFields) };
}

/** Changes for the server: trimmed, null for emptied fields, without required fields that are empty. */
export function toCaseChange(values: Partial<DraftValues>): CaseChange {
  const entries = fieldsOf(values).map((name) => [name, toChange(name, values[name])] as const);
  return Object.fromEntries(entries.filter(([, change]) => change !== undefined)) as CaseChange;
}

function toChange(name: DraftField, value: DraftValues[DraftField] | undefined): unknown {
  const field: SubmissionField = SUBMISSION_FIELDS[name];
  const text = typeof value === 'string' ? value.trim() : null;
  switch (field.kind) {
    case 'patientName':
      return text || undefined;
    case 'text':
    case 'longText':
      return text || null;
    case 'choice':
      return field.isRequired ? (value ?? undefined) : value;
    case 'customFields':
      return toRecord(value as CustomFieldRows);
    default:
      return value;
  }
}

export interface SplitValues {
  readonly sendable: Partial<DraftValues>;
  /** Emptied fields that the server requires. They are kept until they are filled in again. */
  readonly held: Partial<DraftValues>;
}

export function splitSendable(values: Partial<DraftValues>): SplitValues {
  const change = toCaseChange(values);
  const entries = Object.entries(values);
  return {
    sendable: Object.fromEntries(entries.filter(([field]) => field in change)),
    held: Object.fromEntries(entries.filter(([field]) => !(field in change))),
  };
}

export function hasSendable(values: Partial<DraftValues>): boolean {
  return Object.keys(toCaseChange(values)).length > 0;
}

/**
 * The values that differ from what the form shows. White space at the ends is ignored: otherwise a space typed during a save
 * would be removed when the trimmed text comes back.
 */
export function differing(shown: Partial<DraftValues>, values: Partial<DraftValues>): Partial<DraftValues> {
  return Object.fromEntries(
    fieldsOf(values)
      .filter((field) => !isSame(shown[field], values[field]))
      .map((field) => [field, values[field]]),
  );
}

/** Without regard to white space at the ends of texts, and to the order of own fields. */
export function isSame(one: unknown, other: unknown): boolean {
  return comparable(one) === comparable(other);
}

/** Ignores custom fields without a name, and the order of custom fields, which the server chooses. */
function comparable(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return comparable(toRecord(value as CustomFieldRows));
  return typeof value === 'object' && value !== null ? JSON.stringify(comparableEntries(value)) : value;
}

/** Texts without the white space at their ends; the server keeps an empty answer as null. */
function comparableEntries(values: object): unknown[] {
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => {
    const text = typeof value === 'string' ? value.trim() : value;
    return [name, text === '' || (Array.isArray(text) && text.length === 0) ? null : text];
  });
  return entries.sort();
}

/** Answers with what is preset where nothing was answered. */
export function completeAnswers(
  presets: LastPrescription | null,
  facts: PrescribedCase,
  prescription: Prescription | null,
): Prescription {
  return completePrescription(
    facts,
    prescription,
    presets?.last?.prescription ?? null,
    presets?.clinic ?? null,
  );
}

/** The habits that are preset for a product; none while they are not known. */
export function presetHabits(
  presets: LastPrescription | null,
  { productId, teeth }: Pick<DraftValues, 'productId' | 'teeth'>,
): Prescription {
  return presets ? habitsOf(completeAnswers(presets, { productId, teeth, withTs: false }, null)) : {};
}

/** Without the habits that are as preset for the product: nobody chose them, so that they go to no other product. */
export function withoutHabits(values: DraftValues, presets: LastPrescription | null): DraftValues {
  const habits = presetHabits(presets, values);
  const chosen = Object.entries(values.prescription ?? {}).filter(
    ([name, answer]) => answer !== habits[name as keyof Prescription],
  );
  return values.prescription ? { ...values, prescription: Object.fromEntries(chosen) } : values;
}

/**
 * Adds to a change of product what it takes away: choices and marks of teeth that the new product does not have, and answers that it
 * does not ask for.
 * @param earlier what the new product had when it was left; it is had back where nothing was chosen since
 */
export function withLostChoices(
  changed: Partial<DraftValues>,
  values: Partial<DraftValues>,
  earlier: Partial<DraftValues> = {},
): Partial<DraftValues> {
  const { productId } = changed;
  if (!productId) return changed;
  const lost = withoutForeignChoices(productId, values);
  const left: Partial<DraftValues> = { ...values, ...lost };
  const back = CLINICAL_FIELDS.filter((field) => (left[field] ?? null) === null);
  const prescription = { ...earlier.prescription, ...answersOfProduct(productId, values.prescription) };
  return {
    ...changed,
    ...lost,
    ...Object.fromEntries(
      back.filter((field) => (earlier[field] ?? null) !== null).map((field) => [field, earlier[field]]),
    ),
    ...(left.teeth && earlier.teeth && { teeth: withMarksBack(left.teeth, earlier.teeth) }),
    ...((values.prescription ?? earlier.prescription) && {
      prescription: Object.keys(prescription).length > 0 ? prescription : null,
    }),
  };
}

type Teeth = NonNullable<DraftValues['teeth']>;

/** Gives a chart the marks back that it has on no tooth, except where they contradict what a tooth is marked as now. */
function withMarksBack(chart: Teeth, earlier: Teeth): Teeth | null {
  const now = teethByMark(chart);
  const isFree = (mark: ToothMark, tooth: number) =>
    !exclusiveWith(mark).some((other) => now[other]?.includes(tooth));
  const back = Object.entries(teethByMark(earlier)).map(([mark, teeth]) => [
    mark,
    teeth?.filter((tooth) => isFree(mark as ToothMark, tooth)),
  ]);
  return toothChart({ ...(Object.fromEntries(back) as typeof now), ...now });
}

/**
 * What products had when they were left, without the choices made anew since: "none" is one as well. A choice, or a mark, that the
 * product in use does not have cannot be made anew there.
 */
export function withoutChosen(
  left: Partial<Record<ProductId, DraftValues>>,
  productId: ProductId,
  values: Partial<DraftValues>,
): Partial<Record<ProductId, DraftValues>> {
  const entries = Object.entries(left).map(([id, had]) => {
    const foreign = foreignChoices(productId, had);
    const chosen = CLINICAL_FIELDS.filter((field) => field in values && !foreign.includes(field));
    const none = Object.fromEntries(chosen.map((field) => [field, null]));
    return [id, { ...had, ...none, ...('teeth' in values && { teeth: foreignMarks(productId, had.teeth) }) }];
  });
  return Object.fromEntries(entries) as typeof left;
}

function foreignMarks(productId: ProductId, chart: Teeth | null): Teeth | null {
  const own: readonly string[] = CLINICAL_CHOICES[productId].teeth;
  const marked = Object.entries(teethByMark(chart ?? {}));
  return toothChart(Object.fromEntries(marked.filter(([mark]) => !own.includes(mark))));
}

function fieldsOf(values: Partial<DraftValues>): DraftField[] {
  return Object.keys(values) as DraftField[];
}
