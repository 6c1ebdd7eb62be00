import { ExportOutlined } from '@ant-design/icons';
import { Ltr } from '@portal/shared/ui';
import { Typography } from 'antd';
import { useIntl } from 'react-intl';
import { airwayBillMessages, trackMessage } from './parcel.messages';

interface AirwayBillProps {
  readonly number: string;
  /** The courier's page of this parcel; without one the number is shown plain. */
  readonly trackingUrl?: string | null;
}

/** An airway bill number: left to right in every language, copied by one click, and the way to the courier's page of the parcel. */
export function AirwayBill({ number, trackingUrl = null }: AirwayBillProps) {
  const { formatMessage } = useIntl();
  const tooltips = [formatMessage(airwayBillMessages.copy), formatMessage(airwayBillMessages.copied)];
  return (
    <Typography.Text copyable={{ text: number, tooltips }}>
      {trackingUrl ? (
        <a
          href={trackingUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={formatMessage(trackMessage, { number })}
        >
          <Ltr>{number}</Ltr> <ExportOutlined aria-hidden />
        </a>
      ) : (
        <Ltr>{number}</Ltr>
      )}
    </Typography.Text>
  );
}
