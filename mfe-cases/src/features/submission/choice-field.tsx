import { Form, Radio } from 'antd';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../../domain/case-fields.messages';
import type { Choice } from './choices';
import type { DraftField } from './draft-values';

interface ChoiceFieldProps {
  readonly field: DraftField & keyof typeof fieldMessages;
  readonly choices: readonly Choice[];
  readonly error: string | undefined;
  /** The first choice is to choose nothing; its value is the empty text. */
  readonly isOptional?: boolean;
}

/** A control cannot hold null: nothing chosen is the empty text there. */
const NULLABLE = {
  getValueProps: (value: unknown) => ({ value: value ?? '' }),
  normalize: (value: unknown) => (value === '' ? null : value),
};

/** A field with few values, all of them in sight. */
export function ChoiceField({ field, choices, error, isOptional = false }: ChoiceFieldProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage(fieldMessages[field]);
  return (
    <Form.Item
      name={field}
      label={label}
      {...(isOptional && NULLABLE)}
      {...(error && { help: error, validateStatus: 'error' as const })}
    >
      <Radio.Group
        aria-label={label}
        options={choices.map((choice) => ({
          value: choice.value,
          label: typeof choice.label === 'string' ? choice.label : formatMessage(choice.label),
        }))}
      />
    </Form.Item>
  );
}
