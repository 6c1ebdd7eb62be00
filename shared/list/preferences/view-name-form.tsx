import { Button, Form, Input } from 'antd';
import { useIntl } from 'react-intl';
import { viewMessages } from './preferences.messages';

interface ViewNameFormProps {
  readonly initial?: string;
  readonly label: string;
  readonly submit: string;
  /** Names that it must not be. */
  readonly taken?: readonly string[];
  readonly autoFocus?: boolean;
  onName(name: string): void;
}

/** Asks for the name of a view. */
export function ViewNameForm({
  initial = '',
  label,
  submit,
  taken = [],
  autoFocus,
  onName,
}: ViewNameFormProps) {
  const { formatMessage } = useIntl();
  const [form] = Form.useForm<{ name: string }>();
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ name: initial }}
      onFinish={({ name }) => {
        form.resetFields();
        onName(name.trim());
      }}
    >
      <Form.Item
        name="name"
        label={label}
        style={{ marginBlockEnd: 8 }}
        rules={[
          { required: true, whitespace: true, message: formatMessage(viewMessages.nameNeeded) },
          {
            message: formatMessage(viewMessages.nameTaken),
            validator: async (_rule, name: string) => {
              if (taken.includes(name.trim())) throw new Error('taken');
            },
          },
        ]}
      >
        <Input maxLength={60} autoFocus={autoFocus ?? false} />
      </Form.Item>
      <Button htmlType="submit">{submit}</Button>
    </Form>
  );
}
