import { api, toErrorData } from '@portal/shared/api';
import { LIMITS } from '@portal/shared/contract';
import { PortalError } from '@portal/shared/errors';
import { useSession } from '@portal/shared/session';
import { Button, Form, Input, type FormRule } from 'antd';
import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useDispatch } from 'react-redux';
import { noticesOfFailure, tell } from '../../notices';
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
      if (error instanceof PortalError && error.code === 'wrongCredentials') {
        form.setFields([{ name: 'oldPassword', errors: [intl.formatMessage(accountMessages.wrong)] }]);
      } else {
        for (const notice of noticesOfFailure(toErrorData(error))) dispatch(tell(notice));
      }
    } finally {
      setRunning(false);
    }
  }
  return (
    <Form<Values>
      form={form}
      layout="vertical"
      size="large"
      requiredMark={false}
      onFinish={(values) => void save(values)}
    >
      {/* Password managers want to know whose password this is. */}
      <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <Form.Item
        name="oldPassword"
        label={intl.formatMessage(accountMessages.oldPassword)}
        rules={[required(intl)]}
      >
        <Input.Password autoComplete="current-password" dir="ltr" />
      </Form.Item>
      <Form.Item
        name="newPassword"
        label={intl.formatMessage(accountMessages.newPassword)}
        extra={intl.formatMessage(accountMessages.newPasswordHint, { count: LIMITS.passwordLength })}
        rules={[required(intl), longEnough(intl), isDifferent(intl)]}
      >
        <Input.Password autoComplete="new-password" dir="ltr" />
      </Form.Item>
      <Form.Item
        name="repeated"
        label={intl.formatMessage(accountMessages.repeated)}
        dependencies={['newPassword']}
        rules={[required(intl), isRepeated(intl)]}
      >
        <Input.Password autoComplete="new-password" dir="ltr" />
      </Form.Item>
      <Button type="primary" htmlType="submit" disabled={!isFilled || isRunning} loading={isRunning}>
        {intl.formatMessage(accountMessages.submit)}
      </Button>
    </Form>
  );
}

function useIsFilled(form: ReturnType<typeof Form.useForm<Values>>[0]): boolean {
  const values = Form.useWatch([], form) as Partial<Values> | undefined;
  return Boolean(values?.oldPassword && values.newPassword && values.repeated);
}

const required = ({ formatMessage }: IntlShape): FormRule => ({
  required: true,
  message: formatMessage(accountMessages.required),
});

const longEnough = ({ formatMessage }: IntlShape): FormRule => ({
  min: LIMITS.passwordLength,
  message: formatMessage(accountMessages.newPasswordHint, { count: LIMITS.passwordLength }),
});

const isDifferent =
  ({ formatMessage }: IntlShape): FormRule =>
  ({ getFieldValue }) => ({
    validator: (_, value) =>
      value && value === getFieldValue('oldPassword')
        ? Promise.reject(new Error(formatMessage(accountMessages.same)))
        : Promise.resolve(),
  });

const isRepeated =
  ({ formatMessage }: IntlShape): FormRule =>
  ({ getFieldValue }) => ({
    validator: (_, value) =>
      value && value !== getFieldValue('newPassword')
        ? Promise.reject(new Error(formatMessage(accountMessages.different)))
        : Promise.resolve(),
  });
