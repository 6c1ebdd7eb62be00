import { isSubmissionField, SUBMISSION_FIELDS } from '../../../components/case-fields/submission-fields';

/** The steps of a submission, in the order in which they are gone through; any can be jumped to. */
export const STEPS = ['patient', 'clinical', 'records', 'review'] as const;
export type Step = (typeof STEPS)[number];

export function isStep(text: string | null): text is Step {
  return STEPS.some((step) => step === text);
}

/** The step in which a gap is filled: that of its field, else that of the records, whose slot it is. */
export function stepOf(missingField: string): Step {
  return isSubmissionField(missingField) ? SUBMISSION_FIELDS[missingField].step : 'records';
}

/** Where a submission is resumed: at the first step that lacks something. */
export function firstOpenStep(missingFields: readonly string[]): Step {
  return (
    STEPS.find((step) => missingFields.some((missingField) => stepOf(missingField) === step)) ?? 'review'
  );
}
