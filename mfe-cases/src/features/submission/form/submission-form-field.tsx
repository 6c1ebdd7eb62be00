import type { ProductId } from '@portal/shared/contract';
import { memo } from 'react';
import {
  SUBMISSION_FIELDS,
  type SubmissionField,
  type SubmissionFieldName,
} from '../../../components/case-fields/submission-fields';
import { PrescriptionField } from '../prescription/prescription-field';
import { TeethField } from '../dental-chart/teeth-field';
import { NamedChoiceField, PreferenceChoice } from './choice-field';
import { CustomFieldsList } from './custom-fields-list';
import { LostChoices } from './lost-choices';
import { PatientNameField, TextField } from './text-field';

interface SubmissionFormFieldProps {
  readonly uuid: string;
  readonly name: SubmissionFieldName;
  readonly productId: ProductId;
  readonly disabled: boolean;
  /** The server's refusal of the field. */
  readonly error: string | undefined;
}

export const SubmissionFormField = memo(function SubmissionFormField(props: SubmissionFormFieldProps) {
  const { uuid, name, productId, disabled, error } = props;
  const field: SubmissionField = SUBMISSION_FIELDS[name];
  switch (field.kind) {
    case 'patientName':
      return <PatientNameField maxLength={field.maxLength} error={error} />;
    case 'text':
    case 'longText': {
      const { kind, maxLength, hint } = field;
      return <TextField isLong={kind === 'longText'} {...{ name, maxLength, hint, error }} />;
    }
    case 'choice':
      return (
        <>
          <NamedChoiceField name={name} names={field.names} error={error} />
          {name === 'productId' && <LostChoices uuid={uuid} />}
        </>
      );
    case 'preference':
      return <PreferenceChoice field={field.of} productId={productId} error={error} />;
    case 'prescription':
      return <PrescriptionField uuid={uuid} error={error} />;
    case 'teeth':
      return <TeethField uuid={uuid} productId={productId} error={error} disabled={disabled} />;
    case 'customFields':
      return <CustomFieldsList error={error} disabled={disabled} />;
  }
});
