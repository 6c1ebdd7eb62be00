import { CLINICAL_CHOICES, type ProductId } from '@portal/shared/contract';
import { useSession } from '@portal/shared/session';
import { Form, Radio } from 'antd';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { fieldMessages } from '../../../components/case-fields/case-fields.messages';
import {
  choiceText,
  preferenceText,
  type PreferenceField,
} from '../../../components/case-fields/clinical-texts';
import type { SubmissionFieldName } from '../../../components/case-fields/submission-fields';
import { errorProps } from './error-props';

interface ChoiceFieldProps {
  readonly name: SubmissionFieldName;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly error: string | undefined;
  /** The first option is 'nothing chosen', with the empty text as its value. */
  readonly isOptional?: boolean;
}

/** Radio buttons cannot hold null, so the form shows null as the empty text. */
const NULLABLE = {
  getValueProps: (value: unknown) => ({ value: value ?? '' }),
  normalize: (value: unknown) => (value === '' ? null : value),
};

/** A field with few values, all of them visible. */
function ChoiceField({ name, choices, error, isOptional = false }: ChoiceFieldProps) {
  const label = useIntl().formatMessage(fieldMessages[name]);
  return (
    <Form.Item name={name} label={label} {...(isOptional && NULLABLE)} {...errorProps(error)}>
      <Radio.Group aria-label={label} options={[...choices]} />
    </Form.Item>
  );
}

interface NamedChoiceFieldProps extends Pick<ChoiceFieldProps, 'name' | 'error'> {
  readonly names: Readonly<Record<string, string | MessageDescriptor>>;
}

/** A choice between values that have names. */
export function NamedChoiceField({ names, ...props }: NamedChoiceFieldProps) {
  const { formatMessage } = useIntl();
  const choices = Object.entries(names).map(([value, label]) => ({
    value,
    label: typeof label === 'string' ? label : formatMessage(label),
  }));
  return <ChoiceField {...props} choices={choices} />;
}

interface PreferenceChoiceProps extends Pick<ChoiceFieldProps, 'error'> {
  readonly field: PreferenceField;
  readonly productId: ProductId;
}

/** A choice for which the company can set a preference. Renders nothing when the product allows only one value. */
export function PreferenceChoice({ field, productId, error }: PreferenceChoiceProps) {
  const intl = useIntl();
  const { configuration } = useSession();
  const values: readonly string[] = CLINICAL_CHOICES[productId][field];
  if (values.length < 2) return null;
  const none = { value: '', label: preferenceText(field, { productId, configuration }, intl) };
  const choices = values.map((value) => ({ value, label: choiceText(field, value, intl) }));
  return <ChoiceField name={field} choices={[none, ...choices]} error={error} isOptional />;
}
