import { Form, Input } from 'antd';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { fieldMessages } from '../../../components/case-fields/case-fields.messages';
import type { SubmissionFieldName } from '../../../components/case-fields/submission-fields';
import styles from '../submission.module.css';
import { submissionMessages } from '../submission.messages';
import { errorProps } from './error-props';

interface TextFieldProps {
  readonly name: SubmissionFieldName;
  readonly isLong: boolean;
  readonly maxLength: number;
  readonly hint: MessageDescriptor;
  readonly error: string | undefined;
}

/** An optional text, on one line or several. */
export function TextField({ name, isLong, maxLength, hint, error }: TextFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <Form.Item
      name={name}
      label={formatMessage(fieldMessages[name])}
      extra={formatMessage(hint)}
      {...errorProps(error)}
    >
      {isLong ? (
        <Input.TextArea
          dir="auto"
          className={styles.counted ?? ''}
          showCount
          maxLength={maxLength}
          rows={5}
        />
      ) : (
        <Input maxLength={maxLength} autoComplete="off" />
      )}
    </Form.Item>
  );
}

/** The patient's name. Focused when it is still empty, so that a new case begins there. */
export function PatientNameField({ maxLength, error }: Pick<TextFieldProps, 'maxLength' | 'error'>) {
  const { formatMessage } = useIntl();
  const form = Form.useFormInstance();
  const [isNew] = useState(() => form.getFieldValue('patientName') === '');
  return (
    <Form.Item
      name="patientName"
      label={formatMessage(fieldMessages.patientName)}
      rules={[
        { required: true, whitespace: true, message: formatMessage(submissionMessages.patientRequired) },
      ]}
      {...errorProps(error)}
    >
      <Input autoFocus={isNew} maxLength={maxLength} autoComplete="off" />
    </Form.Item>
  );
}
