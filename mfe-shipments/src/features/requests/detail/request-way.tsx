import type { ServiceRequest } from '@portal/shared/contract';
import { useDates } from '@portal/shared/i18n';
import { Link } from '@portal/shared/router';
import { Facts, SectionCard } from '@portal/shared/ui';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { courierMessages } from '../../../components/courier.messages';
import { AirwayBill } from '../../../components/parcel/airway-bill';
import { shipmentPath, typeOfSide } from '../../../domain/shipment-paths';
import { requestFieldMessages } from '../requests.messages';
import { requestDetailMessages } from './request-detail.messages';

/** The way of what was asked for: from the lab and, for a doctor's request, from the organisation on. */
export function RequestWay({ request }: { request: ServiceRequest }) {
  const { formatMessage } = useIntl();
  const { courier, airwayBillNumber, trackingUrl, shippedAt, lastMile, shipmentUuid, side } = request;
  if (courier === null && airwayBillNumber === null && shipmentUuid === null) return null;
  const parcel = shipmentUuid && (
    <Link to={shipmentPath(typeOfSide(side), shipmentUuid)}>
      {formatMessage(requestDetailMessages.openParcel)}
    </Link>
  );
  return (
    <Flex wrap gap={16}>
      <Way
        title={formatMessage(requestDetailMessages.firstMile)}
        way={{ courier, airwayBillNumber, trackingUrl, shippedAt }}
        extra={parcel}
      />
      {lastMile && <Way title={formatMessage(requestDetailMessages.lastMile)} way={lastMile} />}
    </Flex>
  );
}

interface WayProps {
  readonly title: string;
  readonly way: Pick<ServiceRequest, 'courier' | 'airwayBillNumber' | 'trackingUrl' | 'shippedAt'>;
  readonly extra?: ReactNode;
}

function Way({ title, way: { courier, airwayBillNumber: number, trackingUrl, shippedAt }, extra }: WayProps) {
  const { formatMessage } = useIntl();
  const { date } = useDates();
  return (
    <div style={{ flex: '1 1 260px' }}>
      <SectionCard title={title} extra={extra}>
        <Facts
          facts={[
            { key: 'courier', label: formatMessage(courierMessages.courier), value: courier?.title },
            {
              key: 'airwayBill',
              label: formatMessage(courierMessages.airwayBill),
              value: number && <AirwayBill number={number} trackingUrl={trackingUrl} />,
            },
            {
              key: 'shippedAt',
              label: formatMessage(requestFieldMessages.shippedAt),
              value: shippedAt && date(shippedAt),
            },
          ]}
        />
      </SectionCard>
    </div>
  );
}
