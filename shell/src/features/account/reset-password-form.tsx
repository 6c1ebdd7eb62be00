import { api, toErrorData } from '@portal/shared/api';
import { PortalError } from '@portal/shared/errors';
import { useSession } from '@portal/shared/session';
import { fieldErrorsOf, PortalForm, SubmitButton, useFormRules, useSingleFlight } from '@portal/shared/ui';
import { Form, Input, type FormRule } from 'antd';
import { useIntl, type IntlShape } from 'react-intl';
import { useDispatch } from '@portal/shared/redux';
import { notify } from '../../notices';
import { NewPasswordFields } from '../../new-password';
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
  const { required } = useFormRules();
  const { isRunning, run } = useSingleFlight();

  async function save({ oldPassword, newPassword }: Values): Promise<void> {
    try {
      await api.call('PUT /contact/resetPassword', { body: { oldPassword, newPassword } }, { quiet: true });
      form.resetFields();
      dispatch(notify({ kind: 'success', name: 'passwordChanged' }));
    } catch (error) {
      const weaknesses = fieldErrorsOf(error, ['newPassword'], intl);
      if (error instanceof PortalError && error.code === 'wrongCredentials') {
        form.setFields([{ name: 'oldPassword', errors: [intl.formatMessage(accountMessages.wrong)] }]);
      } else if (weaknesses.length > 0) {
        form.setFields(weaknesses);
      } else {
        dispatch(notify({ kind: 'error', error: toErrorData(error) }));
      }
    }
  }
  return (
    <PortalForm<Values> form={form} requiredMark={false} onFinish={(values) => void run(() => save(values))}>
      {/* Tells password managers the account. */}
      <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <Form.Item
        name="oldPassword"
        label={intl.formatMessage(accountMessages.oldPassword)}
        rules={[required]}
      >
        <Input.Password size="large" autoComplete="current-password" dir="ltr" />
      </Form.Item>
      <NewPasswordFields name="newPassword" rules={[isDifferent(intl)]} />
      <SubmitButton size="large" isRunning={isRunning}>
        {intl.formatMessage(accountMessages.submit)}
      </SubmitButton>
    </PortalForm>
  );
}

const isDifferent =
  ({ formatMessage }: IntlShape): FormRule =>
  ({ getFieldValue }) => ({
    validator: (_, value) =>
      value && value === getFieldValue('oldPassword')
        ? Promise.reject(new Error(formatMessage(accountMessages.same)))
        : Promise.resolve(),
  });
