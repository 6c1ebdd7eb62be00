import { Alert } from 'antd';
import { useIntl } from 'react-intl';
import { viewerMessages } from './viewer.messages';

/** Says that the picture is not of the plan yet. */
export function ScansAlert() {
  const { formatMessage } = useIntl();
  return <Alert type="info" showIcon title={formatMessage(viewerMessages.scansOnly)} />;
}
