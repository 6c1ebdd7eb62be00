import { Form, Input, type FormItemProps } from 'antd';

interface ReasonFieldProps extends Pick<FormItemProps, 'style'> {
  readonly placeholder?: string;
}

/** Why something is changed. Every change has one. */
export function ReasonField({ placeholder = 'As others will read it in a year', style }: ReasonFieldProps) {
  return (
    <Form.Item
      name="reason"
      label="Reason, for the audit trail"
      rules={[{ required: true, whitespace: true, message: 'Please say why.' }]}
      {...(style && { style })}
    >
      <Input maxLength={500} placeholder={placeholder} />
    </Form.Item>
  );
}
