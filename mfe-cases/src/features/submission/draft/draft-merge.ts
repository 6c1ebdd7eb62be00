import {
  contradictoryTooth,
  foreignAnswers,
  foreignChoices,
  teethByMark,
  toothChart,
  type LastPrescription,
} from '@portal/shared/contract';
import { SUBMISSION_FIELD_NAMES } from '../../../components/case-fields/submission-fields';
import {
  CLINICAL_FIELDS,
  completeAnswers,
  differing,
  isSame,
  presetHabits,
  withLostChoices,
  type DraftField,
  type DraftValues,
} from './draft-values';

/** What one person changed of a case, and what somebody else made of it meanwhile. */
export interface Versions {
  /** What both began with. */
  readonly base: DraftValues;
  readonly unsaved: Partial<DraftValues>;
  readonly theirs: DraftValues;
  /** A submission sends what its sender saw: nothing of it may have changed, also where they changed nothing themselves. */
  readonly isSubmission: boolean;
  /** What a prescription begins with; null until it is known. */
  readonly presets: LastPrescription | null;
}

/** A value that can be changed by itself: a field, an answer of the prescription, or the teeth that have a mark. */
interface Part {
  readonly field: DraftField;
  /** Its own among all parts, and the key of the fact that shows it. */
  readonly name: string;
  readonly ours: unknown;
  readonly theirs: unknown;
  readonly isOurChange: boolean;
  readonly isTheirChange: boolean;
  readonly isDifferent: boolean;
}

/** What a product decides. As a whole it is either person's: answers for one product are none for another. */
const PRODUCT_FIELDS: readonly DraftField[] = ['productId', 'prescription', ...CLINICAL_FIELDS];

/** Names of the parts that both changed, each to another value. */
export function clashesOf(versions: Versions): readonly string[] {
  return clashesAmong(partsOf(versions), versions).map(({ name }) => name);
}

/**
 * What is unsaved upon the newer version, where both have their changes.
 * @param winner whose value stands where both changed the same
 */
export function merge(versions: Versions, winner: 'ours' | 'theirs'): Partial<DraftValues> {
  const parts = partsOf(versions);
  const clashes = clashesAmong(parts, versions);
  const merged = join(parts, (part) => (clashes.includes(part) ? part[winner] : bothOf(part)));
  const { productId } = merged;
  const isNewProduct = productId !== versions.theirs.productId;
  return differing(
    versions.theirs,
    isNewProduct ? { ...merged, ...withLostChoices({ productId }, merged) } : merged,
  );
}

function clashesAmong(parts: readonly Part[], versions: Versions): readonly Part[] {
  const clashing = parts.filter(
    ({ isDifferent, isOurChange, isTheirChange }) =>
      isDifferent && isTheirChange && (isOurChange || versions.isSubmission),
  );
  const whole: readonly DraftField[] = [
    ...(doProductsClash(parts, versions) ? PRODUCT_FIELDS : []),
    // Marks exclude each other, so that a chart is of both only where no tooth of it suffers by that.
    ...(clashing.some(({ field }) => field === 'teeth') || isContradictory(parts)
      ? (['teeth'] as const)
      : []),
  ];
  return parts.filter((part) => clashing.includes(part) || (part.isDifferent && whole.includes(part.field)));
}

/** Whether somebody else chose a product that does not have what was chosen here. */
function doProductsClash(parts: readonly Part[], { unsaved, theirs, isSubmission }: Versions): boolean {
  const product = parts.find(({ name }) => name === 'productId');
  if (!product?.isTheirChange || !product.isDifferent) return false;
  const { prescription, ...chosen } = join(
    parts.filter(({ isOurChange }) => isOurChange),
    ({ ours }) => ours,
  );
  const foreign = [
    ...foreignChoices(theirs.productId, chosen),
    ...foreignAnswers(theirs.productId, prescription),
  ];
  return isSubmission || 'productId' in unsaved || foreign.length > 0;
}

function isContradictory(parts: readonly Part[]): boolean {
  return contradictoryTooth(join(parts, bothOf).teeth ?? {}) !== undefined;
}

function bothOf({ isOurChange, ours, theirs }: Part): unknown {
  return isOurChange ? ours : theirs;
}

function partsOf(versions: Versions): readonly Part[] {
  const { base, unsaved, theirs } = versions;
  const ours = { ...base, ...unsaved };
  const [oursSeen, theirsSeen] = [asSeen(versions, ours), asSeen(versions, theirs)];
  const habits = presetHabits(versions.presets, ours);
  return SUBMISSION_FIELD_NAMES.flatMap((field) => {
    const [began, here, there] = [base, ours, theirs].map((values) => split(field, values)) as [
      Parts,
      Parts,
      Parts,
    ];
    // Nobody chose it: it gives way to an answer, or a product, that somebody else did choose.
    const isAsPreset = (name: string) =>
      field === 'prescription' && !(name in began) && name in habits && isSamePart(name, here, habits);
    return [...new Set([began, here, there].flatMap((parts) => Object.keys(parts)))].map((name) => ({
      field,
      name,
      ours: here[name],
      theirs: there[name],
      isOurChange:
        field in unsaved &&
        (name === field || !isSamePart(name, began, here)) &&
        !(isAsPreset(name) && (name in there || theirs.productId !== base.productId)),
      isTheirChange: !isSamePart(name, began, there),
      isDifferent: !isSamePart(name, split(field, oursSeen), split(field, theirsSeen)),
    }));
  });
}

/** What is submitted is the prescription as it is seen, with what is preset for the rest. */
function asSeen({ isSubmission, presets }: Versions, values: DraftValues): DraftValues {
  if (!isSubmission || !presets) return values;
  return {
    ...values,
    prescription: completeAnswers(presets, { ...values, withTs: false }, values.prescription),
  };
}

type Parts = Readonly<Record<string, unknown>>;

function split(field: DraftField, values: DraftValues): Parts {
  if (field === 'prescription') return values.prescription ?? {};
  return field === 'teeth' ? teethByMark(values.teeth ?? {}) : { [field]: values[field] };
}

function isSamePart(name: string, one: Parts, other: Parts): boolean {
  const isField = SUBMISSION_FIELD_NAMES.some((field) => field === name);
  // As an object, where a missing answer, which follows its preset, is not the same as one that is left to the lab.
  const valueOf = (parts: Parts) => (isField ? parts[name] : name in parts ? { [name]: parts[name] } : {});
  return isSame(valueOf(one), valueOf(other));
}

function join(parts: readonly Part[], valueOf: (part: Part) => unknown): DraftValues {
  const entries = SUBMISSION_FIELD_NAMES.map((field) => {
    const own = parts.filter((part) => part.field === field && valueOf(part) !== undefined);
    const values = Object.fromEntries(own.map((part) => [part.name, valueOf(part)]));
    if (field === 'prescription') return [field, own.length > 0 ? values : null];
    return [field, field === 'teeth' ? toothChart(values) : values[field]];
  });
  return Object.fromEntries(entries) as DraftValues;
}
