import { Form, Radio } from 'antd';
import { useIntl } from 'react-intl';
import { fieldMessages } from '../../domain/case-fields.messages';
import type { CHOICES, Choice } from './choices';

interface ChoiceFieldProps {
  readonly field: keyof typeof CHOICES;
  readonly choices: readonly Choice[];
  readonly error: string | undefined;
}

/** A field with few values, all of them in sight. */
export function ChoiceField({ field, choices, error }: ChoiceFieldProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage(fieldMessages[field]);
  return (
    <Form.Item name={field} label={label} {...(error && { help: error, validateStatus: 'error' as const })}>
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
