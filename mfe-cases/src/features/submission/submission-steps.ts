import type { DraftField } from './draft-values';

/** The steps of a submission, in the order in which they are gone through; any can be jumped to. */
export const STEPS = ['patient', 'clinical', 'records', 'review'] as const;
export type Step = (typeof STEPS)[number];

const FIELDS: Partial<Record<Step, readonly DraftField[]>> = {
  patient: ['patientName', 'productId', 'packageType', 'patientType', 'clientReferenceId', 'customFields'],
  clinical: ['arch', 'trimLine', 'offset', 'material', 'teeth', 'notes'],
};

export function isStep(text: string | null): text is Step {
  return STEPS.some((step) => step === text);
}

/** The step in which a gap is filled: that of its field, else that of the records, whose slots and kind of impression it is. */
export function stepOf(gap: string): Step {
  return STEPS.find((step) => FIELDS[step]?.some((field) => field === gap)) ?? 'records';
}

/** Where a submission is resumed: at the first step that lacks something. */
export function firstOpenStep(gaps: readonly string[]): Step {
  return STEPS.find((step) => gaps.some((gap) => stepOf(gap) === step)) ?? 'review';
}
