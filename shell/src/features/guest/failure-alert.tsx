import { toErrorData } from '@portal/shared/api';
import { failureTexts } from '@portal/shared/ui';
import { Alert } from 'antd';
import { useIntl } from 'react-intl';

/** Why a call of a guest page failed, where it is about none of the fields; announced. */
export function FailureAlert({ error }: { error: unknown }) {
  const intl = useIntl();
  if (error === null) return null;
  const texts = failureTexts(toErrorData(error), intl);
  return <Alert type="error" showIcon role="alert" title={texts.join(' ')} style={{ marginBlockEnd: 24 }} />;
}
