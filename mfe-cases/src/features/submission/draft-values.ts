import { foreignChoices, type Case, type CaseChange } from '@portal/shared/contract';
import { toRecord, toRows, type CustomFieldRows } from './custom-fields';

/** The fields that a submission fills in. Texts are empty where nothing is said. */
export interface DraftValues {
  readonly patientName: string;
  readonly productId: Case['productId'];
  readonly impressionType: Case['impressionType'];
  readonly arch: Case['arch'];
  readonly trimLine: Case['trimLine'];
  readonly offset: Case['offset'];
  readonly material: Case['material'];
  readonly teeth: Case['teeth'];
  readonly packageType: Case['packageType'];
  readonly patientType: Case['patientType'];
  readonly clientReferenceId: string;
  readonly notes: string;
  readonly customFields: CustomFieldRows;
}
export type DraftField = keyof DraftValues;

/** A case as the form shows it. */
export function toDraftValues(subject: Case): DraftValues {
  const { patientName, productId, impressionType, arch, packageType, patientType } = subject;
  const { trimLine, offset, material, teeth } = subject;
  return {
    patientName,
    productId,
    impressionType,
    arch,
    trimLine,
    offset,
    material,
    teeth,
    packageType,
    patientType,
    clientReferenceId: subject.clientReferenceId ?? '',
    notes: subject.notes ?? '',
    customFields: toRows(subject.customFields),
  };
}

/** What was changed, as the server takes it: trimmed, null for what was emptied, without what may not be empty. */
export function toCaseChange(values: Partial<DraftValues>): CaseChange {
  const { patientName, impressionType, arch, clientReferenceId, notes, customFields, ...rest } = values;
  return {
    ...rest,
    ...(patientName?.trim() && { patientName: patientName.trim() }),
    ...(impressionType && { impressionType }),
    ...(arch && { arch }),
    ...(clientReferenceId !== undefined && { clientReferenceId: clientReferenceId.trim() || null }),
    ...(notes !== undefined && { notes: notes.trim() || null }),
    ...(customFields && { customFields: toRecord(customFields) }),
  };
}

export interface SplitValues {
  readonly sendable: Partial<DraftValues>;
  /** Emptied, though the server does not let it be empty: kept until it is filled in again. */
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

/** Whether somebody else changed one of the fields that were also changed here, to something else. */
export function doClash(unsaved: Partial<DraftValues>, base: DraftValues, theirs: DraftValues): boolean {
  return fieldsOf(unsaved).some(
    (field) => !isSame(base[field], theirs[field]) && !isSame(unsaved[field], theirs[field]),
  );
}

export function areSame(one: DraftValues, other: DraftValues): boolean {
  return fieldsOf(one).every((field) => isSame(one[field], other[field]));
}

/**
 * The fields that a form should be set to: those whose value is another than the form shows. White space at the ends does
 * not count, or a space would vanish under the fingers of someone who types while the words before it are being saved.
 */
export function differing(shown: Partial<DraftValues>, values: DraftValues): Partial<DraftValues> {
  return Object.fromEntries(
    fieldsOf(values)
      .filter((field) => !isSame(shown[field], values[field]))
      .map((field) => [field, values[field]]),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return comparable(one) === comparable(other);
}

/** Own fields without a name count as little as white space; the order in which the server keeps names is its own. */
function comparable(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return comparable(toRecord(value as CustomFieldRows));
  return typeof value === 'object' && value !== null ? JSON.stringify(Object.entries(value).sort()) : value;
}

/** A change with what a change of product takes away: choices that the new one does not have. */
export function withLostChoices(changed: Partial<DraftValues>, values: DraftValues): Partial<DraftValues> {
  const lost = changed.productId ? foreignChoices(changed.productId, values) : [];
  return { ...changed, ...Object.fromEntries(lost.map((field) => [field, null])) };
}

function fieldsOf(values: Partial<DraftValues>): DraftField[] {
  return Object.keys(values) as DraftField[];
}
