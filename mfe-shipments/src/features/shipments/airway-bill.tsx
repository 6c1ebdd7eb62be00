import { Ltr } from '@portal/shared/ui';
import { Typography } from 'antd';
import { useIntl } from 'react-intl';
import { messages } from './shipments.messages';

/** An airway bill number: left to right in every language, and copied by one click. */
export function AirwayBill({ number }: { number: string }) {
  const { formatMessage } = useIntl();
  const tooltips = [formatMessage(messages.copy), formatMessage(messages.copied)];
  return (
    <Typography.Text copyable={{ text: number, tooltips }} style={{ whiteSpace: 'nowrap' }}>
      <Ltr>{number}</Ltr>
    </Typography.Text>
  );
}
