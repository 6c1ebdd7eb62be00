import { isSubmissionField, SUBMISSION_FIELDS } from '../../../components/case-fields/submission-fields';

/** The steps of a submission in order. Any of them can be opened directly. */
export const STEPS = ['patient', 'clinical', 'records', 'review'] as const;
export type Step = (typeof STEPS)[number];

export function isStep(text: string | null): text is Step {
  return STEPS.some((step) => step === text);
}

/**
 * The step in which a missing field is filled in. A name that is no field is a slot, and slots are in the step of the
 * records.
 */
export function stepOf(missingField: string): Step {
  return isSubmissionField(missingField) ? SUBMISSION_FIELDS[missingField].step : 'records';
}

/** The step at which a submission is resumed: the first one that lacks something. */
export function firstOpenStep(missingFields: readonly string[]): Step {
  return (
    STEPS.find((step) => missingFields.some((missingField) => stepOf(missingField) === step)) ?? 'review'
  );
}
