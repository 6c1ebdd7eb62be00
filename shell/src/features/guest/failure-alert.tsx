import { toErrorData } from '@portal/shared/api';
import { failureTexts } from '@portal/shared/ui';
import { Alert } from 'antd';
import { useIntl } from 'react-intl';

/** The error of a call that belongs to no field of the form. */
export function FailureAlert({ error }: { error: unknown }) {
  const intl = useIntl();
  if (error === null) return null;
  const texts = failureTexts(toErrorData(error), intl);
  return <Alert type="error" showIcon role="alert" title={texts.join(' ')} style={{ marginBlockEnd: 24 }} />;
}
