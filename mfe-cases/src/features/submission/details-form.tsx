import { hasPackageType } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { Form, Input } from 'antd';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { fieldMessages } from '../../domain/case-fields.messages';
import { ChoiceField } from './choice-field';
import { CHOICES } from './choices';
import { differing, type DraftField, type DraftValues } from './draft-values';
import { GAP_PREFIX } from './gap-id';
import { submissionMessages } from './submission.messages';
import { submissionActions as actions, type Draft } from './submission.slice';
import { shownValues } from './use-draft';

interface DetailsFormProps {
  readonly uuid: string;
  readonly draft: Draft;
  /** Errors the server found, by field. */
  readonly errors: Partial<Record<DraftField, string>>;
  readonly disabled: boolean;
}

/** The fields of a submission. Every change goes to the draft, which saves it. */
export function DetailsForm({ uuid, draft, errors, disabled }: DetailsFormProps) {
  const dispatch = useDispatch();
  const { configuration } = useSession();
  const [form] = Form.useForm<DraftValues>();
  const values = shownValues(draft);
  useShown(form, draft);

  return (
    <Form<DraftValues>
      form={form}
      name={GAP_PREFIX}
      layout="vertical"
      requiredMark={false}
      disabled={disabled}
      initialValues={values}
      onValuesChange={(changed: Partial<DraftValues>) =>
        dispatch(actions.draftChanged({ uuid, values: changed }))
      }
      onBlur={() => dispatch(actions.flushRequested({ uuid }))}
    >
      <PatientField {...(errors.patientName && { error: errors.patientName })} />
      <ChoiceField field="productId" choices={CHOICES.productId} error={errors.productId} />
      <ChoiceField field="impressionType" choices={CHOICES.impressionType} error={errors.impressionType} />
      <ChoiceField field="arch" choices={CHOICES.arch} error={errors.arch} />
      {configuration && hasPackageType(values, configuration) && (
        <ChoiceField field="packageType" choices={CHOICES.packageType} error={errors.packageType} />
      )}
      {configuration?.isPatientTypeAllowed && (
        <ChoiceField field="patientType" choices={CHOICES.patientType} error={errors.patientType} />
      )}
      <TextFields />
    </Form>
  );
}

/** Shows what arrived from elsewhere, without touching what is being typed. */
function useShown(form: ReturnType<typeof Form.useForm<DraftValues>>[0], draft: Draft): void {
  useEffect(() => {
    form.setFieldsValue(differing(form.getFieldsValue(true) as Partial<DraftValues>, shownValues(draft)));
  }, [form, draft]);
}

function PatientField({ error }: { error?: string }) {
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
      <Input maxLength={120} autoComplete="off" />
    </Form.Item>
  );
}

function TextFields() {
  const { formatMessage } = useIntl();
  return (
    <>
      <Form.Item
        name="clientReferenceId"
        label={formatMessage(fieldMessages.clientReferenceId)}
        extra={formatMessage(submissionMessages.referenceHint)}
      >
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="notes"
        label={formatMessage(fieldMessages.notes)}
        extra={formatMessage(submissionMessages.notesHint)}
      >
        <Input.TextArea dir="auto" maxLength={4_000} rows={5} />
      </Form.Item>
    </>
  );
}
