import { Page } from '@portal/shared/ui';
import { Card, Typography } from 'antd';
import { useIntl } from 'react-intl';
import { accountMessages } from './account.messages';
import { ResetPasswordForm } from './reset-password-form';

/** Changes the password of the signed-in person (SH-28). */
export function ResetPasswordPage() {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage(accountMessages.title)}>
      <Card style={{ maxWidth: 480 }}>
        <Typography.Paragraph type="secondary">{formatMessage(accountMessages.hint)}</Typography.Paragraph>
        <ResetPasswordForm />
      </Card>
    </Page>
  );
}
