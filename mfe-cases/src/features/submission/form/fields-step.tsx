import { useSession } from '@portal/shared/session';
import { shallowEqual } from '@portal/shared/redux';
import {
  isOffered,
  SUBMISSION_FIELD_NAMES,
  SUBMISSION_FIELDS,
  type FieldStep,
} from '../../../components/case-fields/submission-fields';
import { isBeingSubmitted, shownValues, useDraftPart } from '../draft/draft-parts';
import { DraftForm } from './draft-form';
import { SubmissionFormField } from './submission-form-field';

interface FieldsStepProps {
  readonly uuid: string;
  readonly step: FieldStep;
  /** The server's refusals by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly isEnabled: boolean;
}

/** The fields of a step, without those that product or company do not have (CA-18). */
export function FieldsStep({ uuid, step, errors, isEnabled }: FieldsStepProps) {
  const { configuration } = useSession();
  const names = useDraftPart(
    uuid,
    (draft) => {
      const values = shownValues(draft);
      return SUBMISSION_FIELD_NAMES.filter(
        (name) => SUBMISSION_FIELDS[name].step === step && isOffered(name, values, configuration),
      );
    },
    shallowEqual,
  );
  const productId = useDraftPart(uuid, (draft) => shownValues(draft).productId);
  const isBusy = useDraftPart(uuid, isBeingSubmitted);
  const disabled = !isEnabled || isBusy;
  return (
    <DraftForm uuid={uuid} disabled={disabled}>
      {names.map((name) => (
        <SubmissionFormField key={name} {...{ uuid, name, productId, disabled }} error={errors[name]} />
      ))}
    </DraftForm>
  );
}
