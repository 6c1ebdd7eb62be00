import type { Case, CaseChange } from '@portal/shared/contract';

/** The fields that a submission fills in. Texts are empty where nothing is said. */
export interface DraftValues {
  readonly patientName: string;
  readonly productId: Case['productId'];
  readonly impressionType: Case['impressionType'];
  readonly arch: Case['arch'];
  readonly packageType: Case['packageType'];
  readonly patientType: Case['patientType'];
  readonly clientReferenceId: string;
  readonly notes: string;
}
export type DraftField = keyof DraftValues;

/** A case as the form shows it. */
export function toDraftValues(subject: Case): DraftValues {
  const { patientName, productId, impressionType, arch, packageType, patientType } = subject;
  return {
    patientName,
    productId,
    impressionType,
    arch,
    packageType,
    patientType,
    clientReferenceId: subject.clientReferenceId ?? '',
    notes: subject.notes ?? '',
  };
}

/** What was changed, as the server takes it: trimmed, null for what was emptied, without what may not be empty. */
export function toCaseChange(values: Partial<DraftValues>): CaseChange {
  const { patientName, impressionType, arch, clientReferenceId, notes, ...rest } = values;
  return {
    ...rest,
    ...(patientName?.trim() && { patientName: patientName.trim() }),
    ...(impressionType && { impressionType }),
    ...(arch && { arch }),
    ...(clientReferenceId !== undefined && { clientReferenceId: clientReferenceId.trim() || null }),
    ...(notes !== undefined && { notes: notes.trim() || null }),
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
  return typeof one === 'string' && typeof other === 'string' ? one.trim() === other.trim() : one === other;
}

function fieldsOf(values: Partial<DraftValues>): DraftField[] {
  return Object.keys(values) as DraftField[];
}
