import { api, toErrorData } from '@portal/shared/api';
import { PortalError } from '@portal/shared/errors';
import { useSession } from '@portal/shared/session';
import { Button, Form, Input, type FormRule } from 'antd';
import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useDispatch } from 'react-redux';
import { noticesOfFailure, tell } from '../../notices';
import { NewPasswordFields, newPasswordError } from '../../new-password';
import { accountMessages } from './account.messages';

interface Values {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly repeated: string;
}

export function ResetPasswordForm() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { user } = useSession();
  const [form] = Form.useForm<Values>();
  const [isRunning, setRunning] = useState(false);
  const isFilled = useIsFilled(form);

  async function save({ oldPassword, newPassword }: Values): Promise<void> {
    setRunning(true);
    try {
      await api.call('PUT /contact/resetPassword', { body: { oldPassword, newPassword } }, { quiet: true });
      form.resetFields();
      dispatch(tell({ kind: 'success', name: 'passwordChanged' }));
    } catch (error) {
      const weakness = newPasswordError(error, 'newPassword', intl);
      if (error instanceof PortalError && error.code === 'wrongCredentials') {
        form.setFields([{ name: 'oldPassword', errors: [intl.formatMessage(accountMessages.wrong)] }]);
      } else if (weakness !== null) {
        form.setFields([{ name: 'newPassword', errors: [weakness] }]);
      } else {
        for (const notice of noticesOfFailure(toErrorData(error))) dispatch(tell(notice));
      }
    } finally {
      setRunning(false);
    }
  }
  return (
    <Form<Values> form={form} layout="vertical" requiredMark={false} onFinish={(values) => void save(values)}>
      {/* Password managers want to know whose password this is. */}
      <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <Form.Item
        name="oldPassword"
        label={intl.formatMessage(accountMessages.oldPassword)}
        rules={[{ required: true, message: intl.formatMessage(accountMessages.required) }]}
      >
        <Input.Password size="large" autoComplete="current-password" dir="ltr" />
      </Form.Item>
      <NewPasswordFields name="newPassword" rules={[isDifferent(intl)]} />
      <Button
        type="primary"
        size="large"
        htmlType="submit"
        disabled={!isFilled || isRunning}
        loading={isRunning}
      >
        {intl.formatMessage(accountMessages.submit)}
      </Button>
    </Form>
  );
}

function useIsFilled(form: ReturnType<typeof Form.useForm<Values>>[0]): boolean {
  const values = Form.useWatch([], form) as Partial<Values> | undefined;
  return Boolean(values?.oldPassword && values.newPassword && values.repeated);
}

const isDifferent =
  ({ formatMessage }: IntlShape): FormRule =>
  ({ getFieldValue }) => ({
    validator: (_, value) =>
      value && value === getFieldValue('oldPassword')
        ? Promise.reject(new Error(formatMessage(accountMessages.same)))
        : Promise.resolve(),
  });
