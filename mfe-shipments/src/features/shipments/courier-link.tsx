import { ExportOutlined } from '@ant-design/icons';
import type { Shipment } from '@portal/shared/contract';
import { useIntl } from 'react-intl';
import { trackMessage } from './shipments.messages';

/** The courier, with the way to its page of this parcel when there is one. */
export function CourierLink({
  courier,
  trackingUrl,
}: {
  courier: NonNullable<Shipment['courier']>;
  trackingUrl: string | null;
}) {
  const { formatMessage } = useIntl();
  if (!trackingUrl) return courier.title;
  return (
    <a
      href={trackingUrl}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={formatMessage(trackMessage, { courier: courier.title })}
    >
      {courier.title} <ExportOutlined aria-hidden />
    </a>
  );
}
