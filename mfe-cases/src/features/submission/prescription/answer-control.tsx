import {
  PRESCRIPTION_FIELDS,
  type PrescriptionField,
  type PrescriptionFieldName,
} from '@portal/shared/contract';
import { Checkbox, Input, Radio, Select } from 'antd';
import { useIntl } from 'react-intl';
import { prescriptionChoiceText, type Answer } from '../../../components/case-fields/prescription-texts';
import { prescriptionMessages } from '../../../components/case-fields/prescription.messages';
import styles from '../submission.module.css';

interface AnswerControlProps {
  readonly name: PrescriptionFieldName;
  readonly label: string;
  readonly answer: NonNullable<Answer> | null;
  onAnswer(answer: Answer): void;
}

/** The control of a question, by the kind of its field. The values are those of the contract's table. */
export function AnswerControl({ name, label, answer, onAnswer }: AnswerControlProps) {
  const intl = useIntl();
  const field: PrescriptionField = PRESCRIPTION_FIELDS[name];
  const send = (value: unknown) => onAnswer(value as Answer);
  switch (field.kind) {
    case 'text':
      return (
        <Input.TextArea
          aria-label={label}
          dir="auto"
          className={styles.counted ?? ''}
          showCount
          autoSize={{ minRows: 2, maxRows: 6 }}
          maxLength={field.maxLength}
          value={answer ?? ''}
          onChange={({ target }) => send(target.value)}
        />
      );
    case 'choices':
      return (
        <Checkbox.Group
          role="group"
          aria-label={label}
          value={[...(answer ?? [])]}
          options={field.choices.map((value) => ({
            value,
            label: prescriptionChoiceText(name, value, intl),
          }))}
          onChange={send}
        />
      );
    case 'shade':
      return (
        <Select
          aria-label={label}
          allowClear
          style={{ width: 160 }}
          value={answer}
          placeholder={intl.formatMessage(prescriptionMessages.notYet)}
          options={field.choices.map((value) => ({ value, label: value }))}
          onChange={(value: unknown) => send(value ?? null)}
        />
      );
    default:
      return (
        <Radio.Group
          aria-label={label}
          value={answer ?? ''}
          options={[
            ...field.choices.map((value) => ({ value, label: prescriptionChoiceText(name, value, intl) })),
            { value: '', label: intl.formatMessage(prescriptionMessages.leftToLab) },
          ]}
          onChange={({ target }) => send(target.value === '' ? null : target.value)}
        />
      );
  }
}
