import { CLINICAL_CHOICES, preferredChoices, type ProductId } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { Form, Input } from 'antd';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../../domain/case-fields.messages';
import { CHOSEN_FIELDS, choiceText, preferenceText, type ChosenField } from '../../domain/clinical-facts';
import { ChoiceField } from './choice-field';
import { CHOICES, type Choice } from './choices';
import { DraftForm, type StepFormProps } from './draft-form';
import { submissionMessages } from './submission.messages';
import { TeethField } from './teeth-field';
import { shownValues } from './use-draft';

/** How the treatment is to be made: the choices that the product has, with the company's preferences unless changed (CA-18). */
export function ClinicalStep(props: StepFormProps) {
  const { errors, disabled } = props;
  const { productId } = shownValues(props.draft);
  return (
    <DraftForm {...props}>
      <ChoiceField field="arch" choices={CHOICES.arch} error={errors.arch} />
      {CHOSEN_FIELDS.map((field) => (
        <ChosenChoice key={field} field={field} productId={productId} error={errors[field]} />
      ))}
      <TeethField productId={productId} error={errors.teeth} disabled={disabled} />
      <NotesField />
    </DraftForm>
  );
}

interface ChosenChoiceProps {
  readonly field: ChosenField;
  readonly productId: ProductId;
  readonly error: string | undefined;
}

/** A choice of which the company may have a preference; nothing where there is nothing to choose between. */
function ChosenChoice({ field, productId, error }: ChosenChoiceProps) {
  const { formatMessage } = useIntl();
  const { configuration } = useSession();
  const values: readonly string[] = CLINICAL_CHOICES[productId][field];
  if (values.length < 2) return null;
  const preferred = configuration && preferredChoices(productId, configuration)[field];
  const choices = values.map((value): Choice => ({ value, label: choiceText(field, value, formatMessage) }));
  const none = { value: '', label: preferenceText(field, preferred, formatMessage) };
  return <ChoiceField field={field} choices={[none, ...choices]} error={error} isOptional />;
}

function NotesField() {
  const { formatMessage } = useIntl();
  return (
    <Form.Item
      name="notes"
      label={formatMessage(fieldMessages.notes)}
      extra={formatMessage(submissionMessages.notesHint)}
    >
      <Input.TextArea dir="auto" maxLength={4_000} rows={5} />
    </Form.Item>
  );
}
