import { hasPackageType } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { Form, Input } from 'antd';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../../domain/case-fields.messages';
import { ChoiceField } from './choice-field';
import { CHOICES } from './choices';
import { CustomFieldsList } from './custom-fields-list';
import { DraftForm, type StepFormProps } from './draft-form';
import { submissionMessages } from './submission.messages';
import { shownValues } from './use-draft';

/** Whom the case is for and what is ordered, as far as the company's configuration asks (CA-18). */
export function PatientStep(props: StepFormProps) {
  const { errors, disabled } = props;
  const { configuration } = useSession();
  const values = shownValues(props.draft);
  return (
    <DraftForm {...props}>
      <PatientField autoFocus={values.patientName === ''} error={errors.patientName} />
      <ChoiceField field="productId" choices={CHOICES.productId} error={errors.productId} />
      {configuration && hasPackageType(values, configuration) && (
        <ChoiceField field="packageType" choices={CHOICES.packageType} error={errors.packageType} />
      )}
      {configuration?.isPatientTypeAllowed && (
        <ChoiceField field="patientType" choices={CHOICES.patientType} error={errors.patientType} />
      )}
      <ReferenceField />
      {configuration?.isCustomFieldAllowed && (
        <CustomFieldsList disabled={disabled} error={errors.customFields} />
      )}
    </DraftForm>
  );
}

/** A case that was just created begins with the name it lacks. */
function PatientField({ autoFocus, error }: { autoFocus: boolean; error: string | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <Form.Item
      name="patientName"
      label={formatMessage(fieldMessages.patientName)}
      rules={[
        { required: true, whitespace: true, message: formatMessage(submissionMessages.patientRequired) },
      ]}
      {...(error && { help: error, validateStatus: 'error' as const })}
    >
      <Input autoFocus={autoFocus} maxLength={120} autoComplete="off" />
    </Form.Item>
  );
}

function ReferenceField() {
  const { formatMessage } = useIntl();
  return (
    <Form.Item
      name="clientReferenceId"
      label={formatMessage(fieldMessages.clientReferenceId)}
      extra={formatMessage(submissionMessages.referenceHint)}
    >
      <Input maxLength={60} autoComplete="off" />
    </Form.Item>
  );
}
